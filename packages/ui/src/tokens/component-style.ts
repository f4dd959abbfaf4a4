import { style, type StyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.js';
import { own } from './own.js';

/**
 * While the theme changes nothing fades: colours would change one after the other, and starting a
 * transition for each of a thousand buttons takes longer than the change itself.
 */
const stillWhileThemeChanges = ({ transition, selectors, ...rule }: StyleRule): StyleRule => ({
  ...rule,
  ...(transition === undefined ? {} : { transition }),
  selectors: {
    ...selectors,
    ...(transition === undefined
      ? {}
      : { [':root[data-theme-changing] &']: { transition: 'none' } }),
  },
});

/**
 * The selectors of what moves on and on: it stands still while `<html>` has `data-typing`. A browser
 * that moves anything shows what a key did a frame later. For single classes only: a selector that
 * could mean any element makes the browser look at all of them with the first key.
 */
export const stillWhileTyping = {
  ':root[data-typing] &': { animationPlayState: 'paused' },
} as const;

/** The rule inside the components layer, for `recipe` parts that need an object. */
export const componentRule = (rule: StyleRule): StyleRule => ({
  '@layer': { [layers.components]: stillWhileThemeChanges(rule) },
});

/**
 * `style()` inside the components layer: returns the class name. Use it for single classes and for
 * a recipe's base and variants alike.
 */
export const componentStyle = (rule: StyleRule, debugId?: string): string =>
  style([own, componentRule(rule)], debugId);

/** The same for an application's own styles, which win over every component's. */
export const appStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [layers.app]: rule } }, debugId);
