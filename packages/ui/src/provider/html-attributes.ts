import type { ContrastChoice, Density, Reset, Theme } from './page-choices.js';
import type { Direction } from './ui-context.js';

/** Options of the page's outermost `UiProvider`, for its `<html>`. */
export interface HtmlAttributesOptions {
  /** @default 'system' */
  theme?: Theme;
  /** @default 'system' */
  contrast?: ContrastChoice;
  brand?: string;
  density?: Density;
  /** @default 'ltr' */
  dir?: Direction;
  /** BCP 47 tag. @default 'en' */
  locale?: string;
  /** `none` leaves what is not ours as it is. @default 'page' */
  reset?: Reset;
}

/** Attribute of `<html>` → value; undefined where the reader's system or the default decides. */
export interface HtmlAttributes {
  'data-theme': 'light' | 'dark' | undefined;
  'data-contrast': 'standard' | 'more' | undefined;
  'data-brand': string | undefined;
  'data-density': Density | undefined;
  'data-reset': 'none' | undefined;
  dir: Direction;
  lang: string;
}

/** The attribute's value: none when the system decides. */
export const chosen = <T extends string>(choice: T | 'system' | undefined): T | undefined =>
  choice === 'system' ? undefined : choice;

/**
 * Attributes `<html>` needs before any script runs, so that the first picture from a server has the
 * theme, density and direction that `UiProvider` keeps in the browser: `<html
 * {...htmlAttributes(…)}>`.
 */
export const htmlAttributes = ({
  theme,
  contrast,
  brand,
  density,
  dir = 'ltr',
  locale = 'en',
  reset,
}: HtmlAttributesOptions): HtmlAttributes => ({
  'data-theme': chosen(theme),
  'data-contrast': chosen(contrast),
  'data-brand': brand,
  'data-density': density,
  'data-reset': reset === 'none' ? reset : undefined,
  dir,
  lang: locale,
});
