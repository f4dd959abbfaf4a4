import type { AssistantResult } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';

import { RichText } from '../../base/rich-text/rich-text';
import type { Block, ResultViewProps } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import { MeasuresPanel } from './measures-panel';
import { scoreNames, wordsAway } from './scores';

type Props = ResultViewProps<'writing'>;

/** The text, to be read or edited. */
function Content({ result, onChange }: Props) {
  const intl = useIntl();
  return (
    <RichText
      value={result.content}
      locale={result.locale}
      label={intl.formatMessage({ id: 'writing.result.content' })}
      onChange={onChange && ((content) => onChange({ ...result, content }))}
    />
  );
}

/** Measures of the text, in files. */
function measureTables({ measures }: AssistantResult<'writing'>, intl: Intl): ResultBlock[] {
  if (!measures) return [];
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { words, fit, scores, keywords } = measures;
  const caption = say('writing.measure.title');
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'text',
      markdown: intl.formatMessage({ id: `writing.fit.${fit}` }, { words: wordsAway(measures) }),
    },
    {
      kind: 'table',
      caption,
      columns: [say('writing.measure.what'), say('run.entry.value')],
      rows: [
        [say('writing.measure.words'), words],
        ...scoreNames.map((name) => [say(`writing.score.${name}`), scores[name]]),
      ],
    },
    {
      kind: 'table',
      caption: say('writing.keywords'),
      columns: [say('writing.keyword'), say('writing.keywordUses')],
      rows: keywords.map(({ word, count }) => [word, count]),
    },
  ];
}

/** A written text: to be read or edited, with what it measures beside it. */
export const writingResult: readonly Block<'writing'>[] = [
  {
    kind: 'columns',
    side: 'end',
    main: [
      {
        kind: 'sheet',
        label: 'writing.result.text',
        blocks: [
          {
            kind: 'title',
            of: 'title',
            heading: 'writing.result.title',
            size: 24,
            ownDirection: true,
            missing: 'writing.result.titleMissing',
          },
          {
            kind: 'view',
            View: Content,
            toDocument: ({ content }) => [{ kind: 'text', markdown: content }],
            parts: { content: 'writing.result.content' },
          },
        ],
      },
    ],
    aside: [
      {
        kind: 'view',
        View: MeasuresPanel,
        toDocument: measureTables,
        parts: { measures: 'writing.measure.title' },
      },
      {
        kind: 'list',
        of: 'revisions',
        heading: 'writing.revisions',
        empty: 'writing.revisionsNone',
        ticks: true,
        level: 3,
        last: true,
      },
      { kind: 'list', of: 'outline', heading: 'writing.outline', ordered: true, level: 3 },
    ],
  },
];
