'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './skeleton.css.js';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

interface SkeletonBase extends Omit<
  ComponentProps<'span'>,
  'children' | 'style' | 'width' | 'height'
> {
  /** A number is px. @default '100%', 28 for a circle */
  width?: number | string;
  /** A number is px. Text takes its height from the font. @default 32, for a circle its width */
  height?: number | string;
  /** @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** Lines of text; the last of several is shorter. @default 1 */
  lines?: number;
}

export type SkeletonProps = SkeletonBase &
  ({ shape?: 'text'; height?: undefined } | { shape: 'block' | 'circle'; lines?: undefined });

const length = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

/** The place of something that is loading, in its final size. Silent: see `SkeletonGroup`. */
export function Skeleton({
  shape = 'text',
  width = shape === 'circle' ? 28 : '100%',
  height = shape === 'circle' ? width : 32,
  lines = 1,
  className,
  ...props
}: SkeletonProps) {
  const style = assignInlineVars({
    [styles.width]: length(width),
    [styles.height]: length(height),
  });
  if (shape === 'text') {
    return (
      <span
        {...props}
        aria-hidden="true"
        className={classNames(styles.text, className)}
        style={style}
      >
        {Array.from({ length: lines }, (_, index) => (
          <span
            key={index}
            className={classNames(styles.line, index > 0 && index === lines - 1 && styles.lastLine)}
          />
        ))}
      </span>
    );
  }
  return (
    <span
      {...props}
      aria-hidden="true"
      className={classNames(styles.block, shape === 'circle' && styles.circle, className)}
      style={style}
    />
  );
}

export interface SkeletonGroupProps extends ComponentProps<'div'> {
  /** Loading content, for screen readers. @default the `loading` label */
  label?: string;
  /** The skeletons. */
  children: ReactNode;
}

/** Announces once that its skeletons stand for something that is loading. */
export function SkeletonGroup({ label, className, children, ...props }: SkeletonGroupProps) {
  const { labels } = useUi();
  return (
    <>
      {/* Beside the busy part, not in it: what happens inside is not announced while it is busy. */}
      <VisuallyHidden asChild>
        <output>{label ?? labels.loading}</output>
      </VisuallyHidden>
      <div {...props} className={classNames(own, className)} aria-busy="true" data-skeleton="">
        {children}
      </div>
    </>
  );
}
