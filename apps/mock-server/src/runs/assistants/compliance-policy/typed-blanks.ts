import { dayAfter, dayOf, formatDate, typedAmounts } from '@constella/i18n';
import { textBlank, usesTrigger } from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { wordsOf } from '../../../base/language/words.js';
import { inline } from '../../../prose/markdown.js';

/** Characters of a line that says one thing, and of its label. */
const longest = { line: 120, label: 60 } as const;

/** What lines somebody typed fill in of a policy, and the lines that are left. */
export interface TypedBlanks {
  readonly values: Readonly<
    Record<'responsible' | 'report' | 'from' | 'interval' | 'next', string>
  >;
  readonly rules: readonly string[];
}

/**
 * Who is responsible, who takes reports, from when a policy holds and how often it is reviewed, each
 * where one line says it and nothing else: "Reports to: Ilse Kramer", "In force from May 1, 2027",
 * "Review: every 6 months". Any other line stays a rule.
 */
export function typedBlanks(lines: readonly string[], texts: Texts): TypedBlanks {
  const { locale } = texts;
  const words = (id: 'responsible' | 'report' | 'review' | 'start') =>
    wordsOf(texts, `content.compliance-policy.words.${id}`);
  const uses = (said: string, id: Parameters<typeof words>[0]) =>
    words(id).some((word) => usesTrigger(said, word));
  const used = new Set<string>();
  const short = lines.filter((line) => line.length <= longest.line);
  // Two lines that say the same thing are two rules.
  const take = (found: readonly { line: string; value: string }[]): string => {
    const [one, ...others] = found.filter(({ line, value }) => value !== '' && !used.has(line));
    if (!one || others.length > 0) return '';
    used.add(one.line);
    return one.value;
  };
  const named = (id: 'responsible' | 'report') =>
    take(
      short.map((line) => {
        const [, label = '', said = ''] = /^([^:：]+)[:：]\s*(.+)$/u.exec(line) ?? [];
        const isName = label.length <= longest.label && uses(label, id) && isContact(said);
        return { line, value: isName ? inline(said).replace(/[.。]+$/u, '') : '' };
      }),
    );
  const timed = (id: 'start' | 'review', kind: 'date' | 'duration') =>
    take(
      short.map((line) => {
        const found = typedAmounts(line, locale).filter((one) => one.kind === kind);
        return {
          line,
          value: uses(line, id) && found.length === 1 ? found[0]!.written.trim() : '',
        };
      }),
    );
  const from = dayOf(timed('start', 'date'), locale) ?? '';
  const interval = timed('review', 'duration');
  const next = from && nextReview(from, interval, locale);
  const date = (day: string) => formatDate(locale, day, 'UTC');
  return {
    values: {
      responsible: named('responsible') || textBlank,
      report: named('report') || textBlank,
      from: from ? date(from) : 'none',
      interval: interval || 'none',
      next: next ? date(next) : textBlank,
    },
    rules: lines.filter((line) => !used.has(line)),
  };
}

/** A person begins with a capital or a letter of a script without them; or it is an address. */
const isContact = (said: string): boolean => /^(?!\p{Ll})[\p{L}+\p{Nd}]|@/u.test(said.trim());

/** The day of the next review: a year after a policy begins to hold, where nothing else was typed. */
function nextReview(from: string, interval: string, locale: Texts['locale']): string | undefined {
  if (interval) return dayAfter(from, interval, locale);
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
