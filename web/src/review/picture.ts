/** Picture export and file download of a review. */
import { paint } from "../board/sprites";
import { placement, type Side } from "../board/squares";

/** Saves a blob as a file. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export interface Picture {
  board: string;
  from: Side;
  /** Names of the players, far and near. */
  names: readonly [string, string];
  /** Move, ruling or result shown. */
  caption: string;
  isRightToLeft: boolean;
}

const SQUARE = 120;
const EDGE = 60;
const BAND = 110;
const WIDTH = 8 * SQUARE + 2 * EDGE;
const HEIGHT = 8 * SQUARE + 3 * BAND;

/** Renders the board with names and caption as PNG. */
export async function picture(what: Picture): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => painted(style.getPropertyValue(name));
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = "#f6f3ec";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const board = document.createElement("canvas");
  const colours = { light: colour("--light-square"), dark: colour("--dark-square") };
  paint(board, placement(what.board), what.from, SQUARE, colours);
  pen.drawImage(board, EDGE, BAND);
  write(pen, what);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The light variant of a theme colour. */
function painted(value: string): string {
  return /light-dark\(\s*([^,]+),/.exec(value)?.[1]?.trim() ?? value.trim();
}

function write(pen: CanvasRenderingContext2D, { names, caption, isRightToLeft }: Picture): void {
  const font = (size: number, weight: number) => `${weight} ${size}px system-ui, sans-serif`;
  pen.textBaseline = "middle";
  pen.direction = isRightToLeft ? "rtl" : "ltr";
  pen.textAlign = "start";
  const start = isRightToLeft ? WIDTH - EDGE : EDGE;
  const width = WIDTH - 2 * EDGE;
  const bottom = BAND + 8 * SQUARE;
  pen.fillStyle = "#221d18";
  pen.font = font(46, 600);
  pen.fillText(names[0], start, BAND / 2, width);
  pen.fillText(names[1], start, bottom + BAND / 2, width);
  pen.fillStyle = "#6a6157";
  pen.font = font(38, 400);
  pen.fillText(caption, start, bottom + 1.35 * BAND, width);
}
