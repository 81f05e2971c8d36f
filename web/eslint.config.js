import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "max-lines": ["error", 250],
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An expression-bodied arrow function and `return f()` of a void call are easy to read.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Square and piece names are ASCII, so spreading a string by code units is safe.
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint has no types for imported components; svelte-check checks them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
    },
  },
  { files: ["test/**"], rules: { "max-lines-per-function": "off" } },
  {
    files: ["src/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "crypto", property: "randomUUID", message: "Not on plain http: use newKey()." },
      ],
    },
  },
  { ignores: ["src/api/schema.ts", "src/offline/worker.js", "*.config.js"] },
);
