// The rules every component of the library holds, proven on every story it has: mirrored from right
// to left, targets large enough for a mouse and for a finger, nothing lost at 320 px or with text
// twice as large, a ring on whatever has the focus, no style tags, and the same page from the server.
import { beforeEach, expect, it } from 'vitest';

import { media } from '../packages/ui/src/tokens/media';
import { type EachStory, forEachStory } from './rules/each-story';
import { cutText, overflowing } from './rules/fit';
import { ringless } from './rules/focus';
import { hydrationProblems } from './rules/hydrate';
import { boxesOf, mirrorProblems } from './rules/mirror';
import type { StoryModule } from './rules/mount';
import { parkMouse, touch } from './rules/pointer';
import { smallTargets } from './rules/targets';

const modules = import.meta.glob<StoryModule>('../packages/*/src/**/*.stories.tsx', {
  eager: true,
});

const still = { motion: 'reduced' };
const frame = () => new Promise(requestAnimationFrame);
const styleTags = () => [...document.querySelectorAll('style:not([data-vite-dev-id])')];

/** Both directions as they are after `restMs`, compared. */
async function mirrored({ show }: EachStory, restMs: number) {
  const side = async (direction: 'ltr' | 'rtl') => {
    const canvas = await show({ ...still, direction }, '800px');
    await new Promise((resolve) => setTimeout(resolve, restMs));
    return { canvas, boxes: boxesOf(canvas, direction) };
  };
  const rtl = await side('rtl');
  const ltr = await side('ltr');
  return { ltr: ltr.canvas, problems: mirrorProblems(ltr.boxes, rtl.boxes) };
}

async function compareDirections(each: EachStory) {
  if ('mirror' in each.excuses)
    return { ltr: await each.show({ ...still, direction: 'ltr' }, '800px'), problems: [] };
  const atOnce = await mirrored(each, 0);
  // What is still being fetched or laid out is compared when it has come to rest.
  return atOnce.problems.length > 0 ? mirrored(each, 1000) : atOnce;
}

async function smallUnderAFinger(canvas: HTMLElement) {
  await touch(true);
  try {
    return smallTargets(canvas, 44);
  } finally {
    await touch(false);
  }
}

/** What `look` finds on a canvas of another width. A drawing needs some frames to follow. */
async function resized(
  canvas: HTMLElement,
  inlineSize: string,
  look: (canvas: HTMLElement) => string[],
  frames = 6,
): Promise<string[]> {
  canvas.style.inlineSize = inlineSize;
  await frame();
  const found = look(canvas);
  return found.length > 0 && frames > 1 ? resized(canvas, inlineSize, look, frames - 1) : found;
}

/** Mounting is what takes the time, so one canvas serves as many rules as it can. */
async function problemsOf(each: EachStory) {
  const before = new Set(styleTags());
  const { ltr, problems: mirror } = await compareDirections(each);
  const targets = smallTargets(ltr, 24);
  const touched = await smallUnderAFinger(ltr);
  let narrow = await resized(ltr, '320px', overflowing);
  document.documentElement.style.fontSize = '200%';
  let largeText = await resized(ltr, '1200px', cutText);
  document.documentElement.style.fontSize = '';
  await resized(ltr, '800px', () => []);
  const ring = await ringless(ltr);
  const added = styleTags().filter((tag) => !before.has(tag));
  // A page that was never wider has the last word.
  if (narrow.length > 0) narrow = overflowing(await each.show(still, '320px'));
  if (largeText.length > 0) {
    largeText = cutText(await each.show({ ...still, textSize: '200%' }, '1200px'));
    document.documentElement.style.fontSize = '';
  }
  const composed = each.compose(still);
  await composed.load();
  const server = await hydrationProblems(composed);
  return {
    mirror,
    targets,
    touch: touched,
    ring,
    styleTags: added.map(({ outerHTML }) => outerHTML),
    narrow,
    largeText,
    server,
  };
}
beforeEach(parkMouse);

it('is under the mouse, and under a finger when told', async () => {
  const isCoarse = () => matchMedia(media.coarse).matches;
  expect(isCoarse()).toBe(false);
  await touch(true);
  expect(isCoarse()).toBe(true);
  await touch(false);
  expect(isCoarse()).toBe(false);
});

forEachStory(modules, async (each) => {
  const problems = Object.entries(await problemsOf(each)).filter(
    ([rule, found]) => found.length > 0 && !(rule in each.excuses),
  );
  expect(Object.fromEntries(problems)).toEqual({});
});
