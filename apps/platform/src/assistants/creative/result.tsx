import { bounds, type RunResult } from '@constella/api-client';
import { newVariant, type Variant } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Badge, Callout } from '@constella/ui';

import { noValue } from '../../base/lists/no-value';
import type { Block, Intl, ResultViewProps } from '../../runs/blocks/block';
import { VariantFoot } from './variant-foot';

type Result = ResultViewProps<'creative'>['result'];

const isWorksheet = (result: Result) => (result as RunResult).offline === true;
const list = (terms: readonly string[], intl: Intl) =>
  terms.length > 0 ? intl.formatList(terms) : noValue;

/** Without a model nothing is finished, and it says so before anything else. */
function Worksheet({ result }: { result: Result }) {
  const intl = useIntl();
  if (!isWorksheet(result)) return null;
  return (
    <Callout tone="info" title={intl.formatMessage({ id: 'creative.worksheet.title' })}>
      {intl.formatMessage({ id: 'creative.worksheet.text' })}
    </Callout>
  );
}

function Chosen({ row: { chosen } }: { row: Variant }) {
  const intl = useIntl();
  return chosen ? (
    <Badge tone="accent">{intl.formatMessage({ id: 'creative.chosen' })}</Badge>
  ) : null;
}

/** Variants to change, rate, choose and refine, and under them what was counted of each. */
export const creativeResult: readonly Block<'creative'>[] = [
  { kind: 'fileTitle', written: ({ title }) => title },
  {
    kind: 'view',
    View: Worksheet,
    toDocument: (result, intl) =>
      isWorksheet(result)
        ? [
            {
              kind: 'heading',
              level: 2,
              text: intl.formatMessage({ id: 'creative.worksheet.title' }),
            },
          ]
        : [],
    parts: { title: 'creative.result.title' },
  },
  {
    kind: 'items',
    of: 'variants',
    heading: 'creative.variants',
    count: 'creative.variants.count',
    look: 'cards',
    title: 'direction',
    level: 2,
    textSize: 16,
    fields: [
      { of: 'text', rows: 5, label: 'creative.variant', missing: 'creative.variant.missing' },
      {
        of: 'direction',
        label: 'creative.direction',
        missing: 'creative.direction.missing',
      },
      { of: 'note', rows: 2, label: 'creative.note' },
    ],
    Foot: VariantFoot,
    fewest: 1,
    most: bounds.keptVariants.max,
    fresh: {
      id: 'v',
      item: (intl) => {
        const direction = intl.formatMessage({ id: 'creative.direction.own' });
        return newVariant({ text: '', direction, note: '', tone: null });
      },
    },
    words: { add: 'creative.variant.add', save: 'creative.variant.save' },
  },
  {
    kind: 'table',
    of: 'variants',
    heading: 'creative.compare',
    note: 'creative.compare.note',
    columns: [
      { of: 'direction', heading: 'creative.direction' },
      { of: 'text', heading: 'creative.variant', only: 'file' },
      {
        heading: 'creative.tone',
        only: 'file',
        cell: ({ tone }, _result, intl) =>
          tone ? intl.formatMessage({ id: `creative.tone.${tone}` }) : noValue,
      },
      { of: 'note', heading: 'creative.note', only: 'file' },
      { heading: 'creative.words', numeric: true, cell: ({ facts }) => facts.words },
      { heading: 'creative.blanks', numeric: true, cell: ({ facts }) => facts.blanks },
      {
        heading: 'creative.missing',
        only: 'file',
        cell: ({ facts }, _result, intl) => list(facts.missing, intl),
      },
      {
        heading: 'creative.avoided',
        only: 'file',
        cell: ({ facts }, _result, intl) => list(facts.avoided, intl),
      },
      { heading: 'creative.alike', numeric: true, cell: ({ facts }) => ({ share: facts.alike }) },
      { heading: 'creative.stars', numeric: true, cell: ({ stars }) => stars || noValue },
      {
        heading: 'creative.chosen',
        stack: 'end',
        View: Chosen,
        cell: ({ chosen }, _result, intl) =>
          chosen ? intl.formatMessage({ id: 'creative.chosen' }) : noValue,
      },
    ],
  },
];
