'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useLayoutEffect, useRef, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { warnOfRepeatedKeys, isUnnamed, warnOnce } from '../private/warn-once.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { useOverflow } from '../private/use-overflow.js';
import type { KanbanCard } from './board.js';
import { CardMenu } from './card-menu.js';
import * as styles from './kanban-board.css.js';
import { type KanbanBoardProps, nativeProps } from './kanban-board-props.js';
import { KanbanCardView } from './kanban-card.js';
import { KanbanColumnView } from './kanban-column.js';
import { useCardDrag } from './use-card-drag.js';
import { useKanbanBoard } from './use-kanban-board.js';

interface OpenedMenu {
  card: string;
  target: HTMLElement;
  /** Closed, it stays mounted: it has the focus to give back. */
  open: boolean;
}

/**
 * Cards in columns, moved by dragging, with the keyboard (Space lifts and drops, arrows move, Escape
 * cancels) or from each card's menu. Every move is said. The cards are the caller's: `onMove` asks
 * for the change, and the board shows what comes of it.
 */
export function KanbanBoard<Card extends KanbanCard>(props: KanbanBoardProps<Card>) {
  warnOnce(
    'KanbanBoard',
    isUnnamed(props.label),
    'without a label a screen reader cannot say which board it is. Pass it as `label`; it is not shown.',
  );
  warnOfRepeatedKeys('KanbanBoard', 'columns', props.columns, 'id');
  const { label, renderCard, onCardPress, cardActions, className, ref } = props;
  const { maxHeight = '70dvh', headingAs = 'h3' } = props;
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(ref, root);
  const floating = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const instructionsId = useId();
  const [menu, setMenu] = useState<OpenedMenu>();

  const state = useKanbanBoard(props, (id) => {
    const card = root.current?.querySelector(`[data-card="${CSS.escape(id)}"]`);
    card?.querySelector<HTMLElement>('[data-title]')?.focus();
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const { columns, shown, lifted, labels, cardOf } = state;
  // On a phone one column is in sight: the first that has something in it.
  useLayoutEffect(() => {
    const board = scroller.current;
    const card = board?.querySelector('[data-card]');
    const column = card?.closest('[data-column]');
    if (!board || !column) return;
    const [from, to] = [board.getBoundingClientRect(), column.getBoundingClientRect()];
    const rtl = getComputedStyle(board).direction === 'rtl';
    const away = rtl ? to.right - from.right : to.left - from.left;
    // Where its whole column is in sight, nothing needs to move.
    if (to.left < from.left || to.right > from.right) board.scrollLeft += away;
  }, []);
  const overflows = useOverflow(scroller);
  // Cards take the focus and scroll the board; without any the board itself must be scrolled.
  const scrolls = overflows && !props.cards?.length;
  const startDrag = useCardDrag({
    root,
    floating,
    onLift: (id, size) => state.lift(id, 'pointer', size),
    onOver: state.over,
    onEnd: state.end,
  });
  const carried = lifted?.by === 'pointer' ? cardOf(lifted.id) : undefined;
  const menuCard = menu && cardOf(menu.card);
  const body = (card: Card) =>
    renderCard && <div className={styles.cardBody}>{renderCard(card)}</div>;

  return (
    <div
      {...nativeProps(props)}
      ref={rootRef}
      {...{ role: 'group' }}
      aria-label={label}
      data-state={lifted ? 'moving' : columns.length === 0 ? 'empty' : 'ready'}
      className={classNames(styles.root, className)}
    >
      <div id={instructionsId} hidden>
        {labels.instructions}
      </div>
      {columns.length === 0 && <EmptyState art="none" title={labels.noColumns} />}
      <div
        ref={scroller}
        data-columns=""
        {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
        className={styles.columns}
        style={assignInlineVars({ [styles.maxHeight]: maxHeight })}
      >
        {columns.map((column) => (
          <KanbanColumnView
            key={column.id}
            column={column}
            cards={shown.get(column.id) ?? []}
            lifted={lifted}
            labels={labels}
            headingAs={headingAs}
          >
            {(card) => (
              <KanbanCardView
                key={card.id}
                card={card}
                state={state}
                instructionsId={instructionsId}
                menuOpen={menu?.open === true && menu.card === card.id}
                onPress={onCardPress}
                onMenu={(target) => setMenu({ card: card.id, target, open: true })}
                onPointerDown={(event) => startDrag(event, card.id)}
              >
                {body(card)}
              </KanbanCardView>
            )}
          </KanbanColumnView>
        ))}
      </div>
      {carried && (
        <div
          ref={floating}
          aria-hidden="true"
          inert
          className={classNames(styles.card, styles.floating)}
          style={assignInlineVars({ [styles.width]: `${lifted?.size.width ?? 0}px` })}
        >
          <span className={styles.cardTitle}>{carried.title}</span>
          {body(carried)}
        </div>
      )}
      {menu && menuCard && (
        <CardMenu
          key={menu.card}
          card={menuCard}
          state={state}
          actions={cardActions?.(menuCard) ?? []}
          target={menu.target}
          open={menu.open}
          onClose={() => setMenu({ ...menu, open: false })}
        />
      )}
      <VisuallyHidden role="status" aria-live="assertive">
        {state.announcement}
      </VisuallyHidden>
    </div>
  );
}
