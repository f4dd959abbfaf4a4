import { graphNodeStatuses, graphNodeTypes } from '../types.js';
import { type Context, type DiscStyle, paintDisc } from './paint-disc.js';

const statuses = graphNodeStatuses.length;
/** A larger disc is drawn itself: there are few of them then. */
const largest = 26;
/** Room around a disc for its ring and badge, in px of the picture. */
const around = 9;

/** Each kind of disc drawn once for a zoom level; the many are copies. */
export class DiscSprites {
  private canvas: OffscreenCanvas | HTMLCanvasElement | null = null;
  private drawn = '';
  private edge = 0;

  constructor(private readonly newCanvas: () => OffscreenCanvas | HTMLCanvasElement) {}

  /** Forgets what is drawn: the theme has changed. */
  clear(): void {
    this.drawn = '';
  }

  /**
   * @param radii by type
   * @returns draws a disc, its centre at `x y` in px of the screen
   */
  at(k: number, radii: readonly number[], dpr: number, style: DiscStyle) {
    const r = Math.max(...radii);
    const whole = (context: Context, type: number, status: number, x: number, y: number) =>
      paintDisc(context, style, type, status, { x, y, r: radii[type] as number, k });
    if (r * k > largest) return whole;
    this.edge = Math.ceil((r + around) * 2 * k * dpr) + 2;
    this.draw(`${k} ${dpr} ${radii.join()}`, dpr, whole);
    const { canvas, edge } = this;
    if (!canvas) return whole;
    const size = edge / dpr;
    return (context: Context, type: number, status: number, x: number, y: number) =>
      context.drawImage(
        canvas,
        (type * statuses + status) * edge,
        0,
        edge,
        edge,
        // On whole device pixels, or every copy would be blurred in its own way.
        Math.round((x - size / 2) * dpr) / dpr,
        Math.round((y - size / 2) * dpr) / dpr,
        size,
        size,
      );
  }

  private draw(
    wanted: string,
    dpr: number,
    disc: (context: Context, type: number, status: number, x: number, y: number) => void,
  ) {
    if (wanted === this.drawn) return;
    const { edge } = this;
    this.canvas ??= this.newCanvas();
    this.canvas.width = edge * graphNodeTypes.length * statuses;
    this.canvas.height = edge;
    const context = this.canvas.getContext('2d');
    if (!context) {
      this.canvas = null;
      return;
    }
    context.setTransform(dpr, 0, 0, dpr, 0, 0);
    for (let type = 0; type < graphNodeTypes.length; type += 1) {
      for (let status = 0; status < statuses; status += 1) {
        const x = ((type * statuses + status + 0.5) * edge) / dpr;
        disc(context, type, status, x, edge / 2 / dpr);
      }
    }
    this.drawn = wanted;
  }
}
