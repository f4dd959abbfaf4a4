import { ideaCriteria } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';

import type { AssistantResult } from '@constella/api-client';
import type { Intl } from '../../runs/blocks/block';
import type { ResultDocument } from '../../runs/result-document';

/** A met challenge as a document: the ranking, the ideas, the road map, then how it came about. */
export const innovationDocument: (
  result: AssistantResult<'innovation'>,
  intl: Intl,
) => ResultDocument = ({ text, ideas, ranking, roadmap, chosen }, intl) => {
  const say = (id: MessageId) => intl.formatMessage({ id });
  // The report is headed by what it is about.
  const [, area] = /^#\s+(.+)/.exec(text) ?? [];
  const titleOf = (idea: string | null) => ideas.find(({ id }) => id === idea)?.title;
  return {
    title: area ?? say('shell.title.innovationAssistant'),
    blocks: [
      { kind: 'heading', level: 2, text: say('innovation.ranking') },
      {
        kind: 'table',
        caption: say('innovation.ranking'),
        columns: [
          say('innovation.ranking.idea'),
          ...ideaCriteria.map((criterion) => say(`innovation.criterion.${criterion}`)),
          say('innovation.ranking.share'),
          say('innovation.ranking.place'),
        ],
        rows: ranking.map(({ idea, share, place }) => {
          const scores = ideas.find(({ id }) => id === idea)?.scores;
          return [
            titleOf(idea) ?? '',
            ...ideaCriteria.map((criterion) => {
              const score = scores?.[criterion];
              return score && score.basis !== 'unknown'
                ? score.score
                : say('innovation.score.unknown');
            }),
            { share },
            say(`innovation.place.${place}`),
          ];
        }),
      },
      { kind: 'heading', level: 2, text: say('innovation.part.ideate') },
      ...ideas.flatMap(
        ({ title, description }) =>
          [
            { kind: 'heading', level: 3, text: title },
            { kind: 'text', markdown: description },
          ] as const,
      ),
      { kind: 'heading', level: 2, text: say('innovation.roadmap') },
      {
        kind: 'text',
        markdown: intl.formatMessage(
          { id: 'shell.labelled' },
          {
            label: say('innovation.develop.choose'),
            value: titleOf(chosen) ?? say('innovation.develop.none'),
          },
        ),
      },
      {
        kind: 'table',
        caption: say('innovation.roadmap'),
        columns: [
          say('innovation.roadmap.phase'),
          say('innovation.roadmap.from'),
          say('innovation.roadmap.to'),
          say('innovation.roadmap.activities'),
        ],
        rows: roadmap.phases.map(({ phase, start, end, activities }) => [
          say(`innovation.phase.${phase}`),
          { day: start },
          { day: end },
          activities.map((activity) => activity.text).join('\n'),
        ]),
      },
      { kind: 'heading', level: 2, text: say('innovation.report') },
      { kind: 'text', markdown: text.replace(/^#\s+.+\n*/, '') },
    ],
  };
};
