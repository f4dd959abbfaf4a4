import { describe, expect, it } from 'vitest';

import { contrast, distance, type Oklch, visions } from './color.js';
import { type ThemeName, themeColors, themes, themeScales } from './generated/themes.js';
import { agentTokens, dataTokens, type Measure, measurePairs, measureTheme } from './pairs.js';

const names = Object.keys(themes) as ThemeName[];

const tooLow = (measures: Measure[]) =>
  measures
    .filter(({ passes }) => !passes)
    .map(
      ({ foreground, background, ratio, least }) =>
        `${foreground} on ${background}: ${ratio.toFixed(2)} < ${least}`,
    );

describe.each(names)('the theme %s', (name) => {
  it('keeps every pair of text and ground, of control and border apart', () => {
    const measures = measureTheme(name);
    expect(measures.length).toBeGreaterThan(250);
    expect(tooLow(measures)).toEqual([]);
  });

  it.each(visions)('keeps data and agent colours apart in %s vision', (vision) => {
    const colors = themeColors[name];
    const close = [dataTokens, agentTokens].flatMap((tokens) =>
      tokens.flatMap((first, index) =>
        tokens
          .slice(0, index)
          .map(
            (second) => [first, second, distance(colors[first], colors[second], vision)] as const,
          )
          .filter(([, , units]) => units < 8)
          .map(([a, b, units]) => `${a} and ${b}: ${units.toFixed(1)} < 8`),
      ),
    );
    expect(close).toEqual([]);
  });
});

const least = [
  [12, 7],
  [11, 4.5],
  [8, 3],
  [7, 3],
] as const;

describe.each(Object.entries(themeScales))('the scales of %s', (_name, steps) => {
  const hues = [...new Set(Object.keys(steps).map((name) => name.split('.')[1] ?? ''))];
  const step = (hue: string, number: number) => steps[`scale.${hue}.${number}`] as Oklch;

  it.each(hues)('%s reads on its own and on the neutral backgrounds', (hue) => {
    const low = [1, 2, 3].flatMap((ground) =>
      [hue, 'ink'].flatMap((other) =>
        least
          .map(([number, minimum]) => ({
            pair: `${hue}-${number} on ${other}-${ground}`,
            ratio: contrast(step(hue, number), step(other, ground)),
            minimum,
          }))
          .filter(({ ratio, minimum }) => ratio < minimum),
      ),
    );
    expect(low).toEqual([]);
  });
});

it('names a pair that is too close', () => {
  const colors = { ...themeColors.light, 'text.muted': themeColors.light['surface.page'] };
  expect(tooLow(measurePairs(colors, 'standard'))).toContain(
    'text.muted on surface.page: 1.00 < 4.5',
  );
});
