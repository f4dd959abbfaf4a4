// The rules every component of the library holds, proven on every story it has, as it is before its
// play function: targets large enough for a mouse and for a finger, nothing lost at 320 px or with
// text twice as large, a ring on whatever has the focus, the same page from the server, and its
// mirror image from right to left.
import { cutText, overflowing } from './fit';
import { ringless } from './focus';
import { boxesOf, mirrorProblems } from './mirror';
import type { StoryRule } from './names';
import { touch } from './pointer';
import { settled, stage, type Staged, type StorySource } from './stage';
import { smallTargets } from './targets';

type Found = Partial<Record<StoryRule, string[]>>;

const still = { motion: 'reduced' };
const wide = { inlineSize: '800px' };
const frame = () => new Promise(requestAnimationFrame);

/** Problems `look` finds on a canvas of another width. A drawing needs some frames to follow. */
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

async function smallUnderAFinger(canvas: HTMLElement) {
  await touch(true);
  try {
    return smallTargets(canvas, 44);
  } finally {
    await touch(false);
  }
}

/** Problems `look` finds on a canvas that was never another. */
async function asShown(
  source: StorySource,
  globals: object,
  inlineSize: string,
  look: (canvas: HTMLElement) => string[],
) {
  const { canvas, takeDown } = await stage(source, { ...still, ...globals }, { inlineSize });
  const found = look(canvas);
  takeDown();
  return found;
}

/** Shows a story for the rules. Showing is what takes the time: one canvas serves all of them. */
export const stagedForRules = (source: StorySource, excused: object): Promise<Staged> =>
  stage(source, { ...still, direction: 'ltr' }, { ...wide, fromServer: !('server' in excused) });

/** Rules a story breaks from left to right. */
export async function brokenRules({ canvas, problems }: Staged): Promise<Found> {
  const targets = smallTargets(canvas, 24);
  const touched = await smallUnderAFinger(canvas);
  const narrow = await resized(canvas, '320px', overflowing);
  document.documentElement.style.fontSize = '200%';
  const largeText = await resized(canvas, '1200px', cutText);
  document.documentElement.style.fontSize = '';
  await resized(canvas, '800px', () => []);
  const ring = await ringless(canvas);
  return { server: problems.splice(0), targets, touch: touched, narrow, largeText, ring };
}

/** What a page that was never wider says: it has the last word on what does not fit. */
export async function confirmed(source: StorySource, found: Found): Promise<Found> {
  const { narrow = [], largeText = [] } = found;
  return {
    ...(narrow.length > 0 && { narrow: await asShown(source, {}, '320px', overflowing) }),
    ...(largeText.length > 0 && {
      largeText: await asShown(source, { textSize: '200%' }, '1200px', cutText),
    }),
  };
}

/** Both directions, each shown anew and at rest, compared. */
async function comparedAtRest(source: StorySource): Promise<string[]> {
  const side = async (direction: 'ltr' | 'rtl') => {
    const { canvas, takeDown } = await stage(source, { ...still, direction }, wide);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const boxes = boxesOf(canvas, direction);
    takeDown();
    return boxes;
  };
  const rtl = await side('rtl');
  return mirrorProblems(await side('ltr'), rtl);
}

/** Where a story that is shown from right to left is not the mirror image of itself turned round. */
export async function notMirrored(
  source: StorySource,
  { canvas, turn }: Staged,
): Promise<string[]> {
  canvas.style.inlineSize = wide.inlineSize;
  await settled();
  const rtl = boxesOf(canvas, 'rtl');
  await turn({ direction: 'ltr' });
  const problems = mirrorProblems(boxesOf(canvas, 'ltr'), rtl);
  // What is still being fetched or laid out, or keeps where it was, is shown anew.
  return problems.length > 0 ? comparedAtRest(source) : [];
}
