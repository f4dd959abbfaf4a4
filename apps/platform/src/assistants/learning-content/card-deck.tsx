import type { LearningCard } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Button,
  EmptyState,
  Heading,
  IconButton,
  VisuallyHidden,
} from '@constella/ui';
import { useState } from 'react';

import * as styles from './views.css';

/** Rows of the list that are drawn at once. */
const page = 50;

/** Cards to turn over one after the other, and all of them in a list. */
export function CardDeck({ items: cards }: { items: readonly LearningCard[] }) {
  const intl = useIntl();
  const [asked, setAt] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [shown, setShown] = useState(page);
  const at = Math.min(asked, cards.length - 1);
  const card = cards[at];
  if (!card) return <EmptyState title={intl.formatMessage({ id: 'study.cards.none' })} />;
  const turn = (to: number) => {
    setAt((to + cards.length) % cards.length);
    setTurned(false);
  };
  return (
    <div className={styles.body}>
      <div className={styles.deck}>
        <button
          type="button"
          className={styles.card}
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
        >
          <VisuallyHidden>{intl.formatMessage({ id: 'study.card.turn' })}</VisuallyHidden>
          {/* Another card is not turned back: it begins with its question. */}
          <span key={card.id} className={styles.sides} data-turned={isTurned || undefined}>
            <span className={styles.side} aria-hidden={isTurned}>
              <span className={styles.label}>
                {intl.formatMessage({ id: 'study.card.question' })}
              </span>
              <bdi className={styles.words}>{card.front}</bdi>
            </span>
            <span className={styles.side} data-back aria-hidden={!isTurned}>
              <span className={styles.label}>
                {intl.formatMessage({ id: 'study.card.answer' })}
              </span>
              <bdi className={styles.words}>{card.back}</bdi>
            </span>
          </span>
        </button>
        {/* That its name is another one now is said by few readers. */}
        <VisuallyHidden role="status">
          <bdi>{isTurned ? card.back : card.front}</bdi>
        </VisuallyHidden>
        <div className={styles.turns}>
          <IconButton
            icon={<ArrowLeftIcon />}
            label={intl.formatMessage({ id: 'study.card.previous' })}
            onClick={() => turn(at - 1)}
          />
          <span className={styles.place}>
            {intl.formatMessage({ id: 'study.card.at' }, { at: at + 1, of: cards.length })}
          </span>
          <IconButton
            icon={<ArrowRightIcon />}
            label={intl.formatMessage({ id: 'study.card.next' })}
            onClick={() => turn(at + 1)}
          />
        </div>
      </div>
      <section>
        <Heading level={3} size={16}>
          {intl.formatMessage({ id: 'study.cards.all' })}
        </Heading>
        <ul className={styles.list}>
          {cards.slice(0, shown).map(({ id, front, back }) => (
            <li key={id} className={styles.row}>
              <bdi className={styles.front}>{front}</bdi>
              <bdi>{back}</bdi>
            </li>
          ))}
        </ul>
      </section>
      {shown < cards.length && (
        <div>
          <Button onClick={() => setShown(shown + page)}>
            {intl.formatMessage(
              { id: 'study.cards.more' },
              { count: Math.min(page, cards.length - shown) },
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
