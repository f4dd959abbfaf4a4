'use client';

import type { PointerEvent, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { MoreHorizontalIcon } from '../../icons/index.js';
import * as button from '../button/button.css.js';
import * as iconButton from '../icon-button/icon-button.css.js';
import type { KanbanCard } from './board.js';
import * as styles from './kanban-board.css.js';
import type { KanbanBoardState } from './use-kanban-board.js';

interface KanbanCardViewProps<Card extends KanbanCard> {
  card: Card;
  state: KanbanBoardState<Card>;
  /** Id of the words that say how to move a card. */
  instructionsId: string;
  children: ReactNode;
  menuOpen: boolean;
  onPress: ((card: Card) => void) | undefined;
  onMenu: (button: HTMLElement) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** One card: its title takes the focus and the keys, the whole card the pointer. */
export function KanbanCardView<Card extends KanbanCard>({
  card,
  state,
  instructionsId,
  children,
  menuOpen,
  onPress,
  onMenu,
  onPointerDown,
}: KanbanCardViewProps<Card>) {
  const { lifted, labels, stop } = state;
  const held = lifted?.id === card.id ? lifted.by : undefined;
  const tabIndex = stop === card.id ? 0 : -1;
  const handlers = { onPointerDown };
  return (
    <li
      {...handlers}
      data-card={card.id}
      data-state={held === 'keyboard' ? 'lifted' : held === 'pointer' ? 'carried' : 'rest'}
      className={styles.card}
    >
      <div className={styles.cardHead}>
        <button
          type="button"
          aria-describedby={instructionsId}
          data-title=""
          tabIndex={tabIndex}
          className={styles.cardTitle}
          onFocus={() => state.onCardFocus(card.id)}
          onBlur={state.onCardBlur}
          onKeyDown={(event) => state.onKeyDown(event, card.id)}
          // Firefox presses a button when the space bar is let go, whatever its start did.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          onClick={() => onPress?.(card)}
        >
          <bdi>{card.title}</bdi>
        </button>
        <button
          type="button"
          aria-label={labels.cardMenu({ card: card.title })}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          data-menu=""
          tabIndex={tabIndex}
          className={classNames(
            button.button,
            button.variant.quiet,
            button.size.small,
            iconButton.square.small,
            styles.menu,
          )}
          onFocus={() => state.onCardFocus(card.id)}
          onBlur={state.onCardBlur}
          onClick={(event) => onMenu(event.currentTarget)}
        >
          <MoreHorizontalIcon size={14} />
        </button>
      </div>
      {children}
    </li>
  );
}
