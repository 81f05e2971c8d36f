/**
 * Small boards, painted: forty of them with their pieces as drawings are more
 * than a browser repaints sixty times a second. Each piece is drawn once for a
 * size, and then copied.
 */
import { DRAWINGS, EYE } from "../board/men";
import { isDark, seen, type Placement, type Side, SQUARES } from "../board/squares";

/** As the large pieces are. */
const WHITE = { body: "#fbf4e4", edge: "#33261b", lines: "#33261b" };
const BLACK = { body: "#3b322c", edge: "#17110d", lines: "#d9c7aa" };

const sprites: Record<string, HTMLCanvasElement> = {};

function draw(letter: string, size: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d");
  const drawing = DRAWINGS[letter.toLowerCase()];
  if (!pen || !drawing) return canvas;
  const colours = letter === letter.toUpperCase() ? WHITE : BLACK;
  pen.scale(size / 100, size / 100);
  pen.lineJoin = pen.lineCap = "round";
  const body = new Path2D(drawing.body);
  pen.fillStyle = colours.body;
  pen.strokeStyle = colours.edge;
  pen.lineWidth = 4.5;
  pen.fill(body);
  pen.stroke(body);
  pen.strokeStyle = pen.fillStyle = colours.lines;
  pen.lineWidth = 3.5;
  pen.stroke(new Path2D(drawing.lines));
  if (letter.toLowerCase() === "n") {
    pen.beginPath();
    pen.arc(EYE.x, EYE.y, EYE.r, 0, 7);
    pen.fill();
  }
  return canvas;
}

const sprite = (letter: string, size: number) =>
  (sprites[`${letter}${size}`] ??= draw(letter, size));

export interface Colours {
  light: string;
  dark: string;
}

/** Paints what stands there into a canvas whose squares are so many pixels. */
export function paint(
  canvas: HTMLCanvasElement,
  men: Placement,
  from: Side,
  square: number,
  colours: Colours,
): void {
  const side = square * 8;
  if (canvas.width !== side) canvas.width = canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  for (const name of SQUARES) {
    const [column, row] = seen(name, from);
    const [x, y] = [column * square, row * square];
    pen.fillStyle = isDark(name) ? colours.dark : colours.light;
    pen.fillRect(x, y, square, square);
    const piece = men.get(name);
    if (piece) pen.drawImage(sprite(piece, square), x, y);
  }
}
