// Under a finger every target is 44 px large, or has as much room to itself.
import type { Meta, StoryFn } from '@storybook/react-vite';
import { cdp } from 'vitest/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { media } from '../packages/ui/src/tokens/media';
import { mount, type StoryModule } from './rules/mount';
import { smallTargets } from './rules/targets';

interface Emulation {
  send: (method: string, params?: object) => Promise<unknown>;
}

const size = { width: 0, height: 0, deviceScaleFactor: 1 };

beforeAll(async () => {
  const { send } = cdp() as Emulation;
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setDeviceMetricsOverride', { ...size, mobile: true });
});
afterAll(async () => {
  const { send } = cdp() as Emulation;
  await send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await send('Emulation.setDeviceMetricsOverride', { ...size, mobile: false });
});

const modules = import.meta.glob<StoryModule>('../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

/** `parameters: { rules: { touch: 'why' } }` excuses a story. */
const isExcused = (meta: Meta, story: StoryFn) =>
  [meta.parameters, (story as { parameters?: Record<string, unknown> }).parameters].some(
    (parameters) => 'touch' in ((parameters?.['rules'] as object | undefined) ?? {}),
  );

it('is on', () => {
  expect(matchMedia(media.coarse).matches).toBe(true);
});

for (const { default: meta, ...stories } of Object.values(modules))
  describe(String(meta.title), () => {
    for (const [name, story] of Object.entries(stories)) {
      if (isExcused(meta, story)) continue;
      it(name, async () => {
        const canvas = await mount(story, name, meta, { motion: 'reduced' }, '800px');
        expect(smallTargets(canvas, 44)).toEqual([]);
      });
    }
  });
