'use client';

import { setElementVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect, useRef } from 'react';

import { own } from '../../tokens/own.js';
import * as styles from './chart-tooltip.css.js';
import { SeriesSymbol } from './series.js';
import type { Mark, TooltipContent } from './types.js';

export interface ChartTooltipProps {
  content: TooltipContent;
  mark: Mark;
  stage: RefObject<HTMLElement | null>;
  rtl: boolean;
}

/** To the mark, and to the window's edges, in px. */
const away = 12;
const margin = 8;

function place(tooltip: HTMLElement, stage: HTMLElement, mark: Mark, rtl: boolean) {
  const room = document.documentElement.clientWidth;
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const at = stage.getBoundingClientRect();
  const middle = at.left + mark.x + mark.width / 2;
  const left = Math.max(Math.min(middle - width / 2, room - width - margin), margin);
  const above = at.top + mark.y - away - height;
  const below = at.top + mark.y + mark.height + away;
  setElementVars(tooltip, {
    [styles.inline]: `${rtl ? room - left - width : left}px`,
    [styles.block]: `${above >= margin ? above : below}px`,
  });
}

/** The tooltip of one mark. Everything in it is in the mark's name and in the table too. */
export function ChartTooltip({ content, mark, stage, rtl }: ChartTooltipProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const update = () => {
      if (element.current && stage.current) place(element.current, stage.current, mark, rtl);
    };
    // Not `showPopover`, which may throw where it is open already.
    element.current?.togglePopover(true);
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [content, mark, stage, rtl]);
  return (
    <div
      ref={element}
      className={styles.tooltip}
      popover="manual"
      data-part="tooltip"
      aria-hidden="true"
    >
      <p className={styles.title}>{content.title}</p>
      {content.lines.length > 0 ? (
        <div className={styles.lines}>
          {content.lines.map(({ name, value, series, color, current }, index) => (
            <div key={index} className={styles.line} data-current={current ? '' : undefined}>
              {series === undefined ? (
                <span />
              ) : (
                <svg className={own} width="10" height="10">
                  <SeriesSymbol index={series} color={color} x={5} y={5} area={44} />
                </svg>
              )}
              <span className={styles.name}>{name}</span>
              <span className={styles.value}>{value}</span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
