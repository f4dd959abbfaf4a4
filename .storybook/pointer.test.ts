import { beforeEach, expect, it } from 'vitest';

import { media } from '../packages/ui/src/tokens/media';
import { parkMouse, touch } from './rules/pointer';

beforeEach(parkMouse);

it('is under the mouse, and under a finger when told', async () => {
  const isCoarse = () => matchMedia(media.coarse).matches;
  expect(isCoarse()).toBe(false);
  await touch(true);
  expect(isCoarse()).toBe(true);
  await touch(false);
  expect(isCoarse()).toBe(false);
});
