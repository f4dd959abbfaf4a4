import {
  assistants,
  bounds,
  dayAfter,
  entriesOf,
  regionFacts,
  targetsOf,
  weekOf,
  weekSuggestion,
  type LifeFinding,
  type LifeRows,
  type LifeSuggestion,
  type RegionId,
} from '@constella/api-client/contract';
import { createFormatter, formatMoney, formatNumber, type Locale } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { bullets } from '../../../prose/markdown.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import type { Program, StoredRows } from '../../program/program.js';
import { steps } from './content/steps.js';
import { weekTool } from './tools.js';

const definition = assistants['life-review'];
type Request = z.output<(typeof definition)['request']>;
type Finding = z.output<(typeof definition)['result']>['findings'][number];

/** What a model adds to the figures; it changes none of them. */
const reviewShape = z.object({
  headline: z
    .string()
    .trim()
    .min(1)
    .max(bounds.shortText.max)
    .describe('The week in one line of at most ten words, without figures.'),
  suggestion: z
    .string()
    .trim()
    .min(1)
    .max(bounds.shortText.max)
    .describe('One thing to try in the coming week, in at most twelve words.'),
  reason: z
    .string()
    .trim()
    .max(bounds.purpose.max)
    .describe('One or two sentences: which of the findings it follows from.'),
});

/** What the figures of a week came to. */
interface Reviewed {
  readonly week: string;
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly suggestion: string;
  readonly reason: string;
}

/** The rows of a member a review reads. */
export function rowsOfMember(stored: StoredRows, userId: number): LifeRows {
  const kept = stored.rowsBy('life_assistant_data', 'userId', userId);
  return {
    health: stored.rowsBy('health_data', 'userId', userId),
    months: stored.rowsBy('financial_data', 'userId', userId),
    goals: stored.rowsBy('life_goals', 'userId', userId),
    entries: entriesOf(kept),
    targets: targetsOf(kept),
  };
}

/** The Monday of the week that is asked for: by itself the last whole one. */
export const weekAsked = ({ week }: Pick<Request, 'week'>, today: string): string =>
  week === '' ? dayAfter(weekOf(today), -7) : weekOf(week);

const dayText = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The figures of a finding or a suggestion in words, by their names in the texts. */
async function wordsOf(
  values: LifeFinding['values'],
  { locale }: Texts,
  currency: string,
): Promise<Record<string, string | number>> {
  const format = await createFormatter(locale, ['life']);
  const unit = (value: number, name: string) =>
    formatNumber(locale, value, { style: 'unit', unit: name, maximumFractionDigits: 1 });
  const shown: Record<string, (value: never) => string> = {
    hours: (value: number) => unit(value, 'hour'),
    minutes: (value: number) => unit(value, 'minute'),
    kilograms: (value: number) => unit(value, 'kilogram'),
    now: (value: number) => unit(value, 'kilogram'),
    amount: (value: number) => formatMoney(locale, value, currency),
    budget: (value: number) => formatMoney(locale, value, currency),
    since: (value: string) => dayText(locale, value),
    month: (value: string) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(
        new Date(`${value}-01T00:00:00Z`),
      ),
    money: (value: string) => {
      const id = `life.moneyCategory.${value}` as 'life.moneyCategory.food';
      const said = format(id);
      return said === id ? value : said;
    },
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (shown[name] as ((value: string | number) => string) | undefined)?.(value) ?? value,
    ]),
  );
}

/** Everything a review says without a model. */
async function reviewed(
  { request, stored, task, texts }: Job<Request>,
  { week, rows, all }: { week: string; rows: LifeRows; all: readonly LifeFinding[] },
): Promise<Reviewed> {
  const { region } = stored.find('users', task.userId) ?? {};
  const { currency } = regionFacts[region as RegionId] ?? regionFacts.US;
  const wanted = new Set<string>(request.categories);
  const found = all.filter(({ category }) => wanted.size === 0 || wanted.has(category));
  const findings = await Promise.all(
    found.map(async ({ id, category, tone, values, rows: { table, ids } }): Promise<Finding> => {
      const said = await wordsOf(values, texts, currency);
      const target = Number(values['target'] ?? values['budget'] ?? 0) > 0 ? 'yes' : 'no';
      const text = texts.say(`content.life-review.${id}`, { ...said, aimed: target });
      return { id, category, tone, text, table, ids: [...ids] };
    }),
  );
  const suggested: LifeSuggestion = weekSuggestion(found, rows);
  const said = await wordsOf(suggested.values, texts, currency);
  const such = (tone: Finding['tone']) => findings.filter((one) => one.tone === tone).length;
  return {
    week,
    findings,
    title:
      findings.length === 0
        ? texts.say('content.life-review.none')
        : texts.say('content.life-review.headline', {
            good: such('good'),
            attention: such('attention'),
          }),
    suggestion: texts.say(`content.life-review.try.${suggested.id}`, said),
    reason: texts.say(`content.life-review.why.${suggested.id}`, said),
  };
}

/** The review of a week: figures worked out of what was logged, and one thing to try. */
export const lifeReview: Program = defineProgram(definition, {
  content: steps,
  tools: [weekTool],
  title: ({ week }, texts) =>
    week === ''
      ? texts.say('content.life-review.title')
      : texts.say('content.life-review.titleOf', { day: dayText(texts.locale, weekOf(week)) }),
  description: ({ note }) => note ?? '',

  work: {
    async figures(job) {
      const { context, request, stored, task } = job;
      const week = weekAsked(request, task.createdAt.slice(0, 10));
      const rows = rowsOfMember(stored, task.userId);
      const { findings: all } = await context.callTool(weekTool, { week, rows: { ...rows } });
      const value = await reviewed(job, { week, rows, all });
      const lines = value.findings.map(({ text }) => text);
      return { text: lines.length > 0 ? bullets(lines) : value.title, value };
    },

    async review(job) {
      const { context, promptOf, valueOf } = job;
      const known = valueOf<Reviewed>('figures')!;
      const answer = await context.askJson(await promptOf({ ...known }), reviewShape);
      // Without a model nobody has anything to add.
      if (context.lastWriter?.offline) return { text: known.suggestion };
      const { headline: title, suggestion, reason } = answer;
      return { text: suggestion, value: { title, suggestion, reason } };
    },
  },

  result: ({ valueOf, texts }) => ({
    text: '',
    locale: texts.locale,
    answer: 'open' as const,
    ...valueOf<Reviewed>('figures')!,
    ...valueOf<Partial<Reviewed>>('review'),
    findings: [...valueOf<Reviewed>('figures')!.findings],
  }),
});
