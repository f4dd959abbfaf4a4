'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';

import { classNames } from '../private/class-names.js';
import {
  AlertTriangleIcon,
  CheckCircleIcon,
  ChevronRightIcon,
  CircleXIcon,
} from '../../icons/index.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { timeline as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { StatusDot } from '../status-dot/status-dot.js';
import { eventTime, type Moment } from './event-time.js';
import * as styles from './timeline.css.js';
import { useReveal } from '../private/use-reveal.js';

export const timelineTones = ['neutral', 'active', 'success', 'warning', 'danger'] as const;

export interface TimelineEvent {
  /** Identity across renders. */
  id: string;
  /** The event, in a few words. */
  title: ReactNode;
  /** When: a Date, milliseconds since 1970, or an ISO text. What is no moment is left out. */
  time?: Moment | null;
  /** Shape and colour of its mark, said in words too. @default 'neutral' */
  tone?: 'neutral' | 'active' | 'success' | 'warning' | 'danger';
  /** A 14 px icon in place of the tone's mark. */
  icon?: ReactNode;
  /** One or two muted lines. */
  description?: ReactNode;
  /** More, which the reader opens. */
  details?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order they are shown. */
  events: readonly TimelineEvent[];
  /** How times are written. @default { dateStyle: 'medium', timeStyle: 'short' } */
  timeFormat?: Intl.DateTimeFormatOptions;
  /** IANA zone. @default the reader's own */
  timeZone?: string;
  /** Text where there are no events. @default the locale's "Nothing has happened yet" */
  empty?: ReactNode;
}

const dateAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Events drawn at once; the rest comes in portions of as many. */
const portion = 200;

const marks = {
  neutral: <StatusDot status="offline" />,
  active: <StatusDot status="busy" />,
  success: <CheckCircleIcon size={14} />,
  warning: <AlertTriangleIcon size={14} />,
  danger: <CircleXIcon size={14} />,
} as const;

/** Events, one under the other along a thin line. */
export function Timeline({
  events: givenEvents,
  timeFormat = dateAndTime,
  timeZone,
  empty,
  className,
  ...props
}: TimelineProps) {
  const events = listOrEmpty(givenEvents);
  const ui = useUi();
  const labels = { ...english, ...ui.labels.timeline };
  const { shown, hidden, next, reveal } = useReveal(events, portion);
  const format = useMemo(
    () => ({ locale: ui.locale, options: timeFormat, timeZone }),
    [ui.locale, timeFormat, timeZone],
  );
  if (events.length === 0) return <p className={styles.empty}>{empty ?? labels.empty}</p>;
  return (
    <>
      {/* The role is written out: Safari drops it from lists without markers. */}
      <ol {...{ role: 'list' }} {...props} className={classNames(styles.list, className)}>
        {shown.map((event) => (
          <Event
            key={event.id}
            {...event}
            written={eventTime(event.time, format)}
            detailsLabel={labels.details}
            toneLabel={
              event.tone === undefined || event.tone === 'neutral' ? undefined : labels[event.tone]
            }
          />
        ))}
      </ol>
      {hidden > 0 ? (
        <Button size="small" className={styles.rest} onClick={reveal}>
          {labels.showMore({ count: next })}
        </Button>
      ) : null}
    </>
  );
}

interface EventProps extends Omit<TimelineEvent, 'id' | 'time'> {
  written: ReturnType<typeof eventTime>;
  detailsLabel: string;
  toneLabel: string | undefined;
}

function Event({
  title,
  written,
  tone = 'neutral',
  toneLabel,
  icon,
  description,
  details,
  detailsLabel,
}: EventProps) {
  return (
    <li className={styles.event} data-tone={tone}>
      <span className={classNames(styles.star, styles.tone[tone])} aria-hidden="true">
        {icon ?? marks[tone]}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.title}>
            {title}
            {toneLabel === undefined ? null : <VisuallyHidden>{toneLabel}</VisuallyHidden>}
          </span>
          {written ? (
            // The server may be in another zone than the reader.
            <time suppressHydrationWarning dateTime={written.dateTime} className={styles.time}>
              {written.text}
            </time>
          ) : null}
        </div>
        {description === undefined ? null : <div className={styles.description}>{description}</div>}
        {details === undefined ? null : (
          <details className={styles.details}>
            <summary className={styles.summary}>
              <ChevronRightIcon size={12} className={styles.chevron} />
              {detailsLabel}
            </summary>
            <div className={styles.body}>{details}</div>
          </details>
        )}
      </div>
    </li>
  );
}
