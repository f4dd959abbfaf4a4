import { graphNodeTypes } from '../types.js';
import { DiscSprites } from './disc-sprites.js';
import { type Context, type DiscStyle, full, shapesOf, squareBelow } from './paint-disc.js';
import { paintLinks, type Screen } from './paint-links.js';
import type { Frame, PaintOrder, SpriteBox } from './paint-orders.js';
import type { Palette } from './palette.js';
import type { Scene } from './scene.js';

type Strip = ImageBitmap | HTMLCanvasElement;

/** Least radius of a halo or a focus ring on the screen in px, however small the disc. */
const leastRing = 7;
/** While something moves, discs up to this radius on the screen are squares. */
const hastySquare = 4.5;
const coordinator = graphNodeTypes.indexOf('coordinator');

/** Knows the scene and draws frames of it; in a worker or on the page. */
export class ScenePainter {
  private scene: Scene | null = null;
  private orbits: readonly number[] = [];
  private positions: Float32Array = new Float32Array(0);
  private style: DiscStyle | null = null;
  private radii: number[] = [];
  private readonly sprites = new Map<string, SpriteBox & { strip: Strip }>();
  private readonly discs: DiscSprites;

  constructor(newCanvas: () => OffscreenCanvas | HTMLCanvasElement) {
    this.discs = new DiscSprites(newCanvas);
  }

  /** @returns the frame to draw now, if the order was one */
  take(order: PaintOrder): Frame | null {
    if ('frame' in order) return order.frame;
    if ('scene' in order) this.setScene(order.scene, order.orbits);
    else if ('positions' in order) this.positions = order.positions;
    else if ('move' in order) this.positions.set(order.to, 2 * order.move);
    else if ('palette' in order) this.setStyle(order.palette, shapesOf(order.glyphs));
    else if ('strip' in order) {
      for (const sprite of order.sprites) this.sprites.set(sprite.key, { ...sprite, ...order });
    } else this.forget();
    return null;
  }

  private setScene(scene: Scene, orbits: readonly number[]) {
    this.scene = scene;
    this.orbits = orbits;
    const managers = scene.radii.find((_, at) => scene.types[at] === coordinator);
    const others = scene.radii.find((_, at) => scene.types[at] !== coordinator) ?? managers ?? 12;
    this.radii = graphNodeTypes.map((_, type) =>
      type === coordinator ? (managers ?? others) : others,
    );
  }

  private setStyle(palette: Palette, glyphs: DiscStyle['glyphs']) {
    this.style = { palette, glyphs };
    this.discs.clear();
  }

  private forget() {
    for (const { strip } of this.sprites.values()) if ('close' in strip) strip.close();
    this.sprites.clear();
  }

  /** @param context of a canvas as large as the frame in device pixels */
  paint(context: Context, frame: Frame): void {
    const { dpr, width, height, emphasis, hasty } = frame;
    context.setTransform(dpr, 0, 0, dpr, 0, 0);
    context.clearRect(0, 0, width, height);
    const { scene, style, positions } = this;
    // Positions of another scene may still be on their way.
    if (!scene || !style || positions.length !== 2 * scene.count) return;
    const screen: Screen = { positions, k: frame.k, x: frame.x, y: frame.y, width, height };
    this.paintOrbits(context, screen, style.palette);
    paintLinks(context, scene, screen, { palette: style.palette, hasty, dpr }, emphasis);
    this.paintNodes(context, scene, style, screen, frame);
    this.paintLabels(context, frame);
  }

  private paintOrbits(context: Context, { k, x, y }: Screen, palette: Palette) {
    context.strokeStyle = palette.orbit;
    context.lineWidth = Math.max(0.75, k);
    for (const orbit of this.orbits) {
      context.beginPath();
      context.arc(x, y, orbit * k, 0, full);
      context.stroke();
    }
  }

  private paintNodes(
    context: Context,
    scene: Scene,
    style: DiscStyle,
    screen: Screen,
    frame: Frame,
  ) {
    const { positions, k, x, y, width, height } = screen;
    const { types, statuses, radii, count } = scene;
    const { palette } = style;
    const squares = Math.max(...this.radii) * k < (frame.hasty ? hastySquare : squareBelow);
    const disc = squares ? null : this.discs.at(k, this.radii, frame.dpr, style);
    const halo = (node: number, away: number, ring: () => void) => {
      if (node < 0 || node >= count) return;
      const sx = (positions[2 * node] as number) * k + x;
      const sy = (positions[2 * node + 1] as number) * k + y;
      context.beginPath();
      context.arc(sx, sy, Math.max(leastRing, ((radii[node] as number) + away) * k), 0, full);
      ring();
    };
    halo(frame.selected, 6, () => {
      context.fillStyle = palette.selection;
      context.fill();
      context.strokeStyle = palette.selectionEdge;
      context.lineWidth = Math.max(1.5, k);
      context.stroke();
    });
    for (let node = 0; node < count; node += 1) {
      const sx = (positions[2 * node] as number) * k + x;
      const sy = (positions[2 * node + 1] as number) * k + y;
      const reach = ((radii[node] as number) + 9) * k;
      if (!(sx > -reach && sy > -reach && sx < width + reach && sy < height + reach)) continue;
      const type = types[node] as number;
      if (disc) disc(context, type, statuses[node] as number, sx, sy);
      else {
        const edge = Math.max(1, 2 * (radii[node] as number) * k);
        context.fillStyle = palette.tones[type] as string;
        context.fillRect(sx - edge / 2, sy - edge / 2, edge, edge);
      }
    }
    halo(frame.focused, 4, () => {
      context.strokeStyle = palette.focus;
      context.lineWidth = Math.max(2, 2 * k);
      context.stroke();
    });
  }

  private paintLabels(context: Context, { labels, dpr }: Frame) {
    for (const { key, x, y } of labels) {
      const sprite = this.sprites.get(key);
      if (!sprite) continue;
      const { strip, width, height } = sprite;
      context.drawImage(
        strip,
        sprite.x,
        sprite.y,
        width,
        height,
        Math.round(x * dpr) / dpr,
        Math.round(y * dpr) / dpr,
        width / dpr,
        height / dpr,
      );
    }
  }
}
