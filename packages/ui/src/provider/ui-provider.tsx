'use client';

import { Direction as RadixDirection } from 'radix-ui';
import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

import { watchInput } from '../components/tooltip/focus-cause.js';
import { ReasonContext } from '../components/private/reason-context.js';
import { Reason } from '../components/tooltip/reason.js';
import '../tokens/global.css.js';
import { type Appearance, type AppearanceStore, newAppearanceStore } from './appearance.js';
import type { ContrastChoice, Density, Reset, Theme } from './page-choices.js';
import { useDocumentAttributes } from './document-attributes.js';
import { chosen } from './html-attributes.js';
import type { UiLabels } from './labels.js';
import { type Direction, type LinkComponentProps, UiContext } from './ui-context.js';
import * as styles from './ui-provider.css.js';

const tooltipReason = (id: string, reason: string) => <Reason id={id}>{reason}</Reason>;

export interface UiProviderProps {
  children: ReactNode;
  /** `system` follows the reader's system. @default 'system' */
  theme?: Theme;
  /** @default 'system' */
  contrast?: ContrastChoice;
  /**
   * Another brand's colours, corners and faces: the name its style sheet uses in `data-brand`.
   * @default Constella's own, or the outer provider's
   */
  brand?: string;
  /**
   * How close things stand; `compact` suits people who work in dense tables all day. A coarse
   * pointer keeps its 44 px in both.
   * @default 'comfortable', or the outer provider's
   */
  density?: Density;
  /** @default 'ltr', or the outer provider's */
  dir?: Direction;
  /** BCP 47 tag. @default 'en', or the outer provider's */
  locale?: string;
  /**
   * `none` is for a page that has its own styles: headings, lists, buttons and text that are not
   * this library's stay as they are. The outermost provider decides.
   * @default 'page'
   */
  reset?: Reset;
  /** Translations of the library's own texts; what is missing is inherited. */
  labels?: Partial<UiLabels>;
  /** The router's link, e.g. `({ href, ...props }) => <NavLink to={href} {...props} />`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Where floating things are mounted. @default document.body */
  portalContainer?: HTMLElement;
}

/** Settings left out are the outer provider's. Providers inside follow the store. */
function useAppearance(
  outer: AppearanceStore,
  { theme, contrast, brand, density }: UiProviderProps,
): [Appearance, AppearanceStore] {
  const parent = useSyncExternalStore(outer.subscribe, outer.get, outer.get);
  const now = {
    theme: theme === undefined ? parent.theme : chosen(theme),
    contrast: contrast === undefined ? parent.contrast : chosen(contrast),
    brand: brand ?? parent.brand,
    density: density ?? parent.density,
  };
  const appearance = useMemo(
    () => ({
      theme: now.theme,
      contrast: now.contrast,
      brand: now.brand,
      density: now.density,
    }),
    [now.theme, now.contrast, now.brand, now.density],
  );
  const [store] = useState(() => newAppearanceStore(appearance));
  useLayoutEffect(() => store.set(appearance), [store, appearance]);
  return [appearance, store];
}

/**
 * Theme, brand, density, direction, language, labels and link for everything below. The outermost one sets them on
 * `<html>`; one inside another inherits what it leaves out and applies the rest to its own part of
 * the page, floating things included.
 */
export function UiProvider(props: UiProviderProps) {
  const { children, theme, contrast, brand, density, dir, locale, reset } = props;
  const { labels, linkComponent, portalContainer } = props;
  const parent = useContext(UiContext);
  const outermost = !parent.provided;
  const [part, setPart] = useState<HTMLElement | null>(null);
  const direction = dir ?? parent.dir;
  const language = locale ?? parent.locale;
  const [appearance, store] = useAppearance(parent.appearance, props);
  useDocumentAttributes(outermost, appearance, direction, language, reset);
  // The press that opens a dialog comes before the first tooltip in it.
  useEffect(watchInput, []);
  const value = useMemo(
    () => ({
      appearance: store,
      dir: direction,
      locale: language,
      labels: labels ? { ...parent.labels, ...labels } : parent.labels,
      Link: linkComponent ?? parent.Link,
      portalContainer: portalContainer ?? part ?? parent.portalContainer,
      provided: true,
    }),
    [store, direction, language, labels, linkComponent, portalContainer, part, parent],
  );
  // A theme's block says everything, so a part that changes one of the three names all of them.
  const dressed = [theme, contrast, brand].some((choice) => choice !== undefined);
  return (
    <UiContext value={value}>
      <ReasonContext value={tooltipReason}>
        <RadixDirection.Provider dir={direction}>
          {outermost ? (
            children
          ) : (
            <div
              ref={setPart}
              className={styles.part}
              data-theme={dressed ? appearance.theme : undefined}
              data-contrast={dressed ? appearance.contrast : undefined}
              data-brand={dressed ? appearance.brand : undefined}
              data-density={density}
              dir={dir}
              lang={locale}
            >
              {children}
            </div>
          )}
        </RadixDirection.Provider>
      </ReasonContext>
    </UiContext>
  );
}
