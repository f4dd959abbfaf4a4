import { useFormats } from '@constella/i18n/react';
import { Button, IconButton, VisuallyHidden, XIcon } from '@constella/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useFormText } from './form-text.js';
import * as layout from './form-layout.css.js';
import * as styles from './facts-line.css.js';

/** One of the facts, in words; its key is what a removed one is known by. */
export interface ShownFact {
  readonly key: string;
  readonly text: string;
}

interface FactsLineProps {
  facts: readonly ShownFact[];
  onRemove: (key: string) => void;
  /** Said while there are none. */
  note: string;
  /** Whether the note is news. */
  isNews?: boolean;
  /** Behind the facts: what can be done with them. */
  action?: { label: string; run: () => void } | undefined;
}

/** The place of a line of facts under the fields it is read from, in a form of sections. */
export function FactsPlace({ children }: { children: ReactNode }) {
  return <div className={`${layout.section} ${styles.section}`}>{children}</div>;
}

/** What was read of what was typed, in a line that is there before anything is: each can be removed. */
export function FactsLine({ facts, onRemove, note, isNews = false, action }: FactsLineProps) {
  const say = useFormText();
  const { list } = useFormats();
  const line = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ button: HTMLElement; at: number }>(undefined);
  // The button goes with its fact, in whichever render that is: the next one gets the focus, after
  // the last the note.
  useLayoutEffect(() => {
    const { current } = pressed;
    if (!current || current.button.isConnected) return;
    pressed.current = undefined;
    // Whoever went on meanwhile has a place of their own.
    if (document.activeElement !== document.body) return;
    const buttons = line.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[Math.min(current.at, buttons.length - 1)];
    (next ?? line.current)?.focus();
  });
  return (
    <>
      <div ref={line} tabIndex={-1} className={styles.line}>
        {facts.length > 0 ? (
          <>
            <span className={styles.head}>{say('tasks.facts')}</span>
            <ul className={styles.list} aria-label={say('tasks.facts')}>
              {facts.map(({ key, text }, at) => (
                <li key={key} className={styles.fact}>
                  <bdi>{text}</bdi>
                  <IconButton
                    size="small"
                    label={say('tasks.facts.remove', { fact: text })}
                    icon={<XIcon size={12} />}
                    onClick={({ currentTarget: button }) => {
                      pressed.current = { button, at };
                      onRemove(key);
                    }}
                  />
                </li>
              ))}
            </ul>
            {action && (
              <span className={styles.use}>
                <Button
                  size="small"
                  onClick={({ currentTarget: button }) => {
                    pressed.current = { button, at: 0 };
                    action.run();
                  }}
                >
                  {action.label}
                </Button>
              </span>
            )}
          </>
        ) : (
          <p className={styles.note}>{note}</p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {facts.length > 0
            ? say('tasks.facts.read', { facts: list(facts.map(({ text }) => text)) })
            : isNews
              ? note
              : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
