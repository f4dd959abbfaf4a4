'use client';

import { useLayoutEffect } from 'react';

import type { Appearance, Direction } from './ui-context.js';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const contrastChoices = ['standard', 'more', 'system'] as const;
export type ContrastChoice = (typeof contrastChoices)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The attribute's value: none when the system decides. */
export const chosen = <T extends string>(choice: T | 'system' | undefined): T | undefined =>
  choice === 'system' ? undefined : choice;

const setAttribute = (name: string, value: string | undefined) => {
  if (value === undefined) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
};

/** Keeps `<html>` in step. On the document, because portals live in the body and must see it too. */
export const useDocumentAttributes = (
  active: boolean,
  { theme, contrast, brand, density }: Appearance,
  dir: Direction,
  locale: string,
): void => {
  useLayoutEffect(() => {
    if (!active) return;
    setAttribute('data-theme', theme);
    setAttribute('data-contrast', contrast);
    setAttribute('data-brand', brand);
    setAttribute('data-density', density);
    setAttribute('dir', dir);
    setAttribute('lang', locale);
  }, [active, theme, contrast, brand, density, dir, locale]);
};
