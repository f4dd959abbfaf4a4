'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, useId, useMemo, useRef } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { useMergedRefs } from '../../components/private/use-merged-refs.js';
import { VisuallyHidden } from '../../components/layout/visually-hidden.js';
import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { usePlot } from '../frame/use-plot.js';
import { useXyData } from '../frame/xy-data.js';
import type { ChartValue } from '../maths/values.js';
import { SparkDrawing, SparkStage } from './spark-stage.js';
import * as styles from './sparkline.css.js';

export interface SparklineProps extends Omit<ComponentProps<'div'>, 'children' | 'style'> {
  /** The measure; with the sentence made from the values it is the picture's name. */
  label: string;
  /** In order; what is missing is a gap. */
  values: readonly ChartValue[];
  /** Names of the values, such as days. @default its number */
  names?: readonly string[];
  /** Px. @default 24 */
  height?: number;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /**
   * A stop for Tab whose values can be walked. In a long list of sparklines leave it off: there
   * each is a picture with a sentence. @default true
   */
  walkable?: boolean;
}

const firstWidth = 96;

/** A line without axes in a line of text, a cell or a stat. */
export function Sparkline({
  label,
  values: givenValues,
  names,
  height = 24,
  format,
  walkable = true,
  className,
  ref,
  ...props
}: SparklineProps) {
  const values = listOrEmpty(givenValues);
  const { locale } = useUi();
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const roomRef = useMergedRefs(ref, room);
  const plot = usePlot(
    room,
    height,
    { titleId: `${id}title`, summaryId: `${id}summary` },
    firstWidth,
  );
  const series = useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    // Names may repeat, places may not.
    const named = names !== undefined && new Set(names).size === names.length;
    const x = (n: number) => (named ? (names[n] ?? number.format(n + 1)) : n + 1);
    return [{ name: label, values: values.map((y, n) => ({ x: x(n), y })) }];
  }, [label, values, names, locale]);
  const data = useXyData({
    series,
    xLabel: undefined,
    format,
    xFormat: undefined,
    dateFormat: undefined,
  });
  const told = data.labels.point({ name: label, value: data.sentence });
  const empty = data.domain === undefined;
  const walks = walkable && !empty;
  return (
    <div
      data-state={empty ? 'empty' : 'ready'}
      data-part="sparkline"
      {...(!walks && { role: 'img', 'aria-label': told })}
      {...props}
      ref={roomRef}
      className={classNames(styles.root, className)}
      style={assignInlineVars({ [styles.height]: `${height}px` })}
    >
      {walks ? (
        <>
          <VisuallyHidden id={plot.titleId}>{label}</VisuallyHidden>
          <VisuallyHidden id={plot.summaryId}>{data.sentence}</VisuallyHidden>
          <SparkStage plot={plot} data={data} />
        </>
      ) : (
        <SparkDrawing plot={plot} data={data} />
      )}
    </div>
  );
}
