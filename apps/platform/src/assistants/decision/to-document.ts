import { decisionHeadings, periodsAfter } from '@constella/api-client';
import type { DecisionSection } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';

import type { ResultBlock } from '../../runs/result-document';
import { isWhole, knownScores, spanOf, type Decision } from './decision-matrix';

type Intl = ReturnType<typeof useIntl>;

/** How sure the recommendation is, in files; how many scores are known while some are open. */
export const confidenceLine = (result: Decision, intl: Intl): ResultBlock[] => [
  {
    kind: 'text',
    markdown: isWhole(result)
      ? intl.formatMessage(
          { id: 'shell.labelled' },
          {
            label: intl.formatMessage({ id: 'decision.result.confidence' }),
            value: intl.formatNumber(result.recommendation.confidence, { style: 'percent' }),
          },
        )
      : intl.formatMessage({ id: 'decision.result.known' }, { ...knownScores(result) }),
  },
];

const headed = (text: string, blocks: ResultBlock[]): ResultBlock[] => [
  { kind: 'heading', level: 2, text },
  ...blocks,
];

/** The matrix and what to do next, in files. */
export function matrixTable(result: Decision, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { options, criteria, scores, ranking, recommendation } = result;
  const scoreOf = (option: number, criterion: number): number | string =>
    scores.find(
      (cell) => cell.option === option && cell.criterion === criterion && cell.basis !== 'unknown',
    )?.score ?? '';
  const percent = (share: number) =>
    intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const totalOf = (option: number, share: number) => {
    const span = spanOf(result, option);
    if (!span) return '';
    const { low, high } = span;
    return low === high
      ? { share }
      : intl.formatMessage(
          { id: 'decision.matrix.span' },
          { low: percent(low), high: percent(high) },
        );
  };
  const matrix = headed(say('decision.matrix'), [
    {
      kind: 'table',
      caption: say('decision.matrix'),
      columns: [
        say('decision.matrix.option'),
        ...criteria.map(({ name, weight }) => `${name} (${intl.formatNumber(weight)})`),
        say('decision.matrix.score'),
      ],
      rows: ranking.map(({ option, share }) => [
        options[option] ?? '',
        ...criteria.map((_criterion, at) => scoreOf(option, at)),
        totalOf(option, share),
      ]),
    },
    { kind: 'text', markdown: say('decision.matrix.scale') },
  ]);
  const next = headed(say('decision.result.next'), [
    { kind: 'list', items: recommendation.nextSteps },
  ]);
  return [...matrix, ...next];
}

/** Findings of a method, in files. */
export function sectionParts(section: DecisionSection, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { method, summary, lists, amounts, forecast } = section;
  const blocks: ResultBlock[] = [{ kind: 'text', markdown: summary }];
  for (const { heading, items } of lists)
    blocks.push(
      { kind: 'heading', level: 3, text: headingText(heading, intl) },
      { kind: 'list', items },
    );
  if (amounts.length > 0)
    blocks.push({
      kind: 'table',
      caption: say('decision.amounts'),
      columns: [
        say('decision.amounts.label'),
        say('decision.amounts.kind'),
        say('decision.amounts'),
      ],
      rows: amounts.map(({ label, kind, amount, unit }) => [
        label,
        say(`decision.amount.${kind}`),
        unit ? `${intl.formatNumber(amount)} ${unit}` : amount,
      ]),
    });
  if (forecast) {
    const periods = periodsOf(forecast, intl);
    blocks.push({
      kind: 'table',
      caption: say('decision.forecast'),
      columns: [
        say('decision.history.when'),
        say('decision.forecast.known'),
        say('decision.forecast.next'),
      ],
      rows: [
        ...forecast.known.map((value, at) => [periods[at] ?? '', value, '']),
        ...forecast.next.map(({ value, low, high }, at) => [
          periods[forecast.known.length + at] ?? '',
          '',
          `${intl.formatNumber(value)} (${intl.formatNumber(low)}–${intl.formatNumber(high)})`,
        ]),
      ],
    });
  }
  return headed(say(`decision.method.${method}`), blocks);
}

/** Amounts that stand on one axis: of one unit and one kind, and at least two, else nothing is compared. */
export const comparable = (amounts: DecisionSection['amounts']): DecisionSection['amounts'][] =>
  amounts
    .filter((one, at) => amounts.findIndex((other) => isAlike(one, other)) === at)
    .map((one) => amounts.filter((other) => isAlike(one, other)))
    .filter(({ length }) => length > 1);

type Amount = DecisionSection['amounts'][number];
const isAlike = (a: Amount, b: Amount): boolean => a.kind === b.kind && a.unit === b.unit;

/** The people a stakeholder analysis knows, by heading: what is asked about is nobody yet. */
export const peopleIn = ({ method, lists }: DecisionSection): DecisionSection['lists'] =>
  method !== 'stakeholder'
    ? []
    : lists
        .map(({ heading, items }) => ({
          heading,
          items: items.filter((item) => !/(?:[?？؟]|か。)\s*$/u.test(item)),
        }))
        .filter(({ items }) => items.length > 0);

/** When the figures of a forecast were and will be, one after the other: as typed, then as they go on. */
export function periodsOf(
  { known: figures, when = [], next }: NonNullable<DecisionSection['forecast']>,
  intl: Intl,
): string[] {
  const after = periodsAfter(when, next.length);
  const said = (period: string) => {
    const [year = 0, month, day] = period.split('-').map(Number);
    // Years and quarters are written as they were typed.
    if (!month) return period;
    return intl.formatDate(Date.UTC(year, month - 1, day ?? 1), {
      year: 'numeric',
      month: 'short',
      ...(day && { day: 'numeric' }),
      timeZone: 'UTC',
    });
  };
  return [
    ...figures.map((_figure, at) => said(when[at] ?? intl.formatNumber(at + 1))),
    // Not known when: so many steps on.
    ...next.map((_value, at) => said(after[at] ?? `+${intl.formatNumber(at + 1)}`)),
  ];
}

const known = new Set<string>(Object.values(decisionHeadings).flat());

/** A list's heading in words; a model may have written one of its own. */
export const headingText = (heading: string, intl: Intl): string =>
  known.has(heading)
    ? intl.formatMessage({ id: `decision.heading.${heading}` as MessageId })
    : heading;
