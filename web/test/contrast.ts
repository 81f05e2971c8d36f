/** Contrast of texts and of the edges of controls, by computed colours. */
import type { Page } from "playwright-core";

/** Texts below 4.5:1 on their ground, and edges of controls below 3:1. */
export const lowContrast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Rgba = [number, number, number, number];
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    /** The browser resolves every notation of colours. */
    const parse = (colour: string): Rgba => {
      if (!brush) return [0, 0, 0, 0];
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Rgba, [x, y, z]: Rgba): Rgba => [
      r * a + x * (1 - a),
      g * a + y * (1 - a),
      b * a + z * (1 - a),
      1,
    ];
    const ground = (one: Element | null): Rgba => {
      if (!one) return parse("Canvas");
      const own = parse(getComputedStyle(one).backgroundColor);
      return own[3] === 1 ? own : over(own, ground(one.parentElement));
    };
    const light = (colour: Rgba) => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const ratio = (one: Rgba, other: Rgba) => {
      const [a, b] = [light(one), light(other)];
      return Math.max(a, b) / Math.min(a, b);
    };
    const clipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== "none" || clipped(one.parentElement));
    const wrong: string[] = [];
    const said = (one: Element) =>
      `${one.tagName.toLowerCase()}.${one.className} ${one.textContent.trim().slice(0, 30)}`;

    for (const one of document.querySelectorAll<HTMLElement>("body *")) {
      const words = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const writes = one.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea");
      if ((!words && !writes) || !one.checkVisibility() || clipped(one)) continue;
      // Squares are no ancestors of the coordinates; the gallery measures these pairs.
      if (one.closest(".coordinates")) continue;
      const behind = ground(one);
      const measured = ratio(over(parse(getComputedStyle(one).color), behind), behind);
      if (measured < 4.5) wrong.push(`text ${measured.toFixed(2)} ${said(one)}`);
    }

    const controls = document.querySelectorAll<HTMLElement>(
      "button, .btn, select, textarea, input:not([type=checkbox], [type=radio], [type=file])",
    );
    for (const one of controls) {
      if (!one.checkVisibility() || clipped(one) || one.matches(":disabled")) continue;
      const { borderBlockStartColor, borderBlockStartWidth, backgroundColor } =
        getComputedStyle(one);
      const edge = parse(borderBlockStartColor);
      // Without an edge the text alone says what can be done.
      if (edge[3] === 0 || borderBlockStartWidth === "0px") continue;
      const behind = ground(one.parentElement);
      const filled = ratio(over(parse(backgroundColor), behind), behind);
      const measured = Math.max(filled, ratio(over(edge, behind), behind));
      if (measured < 3) wrong.push(`edge ${measured.toFixed(2)} ${said(one)}`);
    }
    return wrong;
  });
