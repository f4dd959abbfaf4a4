'use client';

import { bounds } from '@constella/api-client/contract';
import type { TypedFact } from '@constella/i18n';
import { useLocale } from '@constella/i18n/react';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFormText, type FormText } from './form-text.js';
import { FactsLine } from './facts-line.js';

const loadReader = () => import('./read-facts.js');

/** Milliseconds without a key until what was typed is read. */
const pause = 400;

interface Values {
  dismissedFacts?: readonly string[] | undefined;
}

/** The figures and dates of some fields, and the way to dismiss one: it is part of the request. */
export function useTypedFacts(fields: readonly string[]): {
  facts: readonly TypedFact[];
  dismiss: (fact: string) => void;
} {
  const locale = useLocale();
  const { setValue } = useFormContext<Values>();
  const typed = useWatch<Record<string, unknown>>({ name: [...fields] }) as unknown[];
  const dismissed = useWatch<Values, 'dismissedFacts'>({ name: 'dismissedFacts' });
  const text = useSettled(typed.filter((one) => typeof one === 'string').join('\n'));
  const reader = useLoaded(loadReader);
  const found = useMemo(() => reader?.typedFacts([text], locale) ?? [], [reader, text, locale]);
  return {
    facts: found.filter(
      (fact) => fact.text.length <= bounds.shortText.max && !dismissed?.includes(fact.text),
    ),
    dismiss: (fact) =>
      setValue('dismissedFacts', [...(dismissed ?? []), fact].slice(-bounds.dismissedFacts.max), {
        shouldDirty: true,
      }),
  };
}

export interface TypedFactsProps {
  /** The fields that are read. */
  fields: readonly string[];
  /** Stands in their place while there are none. @default what will stand there */
  note?: FormText;
}

/**
 * The figures and dates of what is typed, for the person to confirm before the run: one that is none
 * is dismissed, and the run takes it for none.
 */
export function TypedFacts({ fields, note = 'tasks.facts.empty' }: TypedFactsProps) {
  const say = useFormText();
  const { facts, dismiss } = useTypedFacts(fields);
  return (
    <FactsLine
      facts={facts.map(({ text }) => ({ key: text, text }))}
      onRemove={dismiss}
      note={say(note)}
    />
  );
}

/** A value once it has stayed the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is loaded after the form, which can be filled in without it; `load` is always the same. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    void load().then((there) => {
      if (!isGone) setLoaded(() => there);
    });
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded;
}
