import type { Context } from './paint-disc.js';
import type { PaintedFrame, PaintOrder } from './paint-orders.js';
import { ScenePainter } from './scene-painter.js';

/** The part of a worker's global scope used here; the library's types are those of a page. */
interface WorkerScope {
  addEventListener: (type: 'message', take: (event: MessageEvent<PaintOrder>) => void) => void;
  postMessage: (message: PaintedFrame, transfer: Transferable[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const painter = new ScenePainter(() => new OffscreenCanvas(1, 1));
const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d') as Context;

scope.addEventListener('message', ({ data }) => {
  const frame = painter.take(data);
  if (!frame) return;
  const [width, height] = [frame.width, frame.height].map((edge) => Math.ceil(edge * frame.dpr));
  if (canvas.width !== width) canvas.width = width as number;
  if (canvas.height !== height) canvas.height = height as number;
  painter.paint(context, frame);
  const picture = canvas.transferToImageBitmap();
  scope.postMessage({ frame, picture }, [picture]);
});
