'use client';

import { useRef } from 'react';

import { ArrowDownIcon, ArrowUpIcon } from '../../icons/index.js';
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu-content.js';
import { MenuItem, MenuLabel, MenuSeparator } from '../dropdown-menu/menu-items.js';
import { type KanbanCard, placeOf } from './board.js';
import type { KanbanAction } from './kanban-board-props.js';
import type { KanbanBoardState } from './use-kanban-board.js';

interface CardMenuProps<Card extends KanbanCard> {
  card: Card;
  state: KanbanBoardState<Card>;
  actions: readonly KanbanAction[];
  /** The card's button. */
  target: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** Moves a card without dragging: for switches, voices, and boards wider than the screen. */
export function CardMenu<Card extends KanbanCard>({
  card,
  state,
  actions,
  target,
  open,
  onClose,
}: CardMenuProps<Card>) {
  const { columns, groups, labels, moveTo, allowed } = state;
  const ref = useRef<HTMLElement>(target);
  const place = placeOf(groups, card.id);
  if (!place) return null;
  const { column, index } = place;
  const last = (groups.get(column)?.length ?? 1) - 1;
  const others = columns.filter(({ id }) => id !== column && allowed(card.id, id));
  return (
    <DropdownMenuContent
      target={ref}
      label={labels.cardMenu({ card: card.title })}
      align="end"
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      {actions.map(({ id, label, ...action }) => (
        <MenuItem key={id} {...action}>
          {label}
        </MenuItem>
      ))}
      {actions.length > 0 && <MenuSeparator />}
      <MenuItem
        icon={<ArrowUpIcon />}
        disabled={index === 0}
        onSelect={() => moveTo(card.id, { column, index: index - 1 })}
      >
        {labels.moveUp}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownIcon />}
        disabled={index === last}
        onSelect={() => moveTo(card.id, { column, index: index + 1 })}
      >
        {labels.moveDown}
      </MenuItem>
      {others.length > 0 && <MenuLabel>{labels.moveTo}</MenuLabel>}
      {others.map(({ id, title }) => (
        <MenuItem key={id} onSelect={() => moveTo(card.id, { column: id, index: 0 })}>
          {title}
        </MenuItem>
      ))}
    </DropdownMenuContent>
  );
}
