import { graphNodeStatuses } from '../types.js';
import type { GlyphStrokes } from './glyph-paths.js';
import type { Palette } from './palette.js';

/** Drawing context of both canvas kinds. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A glyph ready to be drawn. */
export type GlyphShapes = readonly (readonly { path: Path2D; dash: number[] }[])[];

export const shapesOf = (glyphs: GlyphStrokes): GlyphShapes =>
  glyphs.map((strokes) => strokes.map(({ path, dash }) => ({ path: new Path2D(path), dash })));

const statusAt = Object.fromEntries(graphNodeStatuses.map((status, at) => [status, at])) as Record<
  (typeof graphNodeStatuses)[number],
  number
>;

export const full = 2 * Math.PI;
/** Under these radii on the screen, in px: a square; a disc without glyph and badge. */
export const squareBelow = 1.6;
export const plainBelow = 6;
/** Edge of the ground on which glyphs are drawn. */
const glyphGround = 24;

export interface DiscStyle {
  palette: Palette;
  glyphs: GlyphShapes;
}

const circle = (context: Context, r: number) => {
  context.beginPath();
  context.arc(0, 0, r, 0, full);
};

/** Small on the screen: an outline; filled at work, broken while waiting, with a dot when done and a square when failed. */
function plainDisc(context: Context, style: DiscStyle, tone: string, status: number, r: number) {
  const { palette } = style;
  circle(context, r);
  context.fillStyle = status === statusAt.processing ? tone : palette.ground;
  context.fill();
  context.lineWidth = Math.min(1.5, Math.max(0.8, r * 0.3));
  context.strokeStyle = tone;
  if (status === statusAt.inactive) context.globalAlpha *= 0.55;
  if (status === statusAt.waiting) context.setLineDash([r * 0.8, r * 0.8]);
  context.stroke();
  context.setLineDash([]);
  if (status === statusAt.completed) {
    circle(context, r * 0.45);
    context.fillStyle = palette.success;
    context.fill();
  } else if (status === statusAt.failed) {
    const edge = Math.max(1, r * 0.9);
    context.fillStyle = palette.danger;
    context.fillRect(-edge / 2, -edge / 2, edge, edge);
  }
}

/** The picture of an agent around `0 0`, as the small graph draws it. */
function wholeDisc(context: Context, style: DiscStyle, type: number, status: number, r: number) {
  const { palette, glyphs } = style;
  const tone = palette.tones[type] as string;
  const busy = status === statusAt.processing;
  const away = status === statusAt.inactive ? 0.55 : 1;
  context.strokeStyle = tone;
  if (busy) {
    context.globalAlpha = 0.4;
    context.lineWidth = 1;
    circle(context, r + 6);
    context.stroke();
    context.globalAlpha = 1;
  }
  circle(context, r);
  context.fillStyle = busy ? tone : palette.ground;
  context.fill();
  context.globalAlpha = away;
  context.lineWidth = 1.5;
  if (status === statusAt.waiting) context.setLineDash([3, 3]);
  context.stroke();
  context.setLineDash([]);
  if (status === statusAt.learning) {
    context.globalAlpha = 0.6;
    context.lineWidth = 1;
    circle(context, r - 3);
    context.stroke();
  }
  context.globalAlpha = away;
  context.save();
  context.translate(-r / 2, -r / 2);
  context.scale(r / glyphGround, r / glyphGround);
  context.strokeStyle = busy ? palette.ground : tone;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { path, dash } of glyphs[type] ?? []) {
    context.setLineDash(dash);
    context.stroke(path);
  }
  context.restore();
  context.globalAlpha = 1;
  if (status === statusAt.completed) badge(context, palette, r * 0.72);
  if (status === statusAt.failed) failure(context, palette, r * 0.72);
}

/** The square of what failed, in the same place. */
function failure(context: Context, palette: Palette, away: number) {
  context.beginPath();
  context.roundRect(away - 5, -away - 5, 10, 10, 2.5);
  context.fillStyle = palette.danger;
  context.fill();
  context.strokeStyle = palette.ground;
  context.lineWidth = 2;
  context.stroke();
}

/** The check of what is done, at the upper right. */
function badge(context: Context, palette: Palette, away: number) {
  context.save();
  context.translate(away, -away);
  circle(context, 6);
  context.fillStyle = palette.success;
  context.fill();
  context.strokeStyle = palette.ground;
  context.lineWidth = 2;
  context.stroke();
  context.beginPath();
  context.moveTo(-2.4, 0);
  context.lineTo(-0.7, 1.7);
  context.lineTo(2.3, -1.5);
  context.strokeStyle = palette.onSuccess;
  context.lineWidth = 1.5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
  context.restore();
}

/**
 * Draws an agent with its centre at `x y`.
 * @param k px of the screen per px of the picture
 */
export function paintDisc(
  context: Context,
  style: DiscStyle,
  type: number,
  status: number,
  at: { x: number; y: number; r: number; k: number },
): void {
  const { x, y, r, k } = at;
  const tone = style.palette.tones[type] as string;
  if (r * k < squareBelow) {
    const edge = Math.max(1, 2 * r * k);
    context.fillStyle = tone;
    context.fillRect(x - edge / 2, y - edge / 2, edge, edge);
    return;
  }
  context.save();
  context.translate(x, y);
  if (r * k < plainBelow) plainDisc(context, style, tone, status, r * k);
  else {
    context.scale(k, k);
    wholeDisc(context, style, type, status, r);
  }
  context.restore();
}
