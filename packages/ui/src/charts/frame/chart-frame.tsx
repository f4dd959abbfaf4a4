'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef, useState } from 'react';

import { classNames } from '../../components/private/class-names.js';
import { Button } from '../../components/button/button.js';
import { Constellation } from '../../components/private/constellation.js';
import { ErrorState } from '../../components/error-state/error-state.js';
import { VisuallyHidden } from '../../components/layout/visually-hidden.js';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js';
import { Skeleton, SkeletonGroup } from '../../components/skeleton/skeleton.js';
import { isUnnamed, warnOnce } from '../../components/private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { own } from '../../tokens/own.js';
import * as styles from './chart-frame.css.js';
import { ChartLegend, type LegendEntry } from './chart-legend.js';
import { ChartTable } from './chart-table.js';
import { useChartLabels } from './labels.js';
import { type ChartProps, type ChartView, chartViews, type Plot, type TableTwin } from './types.js';
import { usePlot } from './use-plot.js';

export interface ChartFrameProps extends Omit<ChartProps, 'height'> {
  /** Px, or what a chart of this width needs. */
  height: number | ((plot: Omit<Plot, 'height'>) => number);
  /** There is nothing to draw. */
  isEmpty: boolean;
  /** The sentence made from the data. */
  sentence: string;
  /** Made when somebody asks for it. */
  table: () => TableTwin;
  /** Series to explain, where nothing in a drawing of this width names them. */
  legend?: { entries: readonly LegendEntry[]; needed: (plot: Plot) => boolean };
  /** Meaning of colors, in a drawing whose colors are values. */
  scale?: (plot: Plot) => ReactNode;
  /** Further facts to know, e.g. that not everything is drawn. */
  note?: (plot: Plot) => ReactNode;
  children: (plot: Plot) => ReactNode;
}

/** For charts whose names stand at their lines, as long as there is room. */
export const inNarrow = ({ narrow }: Pick<Plot, 'narrow'>): boolean => narrow;

/** Parts all charts share: title, sentence, table twin, and what stands there without data. */
export function ChartFrame({
  title,
  titleAs: Title = 'h3',
  titleHidden = false,
  summary,
  height,
  view,
  onViewChange,
  loading = false,
  error,
  onRetry,
  empty,
  isEmpty,
  sentence,
  table,
  legend,
  scale,
  note,
  className,
  children,
  ...props
}: ChartFrameProps) {
  warnOnce(
    'Chart',
    isUnnamed(title),
    'without a title nobody knows what is measured. Pass it as `title`, with `titleHidden` where it stands beside the chart already.',
  );
  warnOnce(
    `Chart "${title}"`,
    view !== undefined && onViewChange === undefined,
    '`view` without `onViewChange` is a switch that does nothing. Pass both, or leave `view` out.',
  );
  const { labels: shared } = useUi();
  const labels = useChartLabels();
  const id = useId();
  const titleId = `${id}title`;
  const summaryId = `${id}summary`;
  const room = useRef<HTMLDivElement>(null);
  const plot = usePlot(room, height, { titleId, summaryId });
  const [chosen, setChosen] = useState<ChartView>('chart');

  const state = loading ? 'loading' : error ? 'error' : isEmpty ? 'empty' : 'ready';
  const ready = state === 'ready';
  const current = view ?? chosen;
  const asTable = ready && current === 'table';
  const heading = (
    <Title id={titleId} className={styles.title}>
      {title}
    </Title>
  );
  const words = ready ? note?.(plot) : undefined;
  const below = plot.narrow;
  const explained =
    ready && !asTable && legend && legend.entries.length > 0 && legend.needed(plot) ? (
      <ChartLegend className={styles.legend} entries={legend.entries} />
    ) : null;
  return (
    <figure
      aria-labelledby={titleId}
      aria-describedby={ready ? summaryId : undefined}
      data-state={state}
      {...props}
      className={classNames(styles.root, className)}
      style={assignInlineVars({ [styles.plotHeight]: `${plot.height}px` })}
    >
      {titleHidden ? (
        <div className={styles.titleHidden}>
          <VisuallyHidden asChild>{heading}</VisuallyHidden>
        </div>
      ) : (
        heading
      )}
      {ready ? (
        <SegmentedControl
          label={labels.point({ name: title, value: labels.view })}
          labelHidden
          size="small"
          value={current}
          onValueChange={(next) => {
            setChosen(next as ChartView);
            onViewChange?.(next as ChartView);
          }}
          options={chartViews.map((value) => ({ value, label: labels[value] }))}
        />
      ) : null}
      {ready ? (
        <p id={summaryId} className={styles.summary}>
          {summary ?? sentence}
        </p>
      ) : null}
      {below ? null : explained}
      <div
        ref={room}
        className={classNames(
          styles.plot,
          (state === 'empty' || state === 'error') && styles.worded,
        )}
        hidden={asTable}
      >
        {state === 'loading' ? (
          <SkeletonGroup>
            <Skeleton shape="block" height={plot.height} />
          </SkeletonGroup>
        ) : null}
        {state === 'error' ? (
          <div className={styles.message}>
            <ErrorState
              headingAs="h4"
              title={labels.failed}
              description={error}
              action={onRetry ? <Button onClick={onRetry}>{shared.retry}</Button> : undefined}
            />
          </div>
        ) : null}
        {state === 'empty' ? (
          <div className={styles.message}>
            <Constellation />
            {empty ?? <p className={own}>{labels.empty}</p>}
          </div>
        ) : null}
        {ready && !asTable ? children(plot) : null}
      </div>
      {below ? explained : null}
      {ready && !asTable ? scale?.(plot) : null}
      {asTable ? <ChartTable label={title} table={table} /> : null}
      {words ? <p className={styles.note}>{words}</p> : null}
    </figure>
  );
}
