// One visit to every story, in place of Storybook's own test of it: as it is first, left to right and
// light, with its play function; what belongs to the library once more for its rules; and everything
// from right to left, in Arabic, on dark.
import {
  convertToFilePath,
  type StoryTest,
  testStory as playStory,
} from '@storybook/addon-vitest/internal/test-utils';
import { expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

import { inaccessible } from './rules/accessible';
import { beyondTheFold } from './rules/fit';
import { brokenRules, notMirrored } from './rules/library';
import { stage, type StorySource } from './rules/stage';

// What Storybook's plugin asks for in each file of stories.
export { convertToFilePath };

type Problems = Record<string, string[]>;

/** Played; of a hundred thousand items axe sees the first screenful. */
async function firstLook(
  given: StoryTest,
  context: TestContext,
  heavy: boolean,
): Promise<Problems> {
  await playStory(given)(context);
  const { body } = document;
  return inaccessible(heavy ? { include: [body], exclude: beyondTheFold(body) } : body);
}

/** From right to left, in Arabic, on dark, without its play function, which speaks English. */
async function turnedLook(source: StorySource, mirrors: boolean): Promise<Problems> {
  const staged = await stage(source, { locale: 'ar', theme: 'dark', motion: 'reduced' });
  const { problems, takeDown } = staged;
  try {
    if (document.documentElement.dir !== 'rtl') problems.push('It is left to right');
    const { axe, colours } = await inaccessible(document.body);
    const mirror = mirrors ? await notMirrored(source, staged) : [];
    return { arabic: problems, arabicAxe: axe, arabicColours: colours, mirror };
  } finally {
    takeDown();
  }
}

export const testStory = (given: StoryTest) => async (context: TestContext) => {
  const { story, meta, exportName: name } = given;
  const heavy = [...(meta.tags ?? []), ...(story.tags ?? [])].includes('heavy');
  const problems = await firstLook(given, context, heavy);
  if (!heavy) {
    // A phone's, where room is short; the canvas may be wider.
    await page.viewport(414, 896);
    const isOurs = context.task.file.filepath.includes('/packages/');
    const excused = { ...meta.parameters?.['rules'], ...story.parameters?.['rules'] } as object;
    const source = { story, name, meta };
    if (isOurs) Object.assign(problems, await brokenRules(source, excused));
    Object.assign(problems, await turnedLook(source, isOurs && !('mirror' in excused)));
    for (const rule of Object.keys(excused)) delete problems[rule];
  }
  const found = Object.entries(problems).flatMap(([rule, each]) =>
    each.map((problem) => `${rule}: ${problem}`),
  );
  if (found.length > 0) expect.fail(found.join('\n'));
};
