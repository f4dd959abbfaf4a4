import type { ComponentProps, ReactNode } from 'react';

import type { KanbanCard, KanbanColumn, KanbanMove } from './board.js';

/** Something that can be done with one card, beside moving it. */
export interface KanbanAction {
  id: string;
  label: ReactNode;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface KanbanBoardProps<Card extends KanbanCard> extends Omit<
  ComponentProps<'div'>,
  'children' | 'role' | 'aria-label'
> {
  /** Name of the board. */
  label: string;
  columns: readonly KanbanColumn[] | null | undefined;
  /** All cards; the order in a column is their order here. */
  cards: readonly Card[] | null | undefined;
  /**
   * Somebody put a card elsewhere. The board shows what it is given: change `cards` at once, and
   * back again when the server refuses.
   */
  onMove: (move: KanbanMove) => void;
  /** Columns a card may not go to. @default it may go to all */
  canMove?: (card: Card, column: KanbanColumn) => boolean;
  /** The content under a card's title. */
  renderCard?: (card: Card) => ReactNode;
  /** A press on a card, or Enter: usually opens it. */
  onCardPress?: (card: Card) => void;
  /** Further items of a card's menu. */
  cardActions?: (card: Card) => readonly KanbanAction[];
  /** A CSS length; the cards of a column scroll in it. @default '70dvh' */
  maxHeight?: string;
  /** Level of the columns' titles. @default 'h3' */
  headingAs?: 'h2' | 'h3' | 'h4';
}

type Native = ComponentProps<'div'>;

const own: Record<Exclude<keyof KanbanBoardProps<never>, keyof Native> | 'className', true> = {
  label: true,
  columns: true,
  cards: true,
  onMove: true,
  canMove: true,
  renderCard: true,
  onCardPress: true,
  cardActions: true,
  maxHeight: true,
  headingAs: true,
  className: true,
};

/** Props of the outer element. */
export const nativeProps = <Card extends KanbanCard>(props: KanbanBoardProps<Card>): Native =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
