// Which token's colour stands on which: axe reads it under colours no two tokens share. What the two
// come to in every theme the tokens say, so one look serves them all.
import axe from 'axe-core';

import { contrast } from '../../packages/ui/src/tokens/color';
import { customProperties } from '../../packages/ui/src/tokens/generated/names';
import { type ColorToken, themeColors } from '../../packages/ui/src/tokens/generated/themes';

const tokens = Object.keys(themeColors.light) as ColorToken[];

/** Greys whose contrast with one another axe can tell: of what has none it says nothing. */
const probes = new Map(
  tokens.map((token, at) => {
    const light = 0.0525 * (1.05 / 0.0525) ** ((at + 0.5) / tokens.length) - 0.05;
    const linear = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    const grey = Math.round(linear * 255);
    // No grey of anybody's own has such a blue, and a mixture of two is hardly ever a third.
    const blue = grey - 1 - ((at * 4) % 11);
    const hex = [grey, grey, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return [`#${hex}`, token];
  }),
);
if (probes.size !== tokens.length) throw new Error('Two tokens share a probe');

const probe = new CSSStyleSheet();
const declared = [...probes].map(
  ([color, token]) => `${customProperties[token]}: ${color} !important`,
);
probe.replaceSync(`:root, [data-theme], [data-brand] { ${declared.join(';')} }`);

/** The theme in which one token's colour on another's has less than the given contrast, if any. */
const wrongIn = (ink: ColorToken, ground: ColorToken, least: number) =>
  Object.entries(themeColors).find(([, colors]) => contrast(colors[ink], colors[ground]) < least);

/** Axe's rules about colours: under the probe they say which, not whether they are right. */
const colourRules = ['color-contrast', 'link-in-text-block'];
export const isAboutColour = ({ id }: axe.Result): boolean => colourRules.includes(id);

const themes = [
  { theme: 'light', contrast: 'standard' },
  { theme: 'dark', contrast: 'standard' },
  { theme: 'light', contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
];

/** The beginning of an element's markup. */
export const markupOf = ({ element }: axe.NodeResult): string =>
  element?.outerHTML.slice(0, 200) ?? '';

/** Problems axe finds in the given elements in each theme: for colours that are no token's. */
async function painted(include: Element[]): Promise<string[]> {
  const parts = [
    document.documentElement,
    ...document.querySelectorAll<HTMLElement>('body [data-theme]'),
  ].map((element) => {
    const { theme, contrast: level } = element.dataset;
    return { element, before: { theme, contrast: level } };
  });
  const found: string[] = [];
  for (const dress of themes) {
    for (const { element } of parts) Object.assign(element.dataset, dress);
    // oxlint-disable-next-line no-await-in-loop -- one page, one theme at a time
    const { violations } = await axe.run(
      { include },
      {
        runOnly: colourRules,
        resultTypes: ['violations'],
        elementRef: true,
        selectors: false,
      },
    );
    for (const { id, nodes } of violations)
      for (const node of nodes)
        found.push(`${dress.theme} ${dress.contrast}: ${id}: ${markupOf(node)}`);
  }
  for (const { element, before } of parts)
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete element.dataset[name];
      else element.dataset[name] = value;
  return found;
}

interface Measured {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
}

/** Findings of `look` while every token has a color of its own kind. */
export async function underProbe<Found>(look: () => Promise<Found>): Promise<Found> {
  document.adoptedStyleSheets.push(probe);
  try {
    return await look();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== probe);
  }
}

/** A link with a line, or one with another's weight, needs no colour of its own. */
const isToldByStyle = ({ any }: axe.NodeResult) => any.some(({ id }) => id.endsWith('-style'));

/** Text whose colour may not stand on its ground, from what axe's rules about colours saw. */
export async function wrongColours({ passes, violations }: axe.AxeResults): Promise<string[]> {
  const found: string[] = [];
  const ownColours: Element[] = [];
  const passedByStyle = new Set(passes.flatMap(({ nodes }) => nodes).filter(isToldByStyle));
  for (const { id, nodes } of [...passes, ...violations].filter(isAboutColour))
    for (const node of nodes) {
      const [check] = node.any;
      const { fgColor, bgColor, expectedContrastRatio = '' } = (check?.data ?? {}) as Measured;
      const [ink, ground] = [probes.get(fgColor ?? ''), probes.get(bgColor ?? '')];
      if (id === 'color-contrast' && ink && ground) {
        const wrong = wrongIn(ink, ground, Number.parseFloat(expectedContrastRatio));
        if (wrong)
          found.push(
            `${ink} on ${ground} is less than ${expectedContrastRatio} in ${wrong[0]}: ${markupOf(node)}`,
          );
      } else if (node.element && (id === 'color-contrast' ? fgColor : !passedByStyle.has(node)))
        ownColours.push(node.element);
    }
  return ownColours.length > 0 ? [...found, ...(await painted(ownColours))] : found;
}
