'use client';

import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { kanbanBoard } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import {
  type BoardStep,
  groupCards,
  type KanbanCard,
  type KanbanPlace,
  placeOf,
  samePlace,
  stepFrom,
  withCardAt,
} from './board.js';
import type { KanbanBoardProps } from './kanban-board-props.js';

/** A card on its way. */
export interface LiftedCard {
  id: string;
  by: 'keyboard' | 'pointer';
  from: KanbanPlace;
  to: KanbanPlace;
  /** Px of the card. */
  size: { width: number; height: number };
}

const steps = (dir: 'ltr' | 'rtl'): Record<string, BoardStep> => ({
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: dir === 'ltr' ? 'back' : 'forward',
  ArrowRight: dir === 'ltr' ? 'forward' : 'back',
});

const noSize = { width: 0, height: 0 };
const noColumns: readonly never[] = [];

/** State, keys and words of a `KanbanBoard`. */
export const useKanbanBoard = <Card extends KanbanCard>(
  props: KanbanBoardProps<Card>,
  focusCard: (id: string) => void,
) => {
  const { canMove, onMove } = props;
  const { dir, labels: ui } = useUi();
  const labels = useMemo(() => ({ ...kanbanBoard, ...ui.kanbanBoard }), [ui.kanbanBoard]);
  const columns = props.columns ?? noColumns;
  const cards = props.cards ?? noColumns;
  const groups = useMemo(() => groupCards(columns, cards), [columns, cards]);
  const [lifted, setLifted] = useState<LiftedCard>();
  const [announcement, setAnnouncement] = useState('');
  const [active, setActive] = useState<string>();

  // A card that is gone cannot be put down.
  const held = lifted && placeOf(groups, lifted.id) ? lifted : undefined;
  const shown = useMemo(
    () => (held?.by === 'keyboard' ? withCardAt(groups, held.id, held.to) : groups),
    [groups, held],
  );
  const stop = useMemo(() => {
    if (active !== undefined && placeOf(groups, active)) return active;
    for (const group of groups.values()) if (group[0]) return group[0].id;
    return undefined;
  }, [groups, active]);

  // A card that went to another column is a new element there, and it may go long after it was put
  // down: when the server has answered, or because somebody else moved it.
  const refocus = useRef<string>(undefined);
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body ? focused.current : undefined;
    const id = refocus.current ?? lost;
    refocus.current = undefined;
    if (id !== undefined) focusCard(id);
  });
  const onCardFocus = (id: string) => {
    focused.current = id;
    setActive(id);
  };
  const onCardBlur = () => {
    focused.current = undefined;
  };

  const cardOf = (id: string) => {
    const place = placeOf(groups, id);
    return place && groups.get(place.column)?.[place.index];
  };
  const titleOf = (column: string) => columns.find(({ id }) => id === column)?.title ?? column;
  const allowed = (id: string, column: string) => {
    const [card, target] = [cardOf(id), columns.find((each) => each.id === column)];
    if (!card || !target) return false;
    return card.column === column || (canMove?.(card, target) ?? true);
  };
  /** The words for a place: which column, and which of how many. */
  const words = (id: string, { column, index }: KanbanPlace) => {
    const others = (groups.get(column) ?? noColumns).filter((card: Card) => card.id !== id);
    return { column: titleOf(column), position: index + 1, count: others.length + 1 };
  };

  const lift = (id: string, by: LiftedCard['by'], size = noSize) => {
    const from = placeOf(groups, id);
    const card = cardOf(id);
    if (!from || !card) return;
    setActive(id);
    setLifted({ id, by, from, to: from, size });
    if (by === 'keyboard') setAnnouncement(labels.lifted({ card: card.title, ...words(id, from) }));
  };
  const over = (to: KanbanPlace) => {
    if (!held || samePlace(held.to, to) || !allowed(held.id, to.column)) return;
    setLifted({ ...held, to });
    if (held.by !== 'keyboard') return;
    refocus.current = held.id;
    setAnnouncement(labels.over(words(held.id, to)));
  };
  const move = (id: string, from: KanbanPlace, to: KanbanPlace) => {
    const card = cardOf(id);
    if (!card) return;
    setAnnouncement(labels.dropped({ card: card.title, ...words(id, to) }));
    refocus.current = id;
    if (!samePlace(from, to)) onMove({ card: id, from, to });
  };
  const end = (drop: boolean) => {
    setLifted(undefined);
    if (!held) return;
    if (drop) move(held.id, held.from, held.to);
    else {
      setAnnouncement(labels.canceled({ card: cardOf(held.id)?.title ?? '' }));
      refocus.current = held.id;
    }
  };
  /** Without dragging: from the card's menu. */
  const moveTo = (id: string, to: KanbanPlace) => {
    const from = placeOf(groups, id);
    if (from) move(id, from, to);
  };

  const ids = columns.map(({ id }) => id);
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps(dir)[event.key];
    const isHeld = held?.id === id;
    if (event.key === ' ') {
      if (isHeld) end(true);
      else lift(id, 'keyboard');
    } else if (isHeld && (event.key === 'Escape' || event.key === 'Tab')) end(false);
    else if (isHeld && event.key === 'Enter') end(true);
    else if (step) {
      const place = isHeld ? held.to : placeOf(groups, id);
      const counts = new Map(
        [...groups].map(([column, group]) => [
          column,
          group.length - (isHeld && held.from.column === column ? 1 : 0),
        ]),
      );
      const reachable = isHeld ? ids.filter((column) => allowed(id, column)) : ids;
      const to =
        place && stepFrom(place, step, reachable, counts, (count) => count + (isHeld ? 1 : 0));
      if (to && isHeld) over(to);
      else if (to) focusCard(groups.get(to.column)?.[to.index]?.id ?? id);
    } else return;
    // Tab cancels and goes on; all other keys end here.
    if (event.key !== 'Tab') event.preventDefault();
  };

  return {
    columns,
    groups,
    shown,
    labels,
    announcement,
    lifted: held,
    stop,
    onCardFocus,
    onCardBlur,
    cardOf,
    allowed,
    lift,
    over,
    end,
    moveTo,
    onKeyDown,
  };
};

export type KanbanBoardState<Card extends KanbanCard> = ReturnType<typeof useKanbanBoard<Card>>;
