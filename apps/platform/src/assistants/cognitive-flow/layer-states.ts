import type { CognitiveLayer } from '@constella/api-client';
import { cognitiveLayers } from '@constella/api-client';

/** How a layer stands. */
export type LayerState = 'waiting' | 'active' | 'done';

/** A layer with what it came to, as far as it said so. */
export interface Layer {
  layer: CognitiveLayer;
  state: LayerState;
  content: string | undefined;
}

/**
 * The seven layers in their order. The last one reached is at work while the run goes on; a layer
 * that was passed over is done as well.
 *
 * @param reached what each layer came to; empty while it has not said so.
 */
export function layerStates(
  reached: ReadonlyMap<CognitiveLayer, string>,
  isRunning: boolean,
): Layer[] {
  const last = cognitiveLayers.findLastIndex((layer) => reached.has(layer));
  return cognitiveLayers.map((layer, at) => ({
    layer,
    state: at > last ? 'waiting' : at === last && isRunning ? 'active' : 'done',
    content: reached.get(layer) || undefined,
  }));
}
