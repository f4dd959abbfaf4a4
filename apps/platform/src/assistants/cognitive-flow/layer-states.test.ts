import { cognitiveLayers, type CognitiveLayer } from '@constella/api-client';
import { expect, it } from 'vitest';

import { layerStates } from './layer-states';

const reached = (...layers: CognitiveLayer[]) => new Map(layers.map((layer) => [layer, '']));

it.each(cognitiveLayers.map((layer, at) => [layer, at] as const))(
  '%s is at work once it is reached, those before it are done',
  (_layer, at) => {
    const states = layerStates(reached(...cognitiveLayers.slice(0, at + 1)), true);
    expect(states.map(({ state }) => state)).toEqual(
      cognitiveLayers.map((_, place) =>
        place < at ? 'done' : place === at ? 'active' : 'waiting',
      ),
    );
  },
);

it('none is at work before the first, or after the end', () => {
  expect(new Set(layerStates(new Map(), true).map(({ state }) => state))).toEqual(
    new Set(['waiting']),
  );
  expect(layerStates(reached('perception'), false)[0]?.state).toBe('done');
});

it('says what a layer came to, once it has said so', () => {
  const [perception, comprehension] = layerStates(
    new Map<CognitiveLayer, string>([
      ['perception', 'Two points'],
      ['comprehension', ''],
    ]),
    true,
  );
  expect(perception?.content).toBe('Two points');
  expect(comprehension?.content).toBeUndefined();
});
