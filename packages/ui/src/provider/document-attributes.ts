'use client';

import { useInsertionEffect, useRef } from 'react';

import type { Appearance } from './appearance.js';
import type { Reset } from './page-choices.js';
import { htmlAttributes } from './html-attributes.js';
import type { Direction } from './ui-context.js';

/** For two frames, in which the colours of the new theme are on the page for the first time. */
const changeAtOnce = () => {
  const root = document.documentElement;
  root.setAttribute('data-theme-changing', '');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root.removeAttribute('data-theme-changing')),
  );
};

/**
 * Keeps `<html>` in step. On the document, because portals live in the body and must see it too; and
 * before layout effects, so that whatever measures itself in one has the look it will be seen in.
 */
export const useDocumentAttributes = (
  active: boolean,
  { theme, contrast, brand, density }: Appearance,
  dir: Direction,
  locale: string,
  reset: Reset | undefined,
): void => {
  const shown = useRef<string>(undefined);
  useInsertionEffect(() => {
    if (!active) return;
    const colours = [theme, contrast, brand].join();
    if (shown.current !== undefined && shown.current !== colours) changeAtOnce();
    shown.current = colours;
    const attributes = htmlAttributes({ theme, contrast, brand, density, dir, locale, reset });
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) document.documentElement.removeAttribute(name);
      else document.documentElement.setAttribute(name, value);
  }, [active, theme, contrast, brand, density, dir, locale, reset]);
};
