'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useState } from 'react';

import { AlertTriangleIcon } from '../../icons/index.js';
import type { KanbanBoardLabels } from '../../labels/types.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { missingText } from '../private/cell-text.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { KanbanCard, KanbanColumn } from './board.js';
import * as styles from './kanban-board.css.js';
import type { LiftedCard } from './use-kanban-board.js';

/** Cards a column shows at first, and more of on demand: nobody reads a thousand at once. */
const page = 100;

interface KanbanColumnViewProps<Card extends KanbanCard> {
  column: KanbanColumn;
  cards: readonly Card[];
  /** The card on its way, wherever it is. */
  lifted: LiftedCard | undefined;
  labels: KanbanBoardLabels;
  headingAs: 'h2' | 'h3' | 'h4';
  children: (card: Card) => ReactNode;
}

/** A titled list of cards with their number, and a warning when there are too many. */
export function KanbanColumnView<Card extends KanbanCard>({
  column: { id, title, limit },
  cards,
  lifted,
  labels,
  headingAs: Heading,
  children,
}: KanbanColumnViewProps<Card>) {
  const { locale } = useUi();
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const target = lifted?.to.column === id;
  // While a pointer has a card, its element stays where it was and a place stands for it.
  const carried = lifted?.by === 'pointer' ? lifted : undefined;
  const count = cards.length + (carried && target ? 1 : 0) - (carried?.from.column === id ? 1 : 0);
  const number = new Intl.NumberFormat(locale).format(count);
  const hasLimit = limit !== undefined && !Number.isNaN(limit);
  const isOver = hasLimit && count > limit;
  const most = Math.max(pages * page, target ? lifted.to.index + 1 : 0);
  const rest = cards.length - most;

  const views = cards.slice(0, most).map(children);
  // The carried card's own element is still in the list, unseen.
  const own = carried?.from.column === id && carried.from.index <= carried.to.index ? 1 : 0;
  const at = carried && target ? carried.to.index + own : views.length;
  const items = [
    ...views.slice(0, at),
    carried && target && (
      <li
        key="place"
        aria-hidden="true"
        data-state="place"
        className={styles.place}
        style={assignInlineVars({ [styles.height]: `${carried.size.height}px` })}
      />
    ),
    ...views.slice(at),
  ];
  return (
    <section
      aria-labelledby={titleId}
      data-column={id}
      data-state={isOver ? 'over' : 'ready'}
      data-target={target ? '' : undefined}
      className={styles.column}
    >
      <div className={styles.header}>
        <Heading id={titleId} className={styles.title}>
          <bdi>{title || missingText}</bdi>
        </Heading>
        <span className={styles.count}>
          <span aria-hidden="true">{hasLimit ? labels.limit({ count, limit }) : number}</span>
          <VisuallyHidden>{labels.cards({ count })}</VisuallyHidden>
        </span>
        {isOver && (
          <span className={styles.over}>
            <AlertTriangleIcon size={14} />
            {labels.overLimit({ limit })}
          </span>
        )}
      </div>
      <div data-list="" className={styles.list}>
        {count === 0 && <div className={styles.nobody}>{labels.empty}</div>}
        {(views.length > 0 || target) && (
          <ul aria-labelledby={titleId} className={styles.cards}>
            {items}
          </ul>
        )}
        {rest > 0 && (
          <Button size="small" variant="quiet" onClick={() => setPages(pages + 1)}>
            {labels.showMore({ count: Math.min(rest, page) })}
          </Button>
        )}
      </div>
    </section>
  );
}
