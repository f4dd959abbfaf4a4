'use client';

import { useFormats, useLocale } from '@constella/i18n/react';
import { Button, IconButton, VisuallyHidden, XIcon } from '@constella/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFormText } from '../field/form-text.js';
import * as layout from '../field/form-layout.css.js';
import type { Facts, FactWords, readFacts, withFacts } from './facts.js';
import type { FigureValues } from './figures-section.js';
import * as styles from './facts.css.js';

type Values = FigureValues & { title: string; description: string };

/** Milliseconds without a key until what was typed is read. */
const pause = 400;

const noFacts: Facts = { options: [], criteria: [], figures: [] };

/** One of the facts, in words; its key is what a removed one is known by. */
interface Shown {
  readonly key: string;
  readonly text: string;
}

/**
 * The options, criteria and figures a description gives, read as it is typed. Each can be removed;
 * what is left is filled into the fields below when somebody says so, and nothing before.
 */
export function FactsSection() {
  const say = useFormText();
  const locale = useLocale();
  const { list } = useFormats();
  const { setValue } = useFormContext<Values>();
  const [title, description, options, criteria, figures] = useWatch<
    Values,
    ['title', 'description', 'options', 'criteria', 'figures']
  >({ name: ['title', 'description', 'options', 'criteria', 'figures'] });
  const typed = useMemo(() => ({ title, description }), [title, description]);
  const settled = useSettled(typed);
  const words = useMemo(
    (): FactWords => ({
      options: say('decision.options'),
      criteria: say('decision.criteria'),
      usual: [
        say('decision.criterion.cost'),
        say('decision.criterion.time'),
        say('decision.criterion.risk'),
        say('decision.criterion.benefit'),
      ],
    }),
    [say],
  );
  const reader = useReader();
  const facts = useMemo(
    () => reader?.readFacts({ ...settled, options, criteria, figures }, words, locale) ?? noFacts,
    [reader, settled, options, criteria, figures, words, locale],
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isUsed, setUsed] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const row = useRef<HTMLUListElement>(null);

  const left: Facts = {
    options: facts.options.filter((name) => !removed.includes(`option ${name}`)),
    criteria: facts.criteria.filter((name) => !removed.includes(`criterion ${name}`)),
    figures: facts.figures.filter((fact) => !removed.includes(`figure ${fact.criterion}`)),
  };
  const shown: Shown[] = [
    ...left.options.map((name) => ({ key: `option ${name}`, text: name })),
    ...left.criteria.map((name) => ({ key: `criterion ${name}`, text: name })),
    ...left.figures.map(({ criterion, amounts }) => ({
      key: `figure ${criterion}`,
      text: say('decision.facts.row', {
        criterion,
        amounts: list(amounts.map(({ option, written }) => `${option} ${written}`)),
      }),
    })),
  ];

  // The button goes with its fact: the next one gets the focus, after the last the note.
  const focusAfter = (at: number) => {
    requestAnimationFrame(() => {
      const buttons = row.current?.querySelectorAll('button') ?? [];
      const next = buttons[Math.min(at, buttons.length - 1)];
      (next ?? note.current)?.focus();
    });
  };
  const use = () => {
    if (!reader) return;
    const next = reader.withFacts({ options, criteria, figures }, left, words);
    const changed = { shouldDirty: true, shouldValidate: false } as const;
    setValue('options', next.options, changed);
    setValue('criteria', next.criteria, changed);
    setValue('figures', next.figures, changed);
    setUsed(true);
    focusAfter(0);
  };

  return (
    <div className={`${layout.section} ${styles.section}`}>
      <div className={styles.line}>
        {shown.length > 0 ? (
          <>
            <span className={styles.head}>{say('decision.facts')}</span>
            <ul ref={row} className={styles.list} aria-label={say('decision.facts')}>
              {shown.map(({ key, text }, at) => (
                <li key={key} className={styles.fact}>
                  <bdi>{text}</bdi>
                  <IconButton
                    size="small"
                    label={say('decision.facts.remove', { fact: text })}
                    icon={<XIcon size={12} />}
                    onClick={() => {
                      setRemoved([...removed, key]);
                      focusAfter(at);
                    }}
                  />
                </li>
              ))}
            </ul>
            <span className={styles.use}>
              <Button size="small" onClick={use}>
                {say('decision.facts.use')}
              </Button>
            </span>
          </>
        ) : (
          <p ref={note} tabIndex={-1} className={styles.note}>
            {say(isUsed ? 'decision.facts.used' : 'decision.facts.empty')}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {shown.length > 0
            ? say('decision.facts.read', { facts: list(shown.map(({ text }) => text)) })
            : isUsed
              ? say('decision.facts.used')
              : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** A value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface Reader {
  readonly readFacts: typeof readFacts;
  readonly withFacts: typeof withFacts;
}

/** What reads a description: it comes after the form, which can be filled in without it. */
function useReader() {
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    let isGone = false;
    void import('./facts.js').then((loaded) => {
      if (!isGone) setReader(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reader;
}
