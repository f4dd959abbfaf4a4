import { useIntl } from '@constella/i18n/react';
import { Button, CheckIcon, MaximizeIcon, Progress, useUi } from '@constella/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import * as styles from './player.css';

/** A page of a player. */
export interface PlayerPage {
  id: string;
  title: string;
  /** Beside its title: its minutes, its difficulty. */
  meta: string;
  isDone: boolean;
}

interface PlayerProps {
  /** Names the list of pages. */
  label: string;
  pages: readonly PlayerPage[];
  at: number;
  onTurn: (at: number) => void;
  /** Content of the current page. */
  children: ReactNode;
}

/** Whether the element has the whole screen to itself, and a way to give it that. */
function useFullScreen() {
  const element = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);
  const toggle = () => {
    // Refused where the browser or a frame forbids it: then the page stays as it is.
    const asked = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
    asked?.catch(() => setFull(false));
  };
  return { element, isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}

/** Pages gone through one after the other, by buttons, by the list, or by arrow keys. */
export function Player({ label, pages, at, onTurn, children }: PlayerProps) {
  const intl = useIntl();
  const { dir } = useUi();
  const { element, isFull, toggle } = useFullScreen();
  const last = pages.length - 1;
  const title = pages[at]?.title ?? '';
  const done = pages.filter(({ isDone }) => isDone).length;
  const turn = (event: KeyboardEvent) => {
    // Keys typed into a question on the page are the question's.
    if (event.target !== event.currentTarget) return;
    const forth = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const target = new Map([
      [forth, at + 1],
      ['PageDown', at + 1],
      [back, at - 1],
      ['PageUp', at - 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    onTurn(Math.min(Math.max(target, 0), last));
  };
  return (
    <div ref={element} className={styles.player} data-full={isFull || undefined}>
      <nav aria-label={label} className={styles.pages}>
        <ol className={styles.list}>
          {pages.map((page, index) => (
            <li key={page.id}>
              <button
                type="button"
                className={styles.page}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onTurn(index)}
              >
                <span className={styles.mark} data-done={page.isDone || undefined}>
                  {page.isDone ? <CheckIcon size={12} /> : intl.formatNumber(index + 1)}
                </span>
                <span className={styles.words}>
                  <bdi>{page.title}</bdi>
                  <span className={styles.meta}>{page.meta}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.stageColumn}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys turn it */}
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={intl.formatMessage(
            { id: 'training.player.stage' },
            { title, at: at + 1, of: pages.length },
          )}
          className={styles.stage}
          onKeyDown={turn}
        >
          {children}
        </section>
        <div className={styles.bar}>
          <Button
            disabledReason={
              at === 0 ? intl.formatMessage({ id: 'training.player.first' }) : undefined
            }
            onClick={() => onTurn(at - 1)}
          >
            {intl.formatMessage({ id: 'training.player.previous' })}
          </Button>
          <span className={styles.position} aria-live="polite">
            {intl.formatMessage(
              { id: 'training.player.position' },
              { at: at + 1, of: pages.length },
            )}
          </span>
          <Button
            variant="primary"
            disabledReason={
              at === last ? intl.formatMessage({ id: 'training.player.last' }) : undefined
            }
            onClick={() => onTurn(at + 1)}
          >
            {intl.formatMessage({ id: 'training.player.next' })}
          </Button>
          {toggle && (
            <Button variant="quiet" icon={<MaximizeIcon />} onClick={toggle}>
              {intl.formatMessage({
                id: isFull ? 'training.player.small' : 'training.player.full',
              })}
            </Button>
          )}
        </div>
        <Progress
          label={intl.formatMessage({ id: 'training.player.progress' })}
          value={done}
          max={pages.length}
          valueText={intl.formatMessage(
            { id: 'training.player.seen' },
            { seen: done, of: pages.length },
          )}
        />
      </div>
    </div>
  );
}
