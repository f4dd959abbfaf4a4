// Which declarations hold where. The same rules become the library's styles and the plain files.
import { media } from '../../packages/ui/src/tokens/media';
import { changes, declare, type Declarations, families, group, variable } from './css';
import type { Tokens } from './dtcg';
import type { Inputs } from './resolver';
import { read } from './values';

export interface CssRule {
  selector: string;
  /** Condition of `@media`, without the keyword. */
  media?: string;
  /** Name in `declarations`. */
  use: string;
  colorScheme?: 'light' | 'dark';
  /** Sets `font-family` too: fonts are inherited computed, so whoever changes them says so. */
  font?: true;
}

export interface Styles {
  declarations: Record<string, Declarations>;
  rules: CssRule[];
}

/** The tokens for a choice of contexts. */
export type Resolve = (inputs: Inputs) => Tokens;

/** Dark is for screens: paper is white, and grounds are not printed. */
const screen = 'screen';
const systemDark = `${screen} and (prefers-color-scheme: dark)`;
const systemMore = '(prefers-contrast: more)';
const open = ':not([data-contrast="standard"])';
const font = variable('font.sans');

const byScript = ['font', 'line', 'tracking'];
const ofTheme = (resolve: Resolve) => {
  const plain = resolve({});
  const [dark, more] = [resolve({ mode: 'dark' }), resolve({ contrast: 'more' })];
  const value = (tokens: Tokens, name: string) => JSON.stringify(tokens.get(name)?.value);
  const groups = new Set(
    [...plain.keys()]
      .filter((name) => [dark, more].some((other) => value(other, name) !== value(plain, name)))
      .map(group),
  );
  return (name: string) => groups.has(group(name));
};

const languages: [face: string, selector: string][] = [
  ['zh', ':lang(zh)'],
  ['zh-TW', ':is(:lang(zh-TW), :lang(zh-HK), :lang(zh-Hant))'],
  ['ja', ':lang(ja)'],
  ['ko', ':lang(ko)'],
  ['ar', ':lang(ar)'],
];
const tallScripts = ':is(:lang(zh), :lang(ja), :lang(ko), :lang(ar))';

/** `font.sans` with a script's faces. Square scripts bring their own figures and quotation marks. */
const withFaces = (tokens: Tokens, language: string): string => {
  const sans = [read(tokens, 'font.sans', 'fontFamily')].flat();
  const faces = [read(tokens, `face.${language}`, 'fontFamily')].flat();
  // The brand's face first: it has no Arabic letters, and figures keep one width on every page.
  return families(
    language === 'ar' ? [...sans.slice(0, 1), ...faces, ...sans.slice(1)] : [...faces, ...sans],
  );
};

/** Names a change in either mode, so that one mode's block never shows through in the other. */
const moreThan = (light: Declarations, dark: Declarations, more: [Declarations, Declarations]) => {
  const names = new Set([
    ...Object.keys(changes(light, more[0])),
    ...Object.keys(changes(dark, more[1])),
  ]);
  return more.map((all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name))),
  ) as [Declarations, Declarations];
};

const themes = (resolve: Resolve, takes: (name: string) => boolean) =>
  (
    [
      { mode: 'light', contrast: 'standard' },
      { mode: 'dark', contrast: 'standard' },
      { mode: 'light', contrast: 'more' },
      { mode: 'dark', contrast: 'more' },
    ] as const
  ).map((inputs) => declare(resolve(inputs), takes)) as [
    Declarations,
    Declarations,
    Declarations,
    Declarations,
  ];

/** The library's own rules, for the base layer. */
export const baseStyles = (resolve: Resolve): Styles => {
  const colour = ofTheme(resolve);
  const plain = resolve({});
  const [light, dark, more, darkMore] = themes(resolve, colour);
  const [lightContrast, darkContrast] = moreThan(light, dark, [more, darkMore]);
  const base = declare(plain, (name) => !colour(name) && !byScript.includes(group(name)));
  const scripted = (name: string) => byScript.includes(group(name));
  const onlyChanged = (inputs: Inputs) =>
    changes(
      declare(plain, () => true),
      declare(resolve(inputs), () => true),
    );
  const compact = onlyChanged({ density: 'compact' });
  const dashed = (language: string) => `font-${language}`;
  return {
    declarations: {
      light,
      dark,
      lightContrast,
      darkContrast,
      base,
      narrow: onlyChanged({ width: 'narrow' }),
      small: onlyChanged({ width: 'small' }),
      compact,
      // A comfortable part inside a compact one says so itself.
      comfortable: declare(plain, (name) => variable(name) in compact),
      coarse: onlyChanged({ pointer: 'coarse' }),
      reducedMotion: onlyChanged({ motion: 'reduced' }),
      latin: declare(plain, scripted),
      tall: onlyChanged({ script: 'tall' }),
      ...Object.fromEntries(
        languages.map(([language]) => [dashed(language), { [font]: withFaces(plain, language) }]),
      ),
    },
    rules: [
      { selector: ':root, [data-theme="light"]', use: 'light', colorScheme: 'light' },
      { selector: '[data-theme="dark"]', media: screen, use: 'dark', colorScheme: 'dark' },
      {
        selector: ':root[data-contrast="more"], [data-theme="light"][data-contrast="more"]',
        use: 'lightContrast',
      },
      {
        selector: '[data-theme="dark"][data-contrast="more"]',
        media: screen,
        use: 'darkContrast',
      },
      // The same values when the system asks and the user has not chosen.
      {
        selector: ':root:not([data-theme])',
        media: systemDark,
        use: 'dark',
        colorScheme: 'dark',
      },
      {
        selector: ':root:not([data-theme])[data-contrast="more"]',
        media: systemDark,
        use: 'darkContrast',
      },
      {
        selector: `:root${open}, [data-theme="light"]${open}`,
        media: systemMore,
        use: 'lightContrast',
      },
      {
        selector: `[data-theme="dark"]${open}`,
        media: `${screen} and ${systemMore}`,
        use: 'darkContrast',
      },
      {
        selector: `:root:not([data-theme])${open}`,
        media: `${systemDark} and ${systemMore}`,
        use: 'darkContrast',
      },
      { selector: ':root', use: 'base' },
      { selector: ':root', media: media.narrow, use: 'narrow' },
      { selector: ':root', media: media.small, use: 'small' },
      { selector: '[data-density="compact"]', use: 'compact' },
      { selector: '[data-density="comfortable"]', use: 'comfortable' },
      // After the densities: fingers need 44 px in each of them.
      { selector: ':root, [data-density]', media: media.coarse, use: 'coarse' },
      { selector: ':root', media: media.reducedMotion, use: 'reducedMotion' },
      // A language's text properties belong to the element that carries `lang`: languages nest.
      { selector: ':root, [lang]', use: 'latin', font: true },
      { selector: `[lang]${tallScripts}`, use: 'tall', font: true },
      ...languages.map(([language, selector]): CssRule => {
        return { selector: `[lang]${selector}`, use: dashed(language), font: true };
      }),
    ],
  };
};

/**
 * Changes of a brand, for the application's layer, which wins over the base whatever the selectors
 * weigh. Every theme of a brand says all that any of them changes.
 */
export const brandStyles = (resolve: Resolve, brand: string): Styles => {
  const colour = ofTheme(resolve);
  const branded: Resolve = (inputs) => resolve({ ...inputs, brand });
  const own = themes(resolve, colour);
  const theirs = themes(branded, colour);
  const touched = new Set(
    theirs.flatMap((theme, index) => Object.keys(changes(own[index] ?? {}, theme))),
  );
  const [light, dark, lightContrast, darkContrast] = theirs.map((theme) =>
    Object.fromEntries(Object.entries(theme).filter(([name]) => touched.has(name))),
  ) as [Declarations, Declarations, Declarations, Declarations];
  const plain = (name: string) => !colour(name) && group(name) !== 'font';
  const shape = changes(declare(resolve({}), plain), declare(branded({}), plain));
  const faces = changes(
    declare(resolve({}), (name) => group(name) === 'font'),
    declare(branded({}), (name) => group(name) === 'font'),
  );
  const here = `[data-brand="${brand}"]`;
  const within = (language = '') => `${here}${language}, ${here} [lang]${language}`;
  const withFont = font in faces;
  return {
    declarations: {
      shape,
      light,
      dark,
      lightContrast,
      darkContrast,
      faces,
      ...(withFont &&
        Object.fromEntries(
          languages.map(([language]) => [
            `font-${language}`,
            { [font]: withFaces(branded({}), language) },
          ]),
        )),
    },
    rules: [
      { selector: here, use: 'shape' },
      { selector: here, use: 'light', colorScheme: 'light' },
      { selector: `${here}[data-theme="dark"]`, media: screen, use: 'dark', colorScheme: 'dark' },
      { selector: `${here}[data-contrast="more"]`, use: 'lightContrast' },
      {
        selector: `${here}[data-theme="dark"][data-contrast="more"]`,
        media: screen,
        use: 'darkContrast',
      },
      {
        selector: `${here}:not([data-theme])`,
        media: systemDark,
        use: 'dark',
        colorScheme: 'dark',
      },
      {
        selector: `${here}:not([data-theme])[data-contrast="more"]`,
        media: systemDark,
        use: 'darkContrast',
      },
      { selector: `${here}${open}`, media: systemMore, use: 'lightContrast' },
      {
        selector: `${here}[data-theme="dark"]${open}`,
        media: `${screen} and ${systemMore}`,
        use: 'darkContrast',
      },
      {
        selector: `${here}:not([data-theme])${open}`,
        media: `${systemDark} and ${systemMore}`,
        use: 'darkContrast',
      },
      ...(Object.keys(faces).length > 0
        ? [{ selector: within(), use: 'faces', font: true } satisfies CssRule]
        : []),
      ...(withFont
        ? languages.map(([language, selector]): CssRule => {
            return { selector: within(selector), use: `font-${language}`, font: true };
          })
        : []),
    ],
  };
};
