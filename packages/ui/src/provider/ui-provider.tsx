'use client';

import { Direction as RadixDirection } from 'radix-ui';
import { type ComponentType, type ReactNode, useContext, useMemo, useState } from 'react';

import { TooltipContext } from '../components/tooltip/tooltip-context.js';
import { Tooltip } from '../components/tooltip/tooltip.js';
import '../tokens/global.css.js';
import {
  chosen,
  type ContrastChoice,
  type Theme,
  useDocumentAttributes,
} from './document-attributes.js';
import type { UiLabels } from './labels.js';
import { type Direction, type LinkComponentProps, UiContext } from './ui-context.js';
import * as styles from './ui-provider.css.js';

// One object for good: a new one would draw every button again.
const tooltip = { Tooltip };

export interface UiProviderProps {
  children: ReactNode;
  /** `system` follows the reader's system. @default 'system' */
  theme?: Theme;
  /** @default 'system' */
  contrast?: ContrastChoice;
  /** @default 'ltr', or the outer provider's */
  dir?: Direction;
  /** BCP 47 tag. @default 'en', or the outer provider's */
  locale?: string;
  /** Translations of the library's own texts; what is missing is inherited. */
  labels?: Partial<UiLabels>;
  /** The router's link, e.g. `({ href, ...props }) => <NavLink to={href} {...props} />`. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** Where floating things are mounted. @default document.body */
  portalContainer?: HTMLElement;
}

/**
 * Theme, direction, language, labels and link for everything below. The outermost one sets them on
 * `<html>`; one inside another inherits what it leaves out and applies the rest to its own part of
 * the page, floating things included.
 */
export function UiProvider({
  children,
  theme,
  contrast,
  dir,
  locale,
  labels,
  linkComponent,
  portalContainer,
}: UiProviderProps) {
  const parent = useContext(UiContext);
  const outermost = !parent.provided;
  const [part, setPart] = useState<HTMLElement | null>(null);
  const direction = dir ?? parent.dir;
  const language = locale ?? parent.locale;
  useDocumentAttributes(outermost, theme, contrast, direction, language);
  const value = useMemo(
    () => ({
      dir: direction,
      locale: language,
      labels: labels ? { ...parent.labels, ...labels } : parent.labels,
      Link: linkComponent ?? parent.Link,
      portalContainer: portalContainer ?? part ?? parent.portalContainer,
      provided: true,
    }),
    [direction, language, labels, linkComponent, portalContainer, part, parent],
  );
  return (
    <UiContext value={value}>
      <TooltipContext value={tooltip}>
        <RadixDirection.Provider dir={direction}>
          {outermost ? (
            children
          ) : (
            <div
              ref={setPart}
              className={styles.part}
              data-theme={chosen(theme)}
              data-contrast={chosen(contrast)}
              dir={dir}
              lang={locale}
            >
              {children}
            </div>
          )}
        </RadixDirection.Provider>
      </TooltipContext>
    </UiContext>
  );
}
