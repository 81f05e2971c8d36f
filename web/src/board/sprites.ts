/**
 * Small boards on a canvas. Forty SVG boards are too slow to repaint at 60 Hz. Each piece is drawn
 * once for a size and then copied.
 */
import { settings } from "../settings/settings.svelte";
import { eyeColour, FIELD, GRAIN, type PieceSet, type SetName, SETS, SHADED } from "./pieceSets";
import { isDark, viewCoordinates, sideOf, type Placement, type Side, SQUARES } from "./squares";

const sprites: Record<string, HTMLCanvasElement> = {};

function body(pen: CanvasRenderingContext2D, set: PieceSet, side: Side): CanvasGradient {
  const [from, to] = GRAIN;
  const gradient = pen.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const { at, colour } of set.colours[side].body) gradient.addColorStop(at, colour);
  return gradient;
}

/** Small pieces need a thicker outline. */
const edge = ({ edge }: PieceSet, size: number) => Math.max(edge * 1.2, size < 40 ? 5 : 0);

function draw(letter: string, size: number, name: SetName): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const pen = canvas.getContext("2d");
  const set: PieceSet = SETS[name];
  const drawing = set.drawings[letter.toLowerCase()];
  if (!pen || !drawing) return canvas;
  const side = sideOf(letter);
  const colours = set.colours[side];
  pen.scale(size / FIELD.size, size / FIELD.size);
  pen.translate(-FIELD.at, -FIELD.at);
  pen.lineJoin = pen.lineCap = "round";
  const outline = new Path2D(drawing.body);
  pen.fillStyle = body(pen, set, side);
  pen.fill(outline);
  pen.globalAlpha = SHADED;
  pen.fillStyle = colours.shade;
  pen.fill(new Path2D(drawing.shade));
  pen.globalAlpha = 1;
  pen.strokeStyle = colours.lines;
  pen.lineWidth = set.cut * 1.15;
  pen.stroke(new Path2D(drawing.lines));
  pen.strokeStyle = colours.edge;
  pen.lineWidth = edge(set, size);
  pen.stroke(outline);
  if (letter.toLowerCase() === "n") eye(pen, set, side);
  return canvas;
}

function eye(pen: CanvasRenderingContext2D, set: PieceSet, side: Side): void {
  pen.fillStyle = eyeColour(set, side);
  pen.beginPath();
  pen.arc(set.eye.x, set.eye.y, set.eye.r, 0, 7);
  pen.fill();
}

const sprite = (letter: string, size: number) =>
  (sprites[`${settings.pieces}${letter}${size}`] ??= draw(letter, size, settings.pieces));

export interface Colours {
  light: string;
  dark: string;
}

/** Paints a placement; `square` is the width of a square in pixels. */
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
    const [column, row] = viewCoordinates(name, from);
    const [x, y] = [column * square, row * square];
    pen.fillStyle = isDark(name) ? colours.dark : colours.light;
    pen.fillRect(x, y, square, square);
    const piece = men.get(name);
    if (piece) pen.drawImage(sprite(piece, square), x, y);
  }
}
