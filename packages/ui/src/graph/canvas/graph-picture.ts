import type { View } from '../view-box.js';
import { chooseLabels, type ChosenLabel, type LabelText } from './choose-labels.js';
import type { GlyphStrokes } from './glyph-paths.js';
import { drawStrip, halo } from './label-strip.js';
import { openPainter } from './open-painter.js';
import type { Line } from './open-worker.js';
import type { Frame, PaintOrder } from './paint-orders.js';
import type { Palette } from './palette.js';
import type { Scene } from './scene.js';

/** Everything the picture shows; each part may be changed alone. */
export interface PictureParts {
  scene: Scene;
  orbits: readonly number[];
  /** Nodes in the order in which their names are wanted. */
  ranked: Uint32Array;
  /** Lent; after a change in place pass the same array again. */
  positions: Float32Array;
  settled: boolean;
  colors: { palette: Palette; glyphs: GlyphStrokes };
  size: { width: number; height: number; dpr: number };
  text: {
    of: (node: number, k: number) => LabelText;
    nameFont: string;
    noteFont: string;
    em: number;
    end: 'left' | 'right';
  };
  marks: { emphasis: number; selected: number; focused: number };
}

/** px drawn beyond each edge, so that a quick movement does not show them at once. */
const margin = 56;
/** ms without movement after which everything is drawn in full. */
const rest = 140;
/** New names per frame while something moves; the others follow. */
const hurried = 16;
/** Names while the layout moves under them. */
const whileSettling = 32;
/** Names kept drawn. */
const mostSprites = 1500;

const missing = -1;
const noMarks: PictureParts['marks'] = { emphasis: missing, selected: missing, focused: missing };

/**
 * The canvas and what keeps it up to date. The last frame follows every movement at once, moved and
 * scaled as a whole, and the next one, drawn beside the page, takes its place when it is ready.
 */
export class GraphPicture {
  private parts: Partial<PictureParts> = {};
  private view: View = { k: 1, x: 0, y: 0 };
  private readonly painter: Line<PaintOrder>;
  private canvas: HTMLCanvasElement | null = null;
  private shown: Frame | null = null;
  private readonly unsent = new Set<keyof PictureParts>();
  private readonly sprites = new Set<string>();
  private movedAt = -Infinity;
  private busy = false;
  private waiting: (() => void)[] = [];
  private stripCanvas: OffscreenCanvas | null = null;
  private wanted = false;
  private raf = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param room element that holds the canvas
   * @param className of the canvas
   * @param onStill called when what is shown is complete and nothing moves
   */
  constructor(
    private readonly room: HTMLElement,
    className: string,
    private readonly onStill: (still: boolean) => void,
  ) {
    this.painter = openPainter(
      (canvas) => {
        canvas.className = className;
        canvas.setAttribute('aria-hidden', 'true');
        this.canvas?.remove();
        this.canvas = canvas;
        this.room.append(canvas);
      },
      (frame) => this.drawn(frame),
    );
  }

  /** @param onDrawn called once, when the next frame is on the canvas */
  update(parts: Partial<PictureParts>, onDrawn?: () => void): void {
    if (onDrawn) this.waiting.push(onDrawn);
    Object.assign(this.parts, parts);
    for (const name of Object.keys(parts)) this.unsent.add(name as keyof PictureParts);
    this.request();
  }

  /** One node was moved by hand; `positions` is changed already. */
  move(node: number): void {
    const positions = this.parts.positions as Float32Array;
    const to = [positions[2 * node] as number, positions[2 * node + 1] as number] as const;
    this.painter.send({ move: node, to });
    this.movedAt = performance.now();
    this.request();
  }

  look(view: View): void {
    const isSame = view.k === this.view.k && view.x === this.view.x && view.y === this.view.y;
    if (isSame) return;
    this.view = view;
    if (this.shown) this.movedAt = performance.now();
    this.follow();
    this.request();
  }

  close(): void {
    cancelAnimationFrame(this.raf);
    clearTimeout(this.timer);
    this.painter.close();
    this.canvas?.remove();
  }

  private request() {
    this.onStill(false);
    this.wanted = true;
    if (this.busy || this.raf !== 0) return;
    this.raf = requestAnimationFrame(() => {
      this.raf = 0;
      this.draw();
    });
  }

  private drawn(frame: Frame) {
    this.busy = false;
    this.shown = frame;
    const { canvas } = this;
    if (canvas) {
      canvas.style.inlineSize = `${frame.width}px`;
      canvas.style.blockSize = `${frame.height}px`;
    }
    this.follow();
    const { waiting } = this;
    this.waiting = [];
    for (const callback of waiting) callback();
    if (this.wanted) this.request();
    else if (frame.hasty) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.request(), rest);
    } else this.onStill(true);
  }

  /** Moves the frame that is shown to where the view is now. */
  private follow() {
    const { shown, view, canvas } = this;
    if (!shown || !canvas) return;
    const scale = view.k / shown.k;
    const [x, y] = [view.x - shown.x * scale, view.y - shown.y * scale];
    canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  private send() {
    const { unsent, parts, painter } = this;
    const has = (name: keyof PictureParts) => unsent.has(name);
    if ((has('scene') || has('orbits')) && parts.scene) {
      painter.send({ scene: parts.scene, orbits: parts.orbits ?? [] });
    }
    if (has('positions') && parts.positions) painter.send({ positions: parts.positions });
    if (has('colors') && parts.colors) painter.send(parts.colors);
    // Names drawn for another theme, size or font are of no use.
    if (has('colors') || has('size') || has('text')) this.forgetSprites();
    unsent.clear();
  }

  private forgetSprites() {
    if (this.sprites.size === 0) return;
    this.sprites.clear();
    this.painter.send({ forgetSprites: true });
  }

  private labels(width: number, height: number): ChosenLabel[] {
    const { scene, ranked, positions, settled, text, marks = noMarks } = this.parts;
    if (!scene || !ranked || !positions || !text) return [];
    const { k, x, y } = this.view;
    return chooseLabels({
      positions,
      radii: scene.radii,
      ranked,
      limit: settled ? undefined : whileSettling,
      always: [marks.focused, marks.emphasis, marks.selected],
      k,
      x: x + margin,
      y: y + margin,
      width,
      height,
      em: text.em,
      end: text.end,
      textOf: (node) => text.of(node, k),
    });
  }

  /** @returns whether names are still to be drawn */
  private drawSprites(labels: readonly ChosenLabel[], hasty: boolean): boolean {
    const { text, colors, size } = this.parts;
    if (!text || !colors || !size) return false;
    const fresh = new Map(
      labels.filter(({ key }) => !this.sprites.has(key)).map((label) => [label.key, label]),
    );
    if (fresh.size === 0) return false;
    const now = [...fresh.values()].slice(0, hasty ? hurried : undefined);
    const look = { ...text, dpr: size.dpr, palette: colors.palette };
    const { canvas, sprites } = drawStrip(now, look, (width, height) => {
      if (typeof OffscreenCanvas === 'undefined') {
        return Object.assign(document.createElement('canvas'), { width, height });
      }
      this.stripCanvas ??= new OffscreenCanvas(1, 1);
      return Object.assign(this.stripCanvas, { width, height });
    });
    if ('transferToImageBitmap' in canvas) {
      const strip = canvas.transferToImageBitmap();
      this.painter.send({ strip, sprites }, [strip]);
    } else this.painter.send({ strip: canvas, sprites });
    for (const { key } of now) this.sprites.add(key);
    return now.length < fresh.size;
  }

  private draw() {
    const { size, scene, positions, colors, settled, marks = noMarks } = this.parts;
    this.wanted = false;
    if (!size || !scene || !positions || !colors) return;
    this.send();
    const { k, x, y } = this.view;
    const [width, height] = [size.width + 2 * margin, size.height + 2 * margin];
    const moving = performance.now() - this.movedAt < rest;
    const chosen = this.labels(width, height);
    if (this.sprites.size + chosen.length > mostSprites) this.forgetSprites();
    const behind = this.drawSprites(chosen, moving || !settled);
    const labels = chosen.map((label) => ({
      key: label.key,
      x: label.x - label.width / 2 - halo,
      y: label.y - halo,
    }));
    const { dpr } = size;
    this.busy = true;
    this.painter.send({
      frame: {
        k,
        x: x + margin,
        y: y + margin,
        width,
        height,
        dpr,
        hasty: moving || !settled || behind,
        ...marks,
        labels,
      },
    });
  }
}
