import type { ReactNode } from 'react';
import { expect, spyOn } from 'storybook/test';

declare const process: { env: { NODE_ENV?: string } };

/** Texts real data has sooner or later: endless words, other directions, emoji, markup, controls. */
export const awkwardTexts = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A sentence that says far more than anybody who made this expected. '.repeat(4).trim(),
  'تقرير العقود للربع الثالث (v2.1) — نهائي',
  '👩🏽‍🚀🏳️‍🌈🦄 1️⃣',
  '<b>not bold</b> & "quoted" \u0000\u202e',
] as const;

/**
 * Data a story shows a million of: made for the story that shows it, not for everything else in its
 * file, and not said in its arguments, which Storybook writes out and sends to its frame.
 */
export const onDemand = <Value,>(make: () => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** As narrow as the narrowest phone leaves it. */
export const LittleRoom = ({ children }: { children: ReactNode }) => (
  <div
    style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxInlineSize: 288 }}
  >
    {children}
  </div>
);

/** For a story's `beforeEach`: the console warns of what it does wrong, and that is what it shows. */
export const awaitWarning = () => {
  const warning = spyOn(console, 'error').mockImplementation(() => {});
  return () => warning.mockRestore();
};

/** A warning of these words came: while developing, a built Storybook is silent. */
export async function expectWarning(words: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  await expect(console.error).toHaveBeenCalledWith(expect.stringContaining(words));
}

/** Nothing wider than its place, and no missing value written out. */
export async function expectSound(canvas: HTMLElement): Promise<void> {
  await expect(canvas.scrollWidth).toBeLessThanOrEqual(canvas.clientWidth);
  await expect(canvas.textContent).not.toMatch(/\b(?:NaN|undefined|null|Infinity)\b|\[object/);
  for (const element of canvas.querySelectorAll(':not(svg *)')) {
    const { right } = element.getBoundingClientRect();
    await expect(Math.floor(right)).toBeLessThanOrEqual(Math.ceil(window.innerWidth));
  }
}

/**
 * Parameters of a story of very many items, or of a broken date: its code as it is written.
 * Storybook would write out every item, and throws at an invalid `Date` instead of showing the story.
 */
export const asWritten = { docs: { source: { type: 'code' } } } as const;
