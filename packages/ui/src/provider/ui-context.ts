'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  useContext,
  useSyncExternalStore,
} from 'react';

import { type AppearanceStore, newAppearanceStore } from './appearance.js';
import { defaultLabels, type UiLabels } from './labels.js';

export type Direction = 'ltr' | 'rtl';

/**
 * Props the library passes to the application's link: an anchor's props with a definite address.
 */
export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string;
}

export interface UiContextValue {
  /** A store, which stays the same: a change of theme is the style sheet's and renders nothing here. */
  appearance: AppearanceStore;
  dir: Direction;
  /** BCP 47 tag, for numbers and dates a component formats itself. */
  locale: string;
  labels: UiLabels;
  /** The application's link, or a plain anchor. */
  Link: ComponentType<LinkComponentProps>;
  /** Where menus, dialogs and toasts are mounted; undefined means the body. */
  portalContainer: HTMLElement | undefined;
  /** False only without any provider. */
  provided: boolean;
}

export const UiContext = createContext<UiContextValue>({
  appearance: newAppearanceStore({
    theme: undefined,
    contrast: undefined,
    brand: undefined,
    density: undefined,
  }),
  dir: 'ltr',
  locale: 'en',
  labels: defaultLabels,
  Link: 'a' as unknown as ComponentType<LinkComponentProps>,
  portalContainer: undefined,
  provided: false,
});

/** Direction, locale, labels and link of the nearest `UiProvider`; English and left to right without one. */
export const useUi = (): UiContextValue => useContext(UiContext);

/** How close things stand, for the few components whose script must know; others leave it to styles. */
export const useDensity = (): 'comfortable' | 'compact' => {
  const { appearance } = useUi();
  const density = () => appearance.get().density ?? 'comfortable';
  return useSyncExternalStore(appearance.subscribe, density, density);
};
