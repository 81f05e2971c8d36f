// The design's lint: components use the tokens of src/ui/tokens.css, and no raw size, colour or
// radius. Thin lines (up to 3 px) and ratios are free.
const WIDTHS = ["16em", "40rem", "60rem", "80rem"];
const HEIGHTS = ["45rem"];
const LINES = [
  "width",
  "height",
  "/^(padding|margin|gap)/",
  "/^border/",
  "/^outline/",
  "/^inset/",
  "box-shadow",
  "stroke-width",
];

export default {
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  ignoreFiles: ["src/ui/**"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch", "oklab", "light-dark"],
    "unit-disallowed-list": [
      ["rem", "px", "em", "pt", "mm", "cm"],
      {
        ignoreProperties: { px: LINES },
        ignoreMediaFeatureNames: { rem: ["width", "height"], em: ["width"] },
      },
    ],
    "declaration-property-value-disallowed-list": { "/./": ["/(?<![\\d.])([4-9]|\\d{2,})px/"] },
    "declaration-property-value-allowed-list": {
      "font-size": ["/^var\\(--t(-1|[0-5]|-frame|-clock)\\)$/", "inherit", "0"],
      "font-weight": ["400", "500", "600", "inherit"],
      "/radius$/": ["/^(0|50%|inherit|var\\(--r[123]\\)|\\s|calc\\(.*\\))+$/"],
    },
    "media-feature-name-value-allowed-list": {
      width: WIDTHS,
      height: HEIGHTS,
    },
    "media-feature-name-disallowed-list": ["/^(min|max)-(width|height)$/"],
  },
};
