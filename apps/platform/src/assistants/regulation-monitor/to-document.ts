import type { useIntl } from '@constella/i18n/react';

import type { ResultBlock, ResultCell, ResultDocument } from '../../runs/result-document';
import type { Monitored } from './monitored';

/** A look at regulations as a report: the assessment, then tables of entries, units and sources. */
export function regulationToDocument(
  result: Monitored,
  intl: ReturnType<typeof useIntl>,
): ResultDocument {
  const { items, units, publishers, text, locale } = result;
  const say = (
    id:
      | 'tab.updates'
      | 'jurisdiction'
      | 'level'
      | 'score'
      | 'units'
      | 'unit'
      | 'sources'
      | 'source'
      | 'reliability'
      | 'field.statuses'
      | 'field.effectiveFrom',
  ) => intl.formatMessage({ id: `regulation.${id}` });
  const table = (
    caption: string,
    columns: readonly string[],
    rows: readonly (readonly ResultCell[])[],
  ): ResultBlock[] => [
    { kind: 'heading', level: 2, text: caption },
    { kind: 'table', caption, columns, rows },
  ];
  return {
    title: intl.formatMessage({ id: 'shell.title.regulationMonitor' }),
    locale,
    blocks: [
      { kind: 'text', markdown: text },
      ...table(
        say('tab.updates'),
        [
          say('tab.updates'),
          say('jurisdiction'),
          say('level'),
          say('field.statuses'),
          say('field.effectiveFrom'),
          say('score'),
        ],
        items.map(({ title, jurisdiction, level, stage, effectiveDate, score }) => [
          title,
          jurisdiction,
          intl.formatMessage({ id: `regulation.level.${level}` }),
          intl.formatMessage({ id: `regulation.stage.${stage}` }),
          effectiveDate === null ? '' : { day: effectiveDate },
          score,
        ]),
      ),
      ...(units.length > 0
        ? table(
            say('units'),
            [say('unit'), say('score')],
            units.map(({ name, score }) => [name, score]),
          )
        : []),
      ...table(
        say('sources'),
        [say('source'), say('jurisdiction'), say('reliability')],
        publishers.map(({ name, jurisdiction, reliability }) => [
          name,
          jurisdiction,
          { share: reliability },
        ]),
      ),
    ],
  };
}
