import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Kbd, XIcon } from '@constella/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MessageId } from '@constella/i18n';

import * as styles from './session.css';

/** Keys that do the same, and what they do. */
export interface SessionKey {
  /** As `KeyboardEvent.key` has them; letters in lower case. */
  readonly keys: readonly string[];
  readonly says: MessageId;
  readonly act: (key: string) => void;
  /** They work, and are not said: another line says so. */
  readonly isQuiet?: boolean;
}

interface SessionFrameProps {
  kind: string;
  title: string;
  done: number;
  of: number;
  /** Where leaving leads. */
  leaveTo: string;
  keys: readonly SessionKey[];
  /** There is no place to keep: leaving is the end. */
  isOver?: boolean;
  children: ReactNode;
}

/** Parts that can be told from each other. */
const mostParts = 60;

const shownKey = (key: string): string =>
  key === ' ' ? 'Space' : key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key;

/** Whether keys typed there are that element's own. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"]') !== null);

/** Around a session: nothing but how far it is, the way out, and the keys. */
export function SessionFrame({
  kind,
  title,
  done,
  of,
  leaveTo,
  keys,
  isOver = false,
  children,
}: SessionFrameProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const all: readonly SessionKey[] = [
    ...keys,
    {
      keys: ['Escape'],
      says: isOver ? 'study.key.close' : 'study.key.leave',
      act: () => void navigate(leaveTo),
    },
  ];
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat)
      return;
    if (isTyping(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // A focused button is pressed by these itself.
    const isButton =
      event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (isButton && (key === 'Enter' || key === ' ')) return;
    const found = all.find((one) => one.keys.includes(key));
    if (!found) return;
    event.preventDefault();
    found.act(key);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const counted = intl.formatMessage({ id: 'study.session.done' }, { done, of });
  return (
    <div className={styles.frame}>
      <header>
        <div className={styles.bar}>
          <ButtonLink variant="quiet" icon={<XIcon />} href={leaveTo}>
            {intl.formatMessage({ id: 'study.session.leave' })}
          </ButtonLink>
          <h1 className={styles.names}>
            <span className={styles.kind}>{kind}</span>
            <bdi className={styles.name}>{title}</bdi>
          </h1>
          {of > 0 && <span className={styles.count}>{counted}</span>}
        </div>
        <div
          role="progressbar"
          aria-label={intl.formatMessage({ id: 'study.session.progress' })}
          aria-valuenow={done}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuetext={counted}
          className={styles.progress}
        >
          {of <= mostParts ? (
            Array.from({ length: of }, (_, at) => (
              <span
                key={at}
                className={styles.part}
                data-state={at < done ? 'done' : at === done ? 'now' : undefined}
              />
            ))
          ) : (
            <span className={styles.whole}>
              <span
                className={styles.filled}
                style={{ display: 'block', inlineSize: `${(done / of) * 100}%` }}
              />
            </span>
          )}
        </div>
      </header>
      {/* Whoever comes by keys begins here. */}
      <main tabIndex={-1} className={styles.stage}>
        {children}
      </main>
      <footer className={styles.keys}>
        {all
          .filter(({ isQuiet }) => !isQuiet)
          .map(({ keys: own, says }) => (
            <span key={says} className={styles.key}>
              {own.map((one) => (
                <Kbd key={one}>{shownKey(one)}</Kbd>
              ))}
              {intl.formatMessage({ id: says })}
            </span>
          ))}
      </footer>
    </div>
  );
}
