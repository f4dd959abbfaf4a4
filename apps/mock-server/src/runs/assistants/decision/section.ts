import {
  analysisMethods,
  decisionHeadings,
  decisionSectionSchema,
  type AnalysisMethod,
  type DecisionSection,
} from '@constella/api-client/contract';
import { amountsIn, formatList, formatNumber, isCurrency } from '@constella/i18n';

import type { Job } from '../../program/define-program.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import { filled, methodLibrary } from '../shared/methods/method-library.js';
import { frameOf, type Request } from './frame.js';

/** A model's answer when it looks at a decision by a method. */
export const sectionShape = decisionSectionSchema.pick({
  summary: true,
  lists: true,
  amounts: true,
});

/** The name of a method. */
export const methodName = (method: string | undefined, { texts }: Job<Request>): string =>
  texts.say('server.assistant.decision.step.method', { option: method ?? '' });

/** Questions of a heading that is about the decision as a whole. */
const ofOneHeading = 2;
/** Headings whose question is not about one option. */
const ofTheWhole = new Set<string>(['alike', 'different', 'deciding', 'drivers', 'unknown']);

/** The questions of a method, put to the options there are, and the amounts that are known. */
export async function sectionData(
  method: AnalysisMethod,
  job: Job<Request>,
): Promise<Record<string, unknown>> {
  const { texts, request } = job;
  const { what, pitfall, asks } = (await methodLibrary(texts.locale)).decision.methods[method];
  return {
    method: methodName(method, job),
    headings: decisionHeadings[method].map((heading) => ({
      heading,
      // A question about each option, each another one, or those about the decision as a whole.
      questions: (ofTheWhole.has(heading)
        ? (asks[heading] ?? [])
            .slice(0, ofOneHeading)
            .map((ask) => filled(ask, { option: request.title }))
        : frameOf(job).options.map((option, at) => {
            const own = asks[heading] ?? [];
            return filled(own[at % Math.max(own.length, 1)] ?? '', { option });
          })
      ).filter(Boolean),
    })),
    about: [what, pitfall],
    amounts: method === 'costBenefit' ? knownAmounts(job) : [],
  };
}

/** The money among the figures of a request. */
function knownAmounts({ request, task }: Job<Request>): DecisionSection['amounts'] {
  return request.figures
    .filter(({ unit }) => unit.split(/[\s/]+/u).some((word) => isCurrency(word, task.locale)))
    .flatMap(({ criterion, unit, amounts }) =>
      amounts.map(({ option, amount }) => ({
        label: `${option}: ${criterion}`,
        amount,
        unit,
        kind: 'open' as const,
      })),
    );
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
        ? texts.say('content.decision.forecast', {
            figures: formatList(texts.locale, forecast.known.map(number)),
            next: number(next.value),
            low: number(next.low),
            high: number(next.high),
          })
        : texts.say('content.decision.noForecast');
  return paragraphs(summary, line, bullets(lists.flatMap(({ items }) => items)));
}

/** The numbers the request names: models like to add some. */
export const namedIn = ({ request, task }: Job<Request>): ReadonlySet<number> =>
  new Set([
    ...request.figures.flatMap(({ amounts }) => amounts.map(({ amount }) => amount)),
    ...request.history.values.map(({ amount }) => amount),
    ...amountsIn(request.description, task.locale).map(({ value }) => value),
  ]);
