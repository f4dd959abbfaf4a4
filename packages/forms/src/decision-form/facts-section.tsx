'use client';

import { decision } from '@constella/api-client/contract';
import { useFormats, useLocale } from '@constella/i18n/react';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFormText } from '../field/form-text.js';
import { FactsLine, FactsPlace, type ShownFact } from '../field/facts-line.js';
import { useLoaded, useSettled, useTypedFacts } from '../field/typed-facts.js';
import type { Facts, FactWords } from './facts.js';
import type { FigureValues } from './figures-section.js';

type Values = FigureValues & { title: string; description: string };

const loadReader = () => import('./facts.js');

const noFacts: Facts = { options: [], criteria: [], figures: [], ofFigures: [] };

/**
 * The options, criteria and figures a description gives, read as it is typed, with the other figures
 * and dates. Each can be removed; options and what is known of them are filled into the fields below
 * when somebody says so, and not before.
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
  const reader = useLoaded(loadReader);
  const facts = useMemo(
    () => reader?.readFacts({ ...settled, options, criteria, figures }, words, locale) ?? noFacts,
    [reader, settled, options, criteria, figures, words, locale],
  );
  const { facts: others, dismiss } = useTypedFacts(decision.reads);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isUsed, setUsed] = useState(false);

  const left = {
    options: facts.options.filter((name) => !removed.includes(`option ${name}`)),
    criteria: facts.criteria.filter((name) => !removed.includes(`criterion ${name}`)),
    figures: facts.figures.filter((fact) => !removed.includes(`figure ${fact.criterion}`)),
  };
  const own: ShownFact[] = [
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
  const rest = others.filter(({ written }) => !facts.ofFigures.includes(written));
  const use = () => {
    if (!reader) return;
    const next = reader.withFacts({ options, criteria, figures }, left, words);
    const changed = { shouldDirty: true, shouldValidate: false } as const;
    setValue('options', next.options, changed);
    setValue('criteria', next.criteria, changed);
    setValue('figures', next.figures, changed);
    setUsed(true);
  };

  return (
    <FactsPlace>
      <FactsLine
        facts={[...own, ...rest.map(({ text }) => ({ key: text, text }))]}
        onRemove={(key) =>
          own.some((one) => one.key === key) ? setRemoved([...removed, key]) : dismiss(key)
        }
        note={say(isUsed ? 'decision.facts.used' : 'decision.facts.empty')}
        isNews={isUsed}
        action={own.length > 0 ? { label: say('decision.facts.use'), run: use } : undefined}
      />
    </FactsPlace>
  );
}
