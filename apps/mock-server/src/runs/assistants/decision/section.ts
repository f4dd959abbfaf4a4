import {
  analysisMethods,
  decisionHeadings,
  decisionSectionSchema,
  type AnalysisMethod,
  type DecisionSection,
} from '@constella/api-client/contract';
import { formatList, formatNumber } from '@constella/i18n';
import type { z } from 'zod';

import { figuresOf, moneyOf } from '../../../prose/figures.js';
import { shortened } from '../../../prose/read-brief.js';
import type { Job } from '../../program/define-program.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import { wordsOf } from '../../../base/language/words.js';
import { frameOf, type Request } from './frame.js';

/** What a model answers when it looks at a decision by a method. */
export const sectionShape = decisionSectionSchema.pick({
  summary: true,
  lists: true,
  amounts: true,
});

/** What a method is called. */
export const methodName = (method: string | undefined, { texts }: Job<Request>): string =>
  texts.say('server.assistant.decision.step.method', { option: method ?? '' });

/** Headings whose question is not about one option. */
const ofTheWhole = new Set<string>(['alike', 'different', 'deciding', 'drivers', 'unknown']);

/** What the offline model finds by a method: its questions, put to the options there are. */
export function offlineSection(
  method: AnalysisMethod,
  job: Job<Request>,
): z.output<typeof sectionShape> {
  const { texts, request, task } = job;
  const { options } = frameOf(job);
  const money = wordsOf(texts, 'server.decision.words.money');
  const figures = method === 'costBenefit' ? figuresOf(request.description, task.locale) : [];
  const amounts = figures.flatMap(({ value, unit: written, clause }) => {
    const unit = moneyOf(written, money);
    return unit ? [{ label: shortened(clause), kind: 'open' as const, amount: value, unit }] : [];
  });
  return {
    summary: texts.say('server.decision.section', {
      method: methodName(method, job),
      title: request.title,
    }),
    lists: decisionHeadings[method].map((heading) => ({
      heading,
      // A question about each option, or one about the decision as a whole.
      items: (ofTheWhole.has(heading) ? [request.title] : options).map((option) =>
        texts.say('server.decision.item', {
          option,
          question: texts.say('server.decision.ask', { heading }),
        }),
      ),
    })),
    amounts,
  };
}

/** A section whose form was wrong twice: its text is all there is. */
export function rawSection(option: string | undefined, summary: string): DecisionSection {
  const method = analysisMethods.find((one) => one === option) ?? 'comparative';
  return { method, summary, lists: [], amounts: [], forecast: null };
}

const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** A section in words. */
export function sectionText(
  { summary, lists, forecast, method }: DecisionSection,
  job: Job<Request>,
): string {
  const { texts } = job;
  // As exact as what was typed, and no more.
  const places = Math.max(1, ...(forecast?.known ?? []).map(placesOf));
  const number = (value: number) =>
    formatNumber(texts.locale, value, { maximumFractionDigits: places });
  const [next] = forecast?.next ?? [];
  const line =
    method !== 'forecast'
      ? undefined
      : forecast && next
        ? texts.say('server.decision.forecast', {
            figures: formatList(texts.locale, forecast.known.map(number)),
            next: number(next.value),
            low: number(next.low),
            high: number(next.high),
          })
        : texts.say('server.decision.noForecast');
  return paragraphs(summary, line, bullets(lists.flatMap(({ items }) => items)));
}

/** The numbers the description names: models like to add some. */
export const namedIn = ({ request, task }: Job<Request>): ReadonlySet<number> =>
  new Set(figuresOf(request.description, task.locale).map(({ value }) => value));
