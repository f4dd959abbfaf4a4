import { setElementVars } from '@vanilla-extract/dynamic';
import { Fragment, useLayoutEffect, useRef } from 'react';

import { useUi } from '../provider/ui-context.js';
import { factsOf } from './graph-facts.js';
import { own } from '../tokens/own.js';
import * as styles from './graph-tooltip.css.js';
import type { AgentGraphLabels } from '../labels/types.js';
import { joined } from './joined.js';
import type { CleanNode } from './types.js';

export interface GraphTooltipProps {
  id: string;
  node: CleanNode;
  labels: AgentGraphLabels;
  /** Where the node's disc and the drawing around it are in the window. */
  places: () => { disc: DOMRectReadOnly; drawing: DOMRectReadOnly } | null;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

const widest = 232;
/** To the disc, and to the window's edges, in px. */
const away = 10;
const margin = 8;

function place(
  tooltip: HTMLElement,
  { disc: at, drawing: all }: { disc: DOMRectReadOnly; drawing: DOMRectReadOnly },
  rtl: boolean,
) {
  const room = document.documentElement.clientWidth;
  const size = Math.min(widest, room - 2 * margin);
  setElementVars(tooltip, { [styles.size]: `${size}px` });
  const height = tooltip.offsetHeight;
  const middle = at.left + at.width / 2;
  const left = Math.min(Math.max(middle - size / 2, margin), room - size - margin);
  // Away from the middle of the graph, unless it would leave the window there.
  const fitsAbove = at.top - away - height >= margin;
  const fitsBelow = at.bottom + away + height <= window.innerHeight - margin;
  const low = at.top + at.height / 2 > all.top + all.height / 2;
  const above = low ? fitsAbove || !fitsBelow : fitsAbove && !fitsBelow;
  setElementVars(tooltip, {
    [styles.inline]: `${rtl ? room - left - size : left}px`,
    [styles.block]: `${above ? at.top - away - height : at.bottom + away}px`,
  });
}

/**
 * Tooltip with the facts of one agent, above everything else on the page. It can be pointed at, so
 * that its text can be read in peace.
 */
export function GraphTooltip({ id, node, labels, places, ...handlers }: GraphTooltipProps) {
  const { dir, locale } = useUi();
  const element = useRef<HTMLDivElement>(null);
  const facts = factsOf(node, labels, locale);
  useLayoutEffect(() => {
    const update = () => {
      const found = places();
      if (element.current && found) place(element.current, found, dir === 'rtl');
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
  }, [places, node, dir]);
  return (
    <div
      ref={element}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tooltip}
      {...handlers}
    >
      <p className={styles.title}>{node.name}</p>
      <p className={own}>{joined([labels[node.type], labels[node.status]], labels)}</p>
      {node.role ? <p className={own}>{node.role}</p> : null}
      {node.note ? <p className={own}>{node.note}</p> : null}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
