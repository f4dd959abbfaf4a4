import { assignVars, globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.js';
import { layers } from './layers.css.js';
import { media } from './media.js';
import { type Contrast, themeValues, type ThemeValues } from './semantic.js';
import type { Mode } from './scales.js';

type Declarations = Record<string, string>;

const colorVars = {
  surface: vars.surface,
  text: vars.text,
  border: vars.border,
  accent: vars.accent,
  highlight: vars.highlight,
  success: vars.success,
  danger: vars.danger,
  warning: vars.warning,
  info: vars.info,
  chart: vars.chart,
  graph: vars.graph,
  data: vars.data,
  agent: vars.agent,
  shadow: vars.shadow,
  link: vars.link,
};

const declare = (mode: Mode, contrast: Contrast): Declarations => {
  const values: ThemeValues = themeValues(mode, contrast);
  return assignVars(colorVars, values);
};

/** Only what differs: a contrast block is added to a theme, it does not repeat it. */
const changes = (from: Declarations, to: Declarations): Declarations =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));

const light = declare('light', 'standard');
const dark = declare('dark', 'standard');
const lightMore = changes(light, declare('light', 'more'));
const darkMore = changes(dark, declare('dark', 'more'));

const theme = (selector: string, declarations: Declarations, mode?: Mode, condition?: string) => {
  const rule = { vars: declarations, ...(mode && { colorScheme: mode }) };
  globalStyle(selector, {
    '@layer': { [layers.base]: condition ? { '@media': { [condition]: rule } } : rule },
  });
};

theme(':root, [data-theme="light"]', light, 'light');
theme('[data-theme="dark"]', dark, 'dark');
theme(':root[data-contrast="more"], [data-theme="light"][data-contrast="more"]', lightMore);
theme('[data-theme="dark"][data-contrast="more"]', darkMore);

// The same values when the system asks and the user has not chosen.
const systemDark = '(prefers-color-scheme: dark)';
const systemMore = '(prefers-contrast: more)';
const open = ':not([data-contrast="standard"])';
theme(':root:not([data-theme])', dark, 'dark', systemDark);
theme(':root:not([data-theme])[data-contrast="more"]', darkMore, undefined, systemDark);
theme(`:root${open}, [data-theme="light"]${open}`, lightMore, undefined, systemMore);
theme(`[data-theme="dark"]${open}`, darkMore, undefined, systemMore);
theme(`:root:not([data-theme])${open}`, darkMore, undefined, `${systemMore} and ${systemDark}`);

const px = <Key extends string>(...steps: Key[]) =>
  Object.fromEntries(steps.map((size) => [size, `${size}px`])) as Record<Key, string>;

globalStyle(':root', {
  '@layer': {
    [layers.base]: {
      vars: {
        ...assignVars(
          vars.space,
          px('2', '4', '6', '8', '12', '16', '20', '24', '32', '40', '48', '64', '96'),
        ),
        ...assignVars(vars.radius, { ...px('4', '6', '8', '12'), full: '999px' }),
        ...assignVars(vars.control, { small: '28px', medium: '32px', large: '40px' }),
        ...assignVars(vars.weight, { regular: '400', medium: '500', strong: '600' }),
        ...assignVars(vars.time, { feedback: '120ms', reveal: '200ms', place: '320ms' }),
        ...assignVars(vars.ease, {
          in: 'cubic-bezier(0.16, 1, 0.3, 1)',
          out: 'cubic-bezier(0.4, 0, 1, 1)',
        }),
        ...assignVars(vars.layer, {
          sticky: '10',
          bar: '20',
          sheet: '40',
          dialog: '50',
          menu: '60',
          toast: '70',
          tooltip: '80',
        }),
        ...assignVars(vars.size, {
          bar: '56px',
          side: '232px',
          content: '1200px',
          reading: '720px',
          form: '640px',
          gutter: '32px',
        }),
      },
      '@media': {
        [media.narrow]: { vars: { [vars.size.gutter]: '24px' } },
        [media.small]: { vars: { [vars.size.gutter]: '16px' } },
        [media.coarse]: {
          vars: assignVars(vars.control, { small: '36px', medium: '44px', large: '44px' }),
        },
        [media.reducedMotion]: {
          vars: assignVars(vars.time, { feedback: '0ms', reveal: '0ms', place: '0ms' }),
        },
      },
    },
  },
});
