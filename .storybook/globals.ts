import { localeName, locales, type Locale } from '@constella/i18n';
import { scenarios, type Scenario } from '@constella/mock-server/browser';
import type { Preview } from '@storybook/react-vite';

export const themes = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const;
export const brands = ['constella', 'vesper'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const directions = ['language', 'ltr', 'rtl'] as const;
export const textSizes = ['100%', '150%', '200%'] as const;
export const motions = ['system', 'reduced'] as const;
export const inspectors = ['off', 'on'] as const;

/** What the toolbar says. */
export interface Globals {
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
  /** `undefined` is Constella's own. */
  brand: 'vesper' | undefined;
  density: (typeof densities)[number];
  locale: Locale;
  /** `undefined` follows the language. */
  dir: 'ltr' | 'rtl' | undefined;
  textSize: (typeof textSizes)[number];
  motion: (typeof motions)[number];
  scenario: Scenario;
  /** Whether the tokens of what is pointed at are shown. */
  inspector: (typeof inspectors)[number];
}

const oneOf = <const Value extends string>(values: readonly Value[], value: unknown): Value => {
  const [first] = values;
  if (first === undefined) throw new RangeError('A toolbar item needs at least one value');
  return values.find((known) => known === value) ?? first;
};

export function readGlobals(globals: Record<string, unknown>): Globals {
  const theme = oneOf(themes, globals['theme']);
  const brand = oneOf(brands, globals['brand']);
  const dir = oneOf(directions, globals['direction']);
  return {
    theme: theme.startsWith('dark') ? 'dark' : 'light',
    contrast: theme.endsWith('-contrast') ? 'more' : 'standard',
    brand: brand === 'constella' ? undefined : brand,
    density: oneOf(densities, globals['density']),
    locale: oneOf(['en', ...locales], globals['locale']),
    dir: dir === 'language' ? undefined : dir,
    textSize: oneOf(textSizes, globals['textSize']),
    motion: oneOf(motions, globals['motion']),
    scenario: oneOf(scenarios, globals['scenario']),
    inspector: oneOf(inspectors, globals['inspector']),
  };
}

const toolbar = <const Icon extends string>(
  description: string,
  icon: Icon,
  items: readonly (string | { value: string; title: string })[],
) => ({
  description,
  toolbar: { icon, items: [...items], dynamicTitle: true },
});

export const globalTypes = {
  theme: toolbar('Theme', 'contrast', themes),
  brand: toolbar('Brand', 'paintbrush', [
    { value: 'constella', title: 'Constella' },
    { value: 'vesper', title: 'Vesper (example of another brand)' },
  ]),
  density: toolbar('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  locale: toolbar(
    'Language',
    'globe',
    locales.map((value) => ({ value, title: localeName(value) })),
  ),
  direction: toolbar('Direction', 'transfer', [
    { value: 'language', title: 'Direction of the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: toolbar(
    'Text size',
    'paragraph',
    textSizes.map((value) => ({ value, title: `Text ${value}` })),
  ),
  motion: toolbar('Motion', 'play', [
    { value: 'system', title: 'Motion as the system says' },
    { value: 'reduced', title: 'No motion' },
  ]),
  scenario: toolbar('Server', 'database', scenarios),
  inspector: toolbar('Token inspector', 'ruler', [
    { value: 'off', title: 'Tokens not shown' },
    { value: 'on', title: 'Tokens of what is pointed at' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: 'light',
  brand: 'constella',
  density: 'comfortable',
  locale: 'en',
  direction: 'language',
  textSize: '100%',
  motion: 'system',
  scenario: 'default',
  inspector: 'off',
};
