'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { VisuallyHidden } from '../../components/layout/visually-hidden.js';
import * as styles from './chart-stage.css.js';
import { ChartTooltip } from './chart-tooltip.js';
import { useChartLabels } from './labels.js';
import type { Place, Plot, Walk } from './types.js';
import { usePointed } from './use-pointed.js';
import { existing, placeIn, step } from './walk.js';

export interface ChartStageProps {
  plot: Plot;
  walk: Walk;
  /** The drawing. Made once per width: a pointer that moves draws only the mark again. */
  children: ReactNode;
  /** The drawing of the mark people look at. */
  renderMark: (place: Place) => ReactNode;
}

const markRoles = {
  list: { role: 'option' },
  tree: { role: 'treeitem' },
} as const;

/**
 * The drawing of a chart, its walk by keys and pointer, and the tooltip. One stop for Tab: a list
 * box with one option at a time. Screen readers pass the arrows on and read each new option, and
 * thousands of values cost no more than one.
 */
export function ChartStage({ plot, walk, children, renderMark }: ChartStageProps) {
  const labels = useChartLabels();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const pointed = usePointed(stage, walk);
  const current = existing(walk, pointed.current);
  const place = pointed.place && existing(walk, pointed.place);
  const mark = current && walk.rows[current.row]?.[current.index];
  const pointedMark = place && walk.rows[place.row]?.[place.index];
  const keysId = `${id}keys`;
  const optionId = current ? `${id}${current.row}-${current.index}` : undefined;
  const item = current && walk.tree?.stateOf(current);

  // A drawing may be larger than the window or than its own place.
  const walked = useRef(false);
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    stage.current
      ?.querySelector('[data-part="mark"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [optionId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return;
    if (event.key === 'Escape' && place) {
      event.stopPropagation();
      pointed.dismiss();
      return;
    }
    const presses = walk.tree && (event.key === 'Enter' || event.key === ' ');
    if (presses) walk.tree?.press(current);
    const next = presses ? current : step(walk, current, event.key, plot.rtl);
    if (!next) return;
    event.preventDefault();
    walked.current = true;
    pointed.walkTo(next);
  };
  const onClick = (event: MouseEvent) => {
    const pressed = walk.tree && placeIn(event.target as Element);
    if (pressed) walk.tree?.press(pressed);
  };
  const handlers = { ...pointed.handlers, onKeyDown, onClick };
  return (
    <>
      <div
        ref={stage}
        role={walk.tree ? 'tree' : 'listbox'}
        tabIndex={0}
        className={styles.stage}
        aria-labelledby={plot.titleId}
        aria-describedby={`${plot.summaryId} ${keysId}`}
        aria-activedescendant={optionId}
        {...handlers}
      >
        <svg
          className={styles.drawing}
          width={plot.width}
          height={plot.height}
          aria-hidden="true"
          focusable="false"
        >
          {children}
          {place ? renderMark(place) : null}
        </svg>
        {current && mark ? (
          <div
            key={optionId}
            id={optionId}
            className={styles.mark}
            aria-label={walk.name(current)}
            data-part="mark"
            aria-posinset={item?.position ?? current.index + 1}
            aria-setsize={item?.size ?? walk.rows[current.row]?.length}
            aria-level={item?.level}
            aria-expanded={item?.expanded}
            {...markRoles[walk.tree ? 'tree' : 'list']}
            style={assignInlineVars({
              [styles.inline]: `${plot.rtl ? plot.width - mark.x - mark.width : mark.x}px`,
              [styles.block]: `${mark.y}px`,
              [styles.inlineSize]: `${Math.max(1, mark.width)}px`,
              [styles.blockSize]: `${Math.max(1, mark.height)}px`,
            })}
          />
        ) : null}
      </div>
      <VisuallyHidden id={keysId}>{walk.keys ?? labels.keys}</VisuallyHidden>
      {place && pointedMark ? (
        <ChartTooltip
          content={walk.tooltip(place)}
          mark={pointedMark}
          stage={stage}
          rtl={plot.rtl}
        />
      ) : null}
    </>
  );
}
