'use client';

import { type ComponentProps, Fragment, type ReactNode, useMemo, useState } from 'react';

import { classNames } from '../private/class-names.js';
import { ArrowDownIcon } from '../../icons/index.js';
import { messageList as english } from '../../labels/en.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { continues, countAfter, type Message, spokenText } from './message.js';
import { MessageRow, nameOf } from './message-row.js';
import * as styles from './message-list.css.js';
import { useArrivals } from './use-arrivals.js';
import { useStickToEnd } from './use-stick-to-end.js';
import { VirtualMessages } from './virtual-messages.js';

export interface MessageListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Oldest first. */
  messages: readonly Message[];
  /** Name of the list. @default the locale's "Messages" */
  label?: string;
  /** Text where there are none. @default the locale's "No messages yet" */
  empty?: ReactNode;
  /** How times are written. @default { timeStyle: 'short' } */
  timeFormat?: Intl.DateTimeFormatOptions;
  /** IANA zone. @default the reader's own */
  timeZone?: string;
}

const hoursAndMinutes: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
/** From here on only the messages in sight are in the page. */
const mostDrawn = 200;
/** Newest messages that are listed at first: browsers draw no box much higher than these. */
const portion = 100_000;

/**
 * A conversation in the height its place gives it. It stays at the newest message unless the reader
 * scrolls up, and then says how many came. New messages are read out politely.
 */
export function MessageList({
  messages: given,
  label,
  empty,
  timeFormat = hoursAndMinutes,
  timeZone,
  className,
  ...props
}: MessageListProps) {
  const all = listOrEmpty(given);
  const ui = useUi();
  const labels = { ...english, ...ui.labels.messageList };
  // Elements rather than refs: what is inside is laid out before the ref of what is around it is set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [limit, setLimit] = useState(portion);
  const messages = all.length > limit ? all.slice(-limit) : all;
  const [isVirtual, setIsVirtual] = useState(messages.length > mostDrawn);
  // A virtual list keeps its own end: measuring rows and following them would chase each other.
  const { isAtEnd, toEnd } = useStickToEnd(scroller, isVirtual ? null : content);
  // To somebody who reads above, the change would move what they read: it waits for the end, though
  // not for ever.
  const isLong = messages.length > (isAtEnd || isVirtual ? mostDrawn : 5 * mostDrawn);
  if (isVirtual !== isLong) setIsVirtual(isLong);
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const last = all.at(-1)?.id;
  if (isAtEnd && seen !== last) setSeen(last);
  const unread = isAtEnd ? 0 : countAfter(all, seen);
  const spoken = useArrivals(all, {
    speak: (message) => spokenText(message, nameOf(message, labels), labels.announced),
    summarize: (count) => labels.unread({ count }),
  });
  const format = useMemo(
    () => ({ locale: ui.locale, options: timeFormat, timeZone }),
    [ui.locale, timeFormat, timeZone],
  );
  const renderRow = (index: number) => {
    const message = messages[index];
    if (!message) return null;
    return (
      <MessageRow
        message={message}
        isContinued={continues(message, messages[index - 1])}
        timeFormat={format}
        labels={labels}
        place={
          isVirtual
            ? { position: all.length - messages.length + index + 1, size: all.length }
            : undefined
        }
      />
    );
  };
  return (
    <div {...props} className={classNames(styles.root, className)}>
      {/* Rows come and go while scrolling, and texts grow by pieces of words: what is new is read
          out beside the log. */}
      <div
        ref={setScroller}
        role="log"
        aria-label={label ?? labels.label}
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
        className={styles.scroller}
      >
        <div ref={setContent} className={styles.content}>
          {messages.length < all.length ? (
            <div className={styles.earlier}>
              <Button size="small" variant="quiet" onClick={() => setLimit(limit + portion)}>
                {labels.earlier}
              </Button>
            </div>
          ) : null}
          {messages.length === 0 ? <p className={styles.empty}>{empty ?? labels.empty}</p> : null}
          {isVirtual ? (
            <VirtualMessages messages={messages} scroller={scroller} renderRow={renderRow} />
          ) : (
            messages.map(({ id }, index) => <Fragment key={id}>{renderRow(index)}</Fragment>)
          )}
        </div>
      </div>
      {isAtEnd || messages.length === 0 ? null : (
        <div className={styles.jump}>
          <Button
            size="small"
            className={styles.jumpButton}
            icon={<ArrowDownIcon size={14} />}
            onClick={() => {
              toEnd();
              // The button goes away: the focus stays with the messages.
              scroller?.focus({ preventScroll: true });
            }}
          >
            {unread > 0 ? labels.unread({ count: unread }) : labels.toNewest}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}
