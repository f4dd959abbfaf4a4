import type { MessageId } from '@constella/i18n';

import type { AssistantResult } from '@constella/api-client';
import type { Intl } from '../../runs/blocks/block';
import type { ResultDocument } from '../../runs/result-document';
import { scoreNames, wordsAway } from './scores';

/** A written text as a document: the text itself, then what was measured of it. */
export const writingDocument: (result: AssistantResult<'writing'>, intl: Intl) => ResultDocument = (
  { title, content, measures, outline, revisions, locale },
  intl,
) => {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const { words, fit, scores, keywords } = measures;
  return {
    title,
    locale,
    blocks: [
      { kind: 'text', markdown: content },
      { kind: 'heading', level: 2, text: say('writing.measure.title') },
      {
        kind: 'text',
        markdown: intl.formatMessage({ id: `writing.fit.${fit}` }, { words: wordsAway(measures) }),
      },
      {
        kind: 'table',
        caption: say('writing.measure.title'),
        columns: [say('writing.measure.what'), say('writing.measure.value')],
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
      { kind: 'heading', level: 2, text: say('writing.outline') },
      { kind: 'list', items: outline },
      { kind: 'heading', level: 2, text: say('writing.revisions') },
      { kind: 'list', items: revisions },
    ],
  };
};
