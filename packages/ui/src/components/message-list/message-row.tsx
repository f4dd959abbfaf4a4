import { classNames } from '../private/class-names.js';
import { AlertCircleIcon, ArrowRightIcon } from '../../icons/index.js';
import type { MessageListLabels } from '../../labels/types.js';
import { eventTime, type EventTimeFormat } from '../timeline/event-time.js';
import type { Message } from './message.js';
import * as styles from './message-list.css.js';

/** Who is named as the author of a message. */
export const nameOf = ({ role, author }: Message, labels: MessageListLabels): string =>
  author ?? labels[role];

export interface MessageRowProps {
  message: Message;
  /** Goes on where the same author left off: no name again. */
  isContinued: boolean;
  timeFormat: EventTimeFormat;
  labels: MessageListLabels;
  /** Place in the whole list, from 1, and its size; where not all of it is in the page. */
  place?: { position: number; size: number };
}

/** One message: who, when, what. */
export function MessageRow({ message, isContinued, timeFormat, labels, place }: MessageRowProps) {
  const { role, to, avatar, content, state, actions } = message;
  const isOwn = role === 'user';
  const name = nameOf(message, labels);
  const shared = {
    'aria-label': name,
    'aria-posinset': place?.position,
    'aria-setsize': place?.size,
    'data-role': role,
    'data-state': state,
  };
  if (role === 'system')
    return (
      <article {...shared} className={styles.system}>
        {content}
      </article>
    );
  const written = eventTime(message.time, timeFormat);
  const isText = typeof content === 'string';
  return (
    <article
      {...shared}
      className={classNames(styles.message, isOwn && styles.own, isContinued && styles.continued)}
    >
      {isOwn ? null : (
        <div className={styles.avatar} aria-hidden="true">
          {isContinued ? null : avatar}
        </div>
      )}
      <div className={styles.body}>
        {isContinued || isOwn ? null : (
          <div className={styles.head}>
            <span className={styles.author}>{name}</span>
            {to === undefined ? null : (
              <span className={styles.to}>
                <ArrowRightIcon size={12} />
                {to}
              </span>
            )}
            {written ? (
              // The server may be in another zone than the reader.
              <time suppressHydrationWarning dateTime={written.dateTime} className={styles.time}>
                {written.text}
              </time>
            ) : null}
          </div>
        )}
        <div className={classNames(styles.words, isOwn && styles.ownWords, !isText && styles.rich)}>
          {content}
        </div>
        {state === 'failed' || state === 'sending' || actions !== undefined ? (
          <div className={styles.foot}>
            {state === 'failed' ? (
              <span className={styles.failed}>
                <AlertCircleIcon size={12} />
                {labels.failed}
              </span>
            ) : null}
            {state === 'sending' ? labels.sending : null}
            {actions}
          </div>
        ) : null}
      </div>
    </article>
  );
}
