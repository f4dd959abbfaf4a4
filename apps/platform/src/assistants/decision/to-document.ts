import { decisionHeadings } from '@constella/api-client';
import type { DecisionSection } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';

import type { ResultBlock, ResultDocument } from '../../runs/result-document';
import type { Decision } from './ranked';
import { reportBasis } from './report-basis';

type Intl = ReturnType<typeof useIntl>;

/** A decision as a document: recommendation, matrix, ranking, then the report and its methods. */
export function decisionDocument(result: Decision, intl: Intl): ResultDocument {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { options, recommendation, sections, text } = result;
  const then = reportBasis(result, intl);
  const first = recommendation.option === null ? undefined : options[recommendation.option];
  const confidence = intl.formatNumber(recommendation.confidence, { style: 'percent' });
  return {
    title: first ?? say('decision.result.none'),
    blocks: [
      {
        kind: 'text',
        markdown: intl.formatMessage(
          { id: 'shell.labelled' },
          { label: say('decision.result.confidence'), value: confidence },
        ),
      },
      ...matrixBlocks(result, intl),
      ...headed(say('decision.result.next'), [{ kind: 'list', items: recommendation.nextSteps }]),
      ...headed(say('decision.report'), [
        ...(then
          ? [
              {
                kind: 'text' as const,
                markdown: intl.formatMessage(
                  { id: 'decision.report.before' },
                  { ranking: intl.formatList(then.places), confidence: then.confidence },
                ),
              },
            ]
          : []),
        { kind: 'text', markdown: text },
      ]),
      ...sections.flatMap((section) => sectionBlocks(section, intl)),
    ],
  };
}

const headed = (text: string, blocks: ResultBlock[]): ResultBlock[] => [
  { kind: 'heading', level: 2, text },
  ...blocks,
];

function matrixBlocks(result: Decision, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { options, criteria, scores, ranking } = result;
  const scoreOf = (option: number, criterion: number): number | string =>
    scores.find((cell) => cell.option === option && cell.criterion === criterion)?.score ?? '';
  return headed(say('decision.matrix'), [
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
        { share },
      ]),
    },
    { kind: 'text', markdown: say('decision.matrix.scale') },
  ]);
}

function sectionBlocks(section: DecisionSection, intl: Intl): ResultBlock[] {
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
  if (forecast)
    blocks.push({
      kind: 'table',
      caption: say('decision.forecast'),
      columns: [
        say('decision.forecast.place'),
        say('decision.forecast.known'),
        say('decision.forecast.next'),
      ],
      rows: [
        ...forecast.known.map((value, at) => [at + 1, value, '']),
        ...forecast.next.map(({ value, low, high }, at) => [
          forecast.known.length + at + 1,
          '',
          `${intl.formatNumber(value)} (${intl.formatNumber(low)}–${intl.formatNumber(high)})`,
        ]),
      ],
    });
  return headed(say(`decision.method.${method}`), blocks);
}

const known = new Set<string>(Object.values(decisionHeadings).flat());

/** A list's heading in words; a model may have written one of its own. */
export const headingText = (heading: string, intl: Intl): string =>
  known.has(heading)
    ? intl.formatMessage({ id: `decision.heading.${heading}` as MessageId })
    : heading;
