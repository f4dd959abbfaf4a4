import { localeName, locales, type Locale } from '@constella/i18n';
import {
  readScenarioInput,
  scenarioDefinitions,
  scenarioInputs,
  scenarios,
  type ScenarioInput,
} from '@constella/mock-server/browser';
import type { Preview } from '@storybook/react-vite';

export const themes = ['light', 'dark', 'light-contrast', 'dark-contrast'] as const;
export const brands = ['constella', 'vesper'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const directions = ['language', 'ltr', 'rtl'] as const;
export const textSizes = ['100%', '150%', '200%'] as const;
export const motions = ['system', 'reduced'] as const;
export const inspectors = ['off', 'on'] as const;

/** The toolbar's settings. */
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
  /** The server's state, and what else decides its answers. */
  server: ScenarioInput;
  /** Whether the tokens of what is pointed at are shown. */
  inspector: (typeof inspectors)[number];
}

const oneOf = <const Value extends string>(values: readonly Value[], value: unknown): Value => {
  const [first] = values;
  if (first === undefined) throw new RangeError('A toolbar item needs at least one value');
  return values.find((known) => known === value) ?? first;
};

/** The toolbar's value for a moment nobody has chosen; an address cannot hold a colon there. */
const usual = 'usual';

// Said once: a story is rendered again with every change of the toolbar.
const complaints = new Set<string>();

/**
 * The scenario the toolbar asks for; the story's own address says more: `&scenario=past_due&seed=7`.
 * An input that cannot be used is said on the console, and all have their defaults.
 */
export function readServer(
  globals: Record<string, unknown>,
  query = location.search,
): ScenarioInput {
  const asked = new URLSearchParams(query);
  const given = new URLSearchParams();
  for (const name of scenarioInputs) {
    const value = asked.get(name) ?? globals[name];
    // An address gives numbers as numbers.
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text !== usual) given.set(name, text);
  }
  try {
    return readScenarioInput(given);
  } catch (error) {
    const { message } = error as Error;
    if (!complaints.has(message)) console.error(message);
    complaints.add(message);
    return readScenarioInput(new URLSearchParams());
  }
}

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
    server: readServer(globals),
    inspector: oneOf(inspectors, globals['inspector']),
  };
}

const toolbar = <const Icon extends string>(
  description: string,
  icon: Icon,
  items: readonly (string | { value: string; title: string; right?: string })[],
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
  scenario: toolbar(
    'Server',
    'database',
    scenarios.map((value) => ({ value, title: value, right: scenarioDefinitions[value].about })),
  ),
  seed: toolbar(
    'Seed: other measurements, ids and failures',
    'beaker',
    ['1', '2', '3', '7'].map((value) => ({ value, title: `Seed ${value}` })),
  ),
  clock: toolbar('Moment of the server', 'time', [
    { value: usual, title: '31 January 2026, 9:30' },
    ...['2026-02-28', '2026-12-31', '2028-02-29'].map((value) => ({ value, title: value })),
  ]),
  latency: toolbar('Latency', 'timer', [
    { value: '0', title: 'No latency' },
    { value: '400', title: '0.4 s latency' },
    { value: '2000', title: '2 s latency' },
  ]),
  failureRate: toolbar('Requests that fail', 'alert', [
    { value: '0', title: 'No request fails' },
    { value: '0.2', title: '1 of 5 requests fails' },
    { value: '0.5', title: 'Every other request fails' },
    { value: '1', title: 'Every request fails' },
  ]),
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
  seed: '1',
  clock: 'usual',
  latency: '0',
  failureRate: '0',
  inspector: 'off',
};
