import { graphLinkTypes } from '../types.js';
import type { Context } from './paint-disc.js';
import type { Palette } from './palette.js';
import type { LinkBatch, Scene } from './scene.js';

/** Where the scene is on the screen. */
export interface Screen {
  positions: Float32Array;
  /** px of the screen per px of the picture, and the place of its origin. */
  k: number;
  x: number;
  y: number;
  /** Edges of what is drawn, in px of the screen. */
  width: number;
  height: number;
}

/** From this scale on lines begin and end beside the discs, have heads, and are dashed by kind. */
export const detailedFrom = 0.42;
/** As in the small graph, in px of the picture. */
const startGap = 3;
const endGap = 5;
const head = 3;
const pairBow = 10;
const dashes: Record<(typeof graphLinkTypes)[number], readonly number[]> = {
  data: [],
  feedback: [4, 3],
  control: [1, 4],
};

/** The way of one link on the screen: start, middle it bows through, end. */
const way = new Float64Array(6);

/** Fills `way`. @returns false where there is nothing to see of the link */
function wayOf(scene: Scene, link: number, screen: Screen, detailed: boolean): boolean {
  const { positions, k, x, y, width, height } = screen;
  const a = scene.from[link] as number;
  const b = scene.to[link] as number;
  const ax = (positions[2 * a] as number) * k + x;
  const ay = (positions[2 * a + 1] as number) * k + y;
  const bx = (positions[2 * b] as number) * k + x;
  const by = (positions[2 * b + 1] as number) * k + y;
  if ((ax < 0 && bx < 0) || (ay < 0 && by < 0)) return false;
  if ((ax > width && bx > width) || (ay > height && by > height)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  // Also what is not a number.
  if (!(length > 0.5)) return false;
  const [ux, uy] = [dx / length, dy / length];
  const from = detailed ? ((scene.radii[a] as number) + startGap) * k : 0;
  const to = detailed ? ((scene.radii[b] as number) + endGap) * k : 0;
  if (detailed && length < from + to + 2 * head * k) return false;
  const bow = detailed && scene.pairs[link] === 1 ? pairBow * k : 0;
  way[0] = ax + ux * from - uy * bow * 0.5;
  way[1] = ay + uy * from + ux * bow * 0.5;
  way[2] = (ax + bx) / 2 - uy * bow * 1.5;
  way[3] = (ay + by) / 2 + ux * bow * 1.5;
  way[4] = bx - ux * to - uy * bow * 0.5;
  way[5] = by - uy * to + ux * bow * 0.5;
  return true;
}

/** Adds the way to the path. */
function trace(context: Context, bowed: boolean) {
  const [x1, y1, mx, my, x2, y2] = way as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  context.moveTo(x1, y1);
  if (bowed) context.quadraticCurveTo(mx, my, x2, y2);
  else context.lineTo(x2, y2);
}

/** Adds the head at the end of the way. */
function traceHead(context: Context, half: number) {
  const [, , mx, my, x2, y2] = way as unknown as [number, number, number, number, number, number];
  const length = Math.hypot(x2 - mx, y2 - my) || 1;
  const ux = ((x2 - mx) / length) * half;
  const uy = ((y2 - my) / length) * half;
  context.moveTo(x2, y2);
  context.lineTo(x2 - 2 * ux - uy, y2 - 2 * uy + ux);
  context.lineTo(x2 - 2 * ux + uy, y2 - 2 * uy - ux);
  context.closePath();
}

interface Look {
  palette: Palette;
  /** Share of its usual opacity. */
  opacity: number;
  /** Something is moving: the lines are enough. */
  hasty: boolean;
  dpr: number;
}

/**
 * Draws links of one style with one stroke and one fill.
 * @param links their positions in the scene
 */
function paintBatch(
  context: Context,
  scene: Scene,
  screen: Screen,
  batch: LinkBatch,
  links: Iterable<number>,
  { palette, opacity, hasty, dpr }: Look,
) {
  const { k } = screen;
  const detailed = k >= detailedFrom;
  const { active } = batch;
  context.strokeStyle = active ? palette.accent : palette.link;
  // Seen from afar thousands of lines would be one grey.
  const afar = Math.min(1, Math.max(0.45, k / detailedFrom));
  context.globalAlpha = opacity * (active ? 1 : palette.linkOpacity * afar);
  // Not thinner than half a device pixel: below that lines would only get paler. In a hurry not
  // thicker than one: above that a rasterizer without a graphics card takes ten times as long.
  const width = Math.max(0.5 / dpr, batch.width * k);
  context.lineWidth = hasty ? Math.min(1 / dpr, width) : width;
  const kind = graphLinkTypes[batch.kind] ?? 'data';
  const dashed = detailed && !hasty;
  context.lineCap = dashed && kind === 'control' ? 'round' : 'butt';
  context.setLineDash(dashed ? dashes[kind].map((length) => length * k) : []);
  const heads: number[] = [];
  context.beginPath();
  for (const link of links) {
    if (!wayOf(scene, link, screen, detailed)) continue;
    trace(context, detailed && scene.pairs[link] === 1);
    if (dashed) heads.push(link);
  }
  context.stroke();
  context.setLineDash([]);
  if (heads.length === 0) return;
  context.fillStyle = active ? palette.accent : palette.link;
  context.globalAlpha = opacity * (active ? 1 : palette.headOpacity);
  context.beginPath();
  for (const link of heads) {
    wayOf(scene, link, screen, true);
    traceHead(context, (active ? 3.6 : head) * k);
  }
  context.fill();
}

function* every({ start, end }: LinkBatch) {
  for (let link = start; link < end; link += 1) yield link;
}

/**
 * Draws all links, a stroke per style.
 * @param emphasis a node whose links come forward while all others step back, -1 for none
 */
export function paintLinks(
  context: Context,
  scene: Scene,
  screen: Screen,
  look: Omit<Look, 'opacity'>,
  emphasis: number,
): void {
  context.save();
  const back = emphasis < 0 ? 1 : look.palette.backOpacity;
  for (const batch of scene.batches) {
    paintBatch(context, scene, screen, batch, every(batch), { ...look, opacity: back });
  }
  if (emphasis >= 0) {
    for (const batch of scene.batches) {
      const own = [...every(batch)].filter(
        (link) => scene.from[link] === emphasis || scene.to[link] === emphasis,
      );
      if (own.length > 0) {
        paintBatch(context, scene, screen, batch, own, { ...look, opacity: 1 });
      }
    }
  }
  context.restore();
}
