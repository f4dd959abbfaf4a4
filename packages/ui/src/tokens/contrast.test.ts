import { describe, expect, it } from 'vitest';

import { contrast, distance, type Oklch, visions } from './color.js';
import { createPalette, hueNames, modes, type Scale, step } from './scales.js';
import { contrasts, themeColors, toneNames } from './semantic.js';

type Pair = [text: string, ground: string, ratio: number, minimum: number];

const pair = (text: string, ground: string, a: Oklch, b: Oklch, minimum: number): Pair => [
  text,
  ground,
  contrast(a, b),
  minimum,
];

const tooLow = (pairs: Pair[]) =>
  pairs
    .filter(([, , ratio, minimum]) => ratio < minimum)
    .map(
      ([text, ground, ratio, minimum]) => `${text} on ${ground}: ${ratio.toFixed(2)} < ${minimum}`,
    );

describe.each(modes)('the scales of the %s theme', (mode) => {
  const { ink, hues } = createPalette(mode);
  const scales: [string, Scale][] = [
    ['ink', ink],
    ...hueNames.map((name): [string, Scale] => [name, hues[name].scale]),
  ];

  it.each(scales)('%s reads on its own and on the neutral backgrounds', (name, scale) => {
    const pairs = [1, 2, 3].flatMap((ground) =>
      [
        [name, scale],
        ['ink', ink],
      ].flatMap(([groundName, groundScale]) =>
        (
          [
            [12, 7],
            [11, 4.5],
            [8, 3],
            [7, 3],
          ] as const
        ).map(([number, minimum]): Pair => [
          `${name}-${number}`,
          `${groundName as string}-${ground}`,
          contrast(step(scale, number), step(groundScale as Scale, ground)),
          minimum,
        ]),
      ),
    );
    expect(tooLow(pairs)).toEqual([]);
  });

  it('refuses a step that does not exist', () => {
    expect(() => step(ink, 13)).toThrow(RangeError);
  });
});

const themes = modes.flatMap((mode) => contrasts.map((level) => [mode, level] as const));

describe.each(themes)('the %s theme with %s contrast', (mode, level) => {
  const colors = themeColors(mode, level);
  const more = level === 'more';

  it.each(toneNames)('%s carries its text', (name) => {
    const tone = colors[name];
    expect(
      tooLow([
        pair('onSolid', 'solid', tone.onSolid, tone.solid, more ? 7 : 4.5),
        pair('onSolid', 'solidHover', tone.onSolid, tone.solidHover, more ? 7 : 4.5),
        pair('text', 'subtle', tone.text, tone.subtle, more ? 7 : 4.5),
        pair('text', 'subtleHover', tone.text, tone.subtleHover, 4.5),
        pair('strong', 'subtle', tone.strong, tone.subtle, 7),
        pair('strong', 'wash', tone.strong, tone.wash, 7),
      ]),
    ).toEqual([]);
  });

  it.each(['page', 'raised', 'overlay', 'sunken', 'hover'] as const)(
    'everything reads on %s',
    (name) => {
      const { surface, text, border, graph } = colors;
      const on = (what: string, color: Oklch, minimum: number) =>
        pair(what, name, color, surface[name], minimum);
      expect(
        tooLow([
          on('text.strong', text.strong, 7),
          on('text.default', text.default, 7),
          on('text.muted', text.muted, more ? 7 : 4.5),
          on('text.link', text.link, more ? 7 : 4.5),
          on('border.control', border.control, more ? 4.5 : 3),
          on('border.focus', border.focus, 3),
          on('border.knob', border.knob, 3),
          on('surface.toggle', surface.toggle, 3),
          on('accent.solid', colors.accent.solid, 3),
          on('graph.link', graph.link, 3),
          ...colors.data.map((color, index) => on(`data.${index + 1}`, color, 3)),
          ...Object.entries(colors.agent).map(([type, color]) => on(`agent.${type}`, color, 3)),
        ]),
      ).toEqual([]);
    },
  );

  it('selection, inverse and track keep their text', () => {
    const { surface, text, accent } = colors;
    expect(
      tooLow([
        pair('text.strong', 'selected', text.strong, surface.selected, 7),
        pair('text.muted', 'selected', text.muted, surface.selected, 4.5),
        pair('text.muted', 'active', text.muted, surface.active, 4.5),
        pair('text.strong', 'segment', text.strong, surface.segment, 7),
        pair('text.inverse', 'inverse', text.inverse, surface.inverse, 7),
        // Sliders and bars: the filled part beside the empty one, both with a knob or a number.
        pair('accent.solid', 'track', accent.solid, surface.track, more ? 3 : 2.6),
        pair('surface.knob', 'toggle', surface.knob, surface.toggle, 3),
      ]),
    ).toEqual([]);
  });

  it.each(visions)('data and agent colours stay apart in %s vision', (vision) => {
    const apart = (named: (readonly [string, Oklch])[]) =>
      named.flatMap(([a, first], index) =>
        named
          .slice(0, index)
          .map(([b, second]) => [a, b, distance(first, second, vision)] as const)
          .filter(([, , units]) => units < 8)
          .map(([x, y, units]) => `${x} and ${y}: ${units.toFixed(1)} < 8`),
      );
    expect([
      ...apart(colors.data.map((color, index) => [`data.${index + 1}`, color])),
      ...apart(Object.entries(colors.agent)),
    ]).toEqual([]);
  });
});
