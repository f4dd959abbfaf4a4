'use client';

import { Direction as RadixDirection, Tooltip } from 'radix-ui';
import { type ComponentType, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';

import '../tokens/global.css.js';
import type { UiLabels } from './labels.js';
import { type Direction, type LinkComponentProps, UiContext } from './ui-context.js';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const contrastChoices = ['standard', 'more', 'system'] as const;
export type ContrastChoice = (typeof contrastChoices)[number];

export interface UiProviderProps {
  children: ReactNode;
  /** @default 'system' */
  theme?: Theme;
  /** @default 'system' */
  contrast?: ContrastChoice;
  /** @default 'ltr' */
  dir?: Direction;
  /** BCP 47 tag. @default 'en' */
  locale?: string;
  /** Translations of the library's own texts; what is missing is inherited. */
  labels?: Partial<UiLabels>;
  /** The router's link, e.g. `({ href, ...props }) => <NavLink to={href} {...props} />`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Where floating things are mounted. @default document.body */
  portalContainer?: HTMLElement;
}

const setOrRemove = (name: string, value: string) => {
  const root = document.documentElement;
  if (value === 'system') root.removeAttribute(name);
  else root.setAttribute(name, value);
};

// An effect, not markup: portals live in the body and must see the same theme and direction.
const useDocumentAttributes = (
  theme: Theme,
  contrast: ContrastChoice,
  dir: Direction,
  locale: string,
) => {
  useLayoutEffect(() => {
    setOrRemove('data-theme', theme);
    setOrRemove('data-contrast', contrast);
    document.documentElement.dir = dir;
    document.documentElement.lang = locale;
  }, [theme, contrast, dir, locale]);
};

/**
 * Sets theme, contrast, direction and language on `<html>` and hands labels and the link component
 * to everything below. One per document.
 */
export function UiProvider({
  children,
  theme = 'system',
  contrast = 'system',
  dir = 'ltr',
  locale = 'en',
  labels,
  linkComponent,
  portalContainer,
}: UiProviderProps) {
  const parent = useContext(UiContext);
  useDocumentAttributes(theme, contrast, dir, locale);
  const value = useMemo(
    () => ({
      dir,
      locale,
      labels: labels ? { ...parent.labels, ...labels } : parent.labels,
      Link: linkComponent ?? parent.Link,
      portalContainer: portalContainer ?? parent.portalContainer,
    }),
    [dir, locale, labels, linkComponent, portalContainer, parent],
  );
  return (
    <UiContext value={value}>
      <RadixDirection.Provider dir={dir}>
        <Tooltip.Provider delayDuration={400} skipDelayDuration={200}>
          {children}
        </Tooltip.Provider>
      </RadixDirection.Provider>
    </UiContext>
  );
}
