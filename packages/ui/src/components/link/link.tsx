'use client';

import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './link.css.js';

export const linkTones = ['link', 'muted', 'strong'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `muted` and `strong` take the place of text: names in a table, footers, breadcrumbs. @default 'link' */
  tone?: 'link' | 'muted' | 'strong';
  /** Always underlined: for links inside a sentence. @default false */
  underlined?: boolean;
}

/** Goes somewhere, through the application's router. */
export function Link({ tone = 'link', underlined = false, className, ...props }: LinkProps) {
  const { Link: Anchor } = useUi();
  const rel = props.target === '_blank' ? 'noreferrer' : undefined;
  return (
    <Anchor
      rel={rel}
      {...props}
      className={classNames(
        styles.link,
        styles.tone[tone],
        underlined && styles.underlined,
        className,
      )}
    />
  );
}
