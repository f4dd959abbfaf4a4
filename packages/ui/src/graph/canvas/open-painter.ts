import { type Line, openWorker } from './open-worker.js';
import type { Context } from './paint-disc.js';
import type { Frame, PaintedFrame, PaintOrder } from './paint-orders.js';
import { ScenePainter } from './scene-painter.js';

const pixels = ({ width, height, dpr }: Frame) =>
  [Math.ceil(width * dpr), Math.ceil(height * dpr)] as const;

const newCanvas = () => document.createElement('canvas');

/** Draws on the page. */
function onPage(
  put: (canvas: HTMLCanvasElement) => void,
  onDrawn: (frame: Frame) => void,
): Line<PaintOrder> {
  const canvas = newCanvas();
  const context = canvas.getContext('2d') as Context | null;
  const painter = new ScenePainter(newCanvas);
  put(canvas);
  return {
    send: (order) => {
      const frame = painter.take(order);
      if (!frame) return;
      const [width, height] = pixels(frame);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      if (context) painter.paint(context, frame);
      onDrawn(frame);
    },
    close: () => canvas.remove(),
  };
}

const canDrawInWorker = () =>
  typeof OffscreenCanvas !== 'undefined' &&
  typeof ImageBitmapRenderingContext !== 'undefined' &&
  typeof OffscreenCanvas.prototype.transferToImageBitmap === 'function';

/**
 * Draws the graph's frames, in a worker where that is possible.
 * @param put called with the canvas that shows them, once, or a second time when the worker failed
 * @param onDrawn called when a frame is on that canvas
 */
export function openPainter(
  put: (canvas: HTMLCanvasElement) => void,
  onDrawn: (frame: Frame) => void,
): Line<PaintOrder> {
  if (!canDrawInWorker()) return onPage(put, onDrawn);
  const canvas = newCanvas();
  const shown = canvas.getContext('bitmaprenderer');
  put(canvas);
  return openWorker<PaintOrder, PaintedFrame>(
    () => new Worker(new URL('./paint-worker.js', import.meta.url), { type: 'module' }),
    ({ frame, picture }) => {
      if (canvas.width !== picture.width) canvas.width = picture.width;
      if (canvas.height !== picture.height) canvas.height = picture.height;
      shown?.transferFromImageBitmap(picture);
      onDrawn(frame);
    },
    () => onPage(put, onDrawn),
  );
}
