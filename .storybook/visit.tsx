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
import { brokenRules, confirmed, notMirrored, stagedForRules } from './rules/library';
import { stage, type Staged, type StorySource } from './rules/stage';

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

const turned = { locale: 'ar', theme: 'dark' };

/** From right to left, in Arabic, on dark, without its play function, which speaks English. */
async function turnedLook(staged: Staged): Promise<Problems> {
  const { problems } = staged;
  if (document.documentElement.dir !== 'rtl') problems.push('It is left to right');
  const { axe, colours } = await inaccessible(document.body);
  return { arabic: problems, arabicAxe: axe, arabicColours: colours };
}

/** What belongs to the library, by its rules, then turned: one canvas for all of it. */
async function libraryLooks(source: StorySource, excused: object): Promise<Problems> {
  const staged = await stagedForRules(source, excused);
  const found: Problems = {};
  try {
    Object.assign(found, await brokenRules(staged));
    staged.canvas.style.inlineSize = '';
    await staged.turn({ ...turned, direction: 'language' });
    Object.assign(found, await turnedLook(staged));
    if (!('mirror' in excused)) found['mirror'] = await notMirrored(source, staged);
  } finally {
    staged.takeDown();
  }
  return { ...found, ...(await confirmed(source, found)) };
}

/** A screen, turned. */
async function screenLook(source: StorySource): Promise<Problems> {
  const staged = await stage(source, { ...turned, motion: 'reduced' });
  try {
    return await turnedLook(staged);
  } finally {
    staged.takeDown();
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
    Object.assign(problems, await (isOurs ? libraryLooks(source, excused) : screenLook(source)));
    for (const rule of Object.keys(excused)) delete problems[rule];
  }
  const found = Object.entries(problems).flatMap(([rule, each]) =>
    each.map((problem) => `${rule}: ${problem}`),
  );
  if (found.length > 0) expect.fail(found.join('\n'));
};
