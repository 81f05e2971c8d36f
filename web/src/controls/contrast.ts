/** Contrast of two colours by WCAG 2. */
export type Rgb = readonly [number, number, number];

/** Red, green and blue of any colour that the browser knows. */
export function rgb(colour: string): Rgb {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!brush) return [0, 0, 0];
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
