import { bounds, ideaCriteria, unknownScore, type IdeaCriterion } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Badge } from '@constella/ui';

import type { Block, Column } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import { DevelopView } from './develop-view';
import { ImpactMap } from './impact-map';
import type { Idea, Innovation } from './innovation-result';
import { placeTones } from './place-tones';
import * as styles from './result-view.css';
import { ScoreBoard } from './score-board';

type Ranked = Innovation['ranking'][number];

const ideaOf = ({ ideas }: Innovation, wanted: string | null) =>
  ideas.find(({ id }) => id === wanted);

function PlaceBadge({ row: { place } }: { row: Ranked }) {
  const intl = useIntl();
  return (
    <Badge tone={placeTones[place]}>
      {intl.formatMessage({ id: `innovation.place.${place}` })}
    </Badge>
  );
}

/** The place of an idea, its share of what could be reached, and whether it is developed. */
function ideaBadges({ id }: Idea, { ranking, chosen }: Innovation, intl: Intl) {
  const ranked = ranking.find(({ idea }) => idea === id);
  return [
    ranked && {
      tone: placeTones[ranked.place],
      text: intl.formatMessage({ id: `innovation.place.${ranked.place}` }),
    },
    ranked && ranked.known > 0 && { text: intl.formatNumber(ranked.share, { style: 'percent' }) },
    chosen === id && {
      tone: 'accent' as const,
      text: intl.formatMessage({ id: 'innovation.idea.chosen' }),
    },
  ];
}

function RankedTitle({ row, result, at }: { row: Ranked; result: Innovation; at: number }) {
  const { number } = useFormats();
  return (
    <div className={styles.ideaCell}>
      <span className={styles.rank}>{number(at + 1)}</span>
      <span dir="auto">{ideaOf(result, row.idea)?.title}</span>
    </div>
  );
}

/** The scores of one criterion, down the ranking. */
const scoreColumn = (criterion: IdeaCriterion): Column<Ranked, Innovation> => ({
  heading: `innovation.criterion.${criterion}`,
  numeric: true,
  cell: ({ idea }, result, intl) => {
    const score = ideaOf(result, idea)?.scores[criterion];
    return score && score.basis !== 'unknown'
      ? score.score
      : intl.formatMessage({ id: 'innovation.score.unknown' });
  },
});

/** The road map in files: what is developed, and its phases. */
function roadmapTable(result: Innovation, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const caption = say('innovation.roadmap');
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'text',
      markdown: intl.formatMessage(
        { id: 'shell.labelled' },
        {
          label: say('innovation.develop.choose'),
          value: ideaOf(result, result.chosen)?.title ?? say('innovation.develop.none'),
        },
      ),
    },
    {
      kind: 'table',
      caption,
      columns: [
        say('innovation.roadmap.phase'),
        say('innovation.roadmap.from'),
        say('innovation.roadmap.to'),
        say('innovation.roadmap.activities'),
      ],
      rows: result.roadmap.phases.map(({ phase, start, end, activities }) => [
        say(`innovation.phase.${phase}`),
        { day: start },
        { day: end },
        activities.map(({ text }) => text).join('\n'),
      ]),
    },
  ];
}

// The report is headed by what it is about.
const reportHead = /^#\s+(.+)\n*/;

const unscored = { score: unknownScore, basis: 'unknown', reason: '' } as const;

/** Ideas for a challenge: to read and add to, to score, and to develop. */
export const innovationResult: readonly Block<'innovation'>[] = [
  {
    kind: 'fileTitle',
    written: ({ text }, intl) =>
      reportHead.exec(text)?.[1] ?? intl.formatMessage({ id: 'shell.title.innovationAssistant' }),
  },
  {
    kind: 'tabs',
    label: 'innovation.parts',
    param: 'part',
    tabs: [
      {
        id: 'ideate',
        label: 'innovation.part.ideate',
        blocks: [
          {
            kind: 'items',
            of: 'ideas',
            heading: 'innovation.part.ideate',
            count: 'innovation.ideas.count',
            look: 'cards',
            last: true,
            title: 'title',
            fields: [
              {
                of: 'title',
                label: 'innovation.idea.title',
                missing: 'innovation.idea.titleMissing',
              },
              { of: 'description', rows: 5, label: 'innovation.idea.description' },
            ],
            note: ({ origin }, intl) =>
              origin
                ? intl.formatMessage({ id: 'innovation.idea.origin' }, { origin })
                : intl.formatMessage({ id: 'innovation.idea.own' }),
            badges: ideaBadges,
            order: ({ ranking }) => ranking.map(({ idea }) => idea),
            // A result without an idea is none.
            fewest: 1,
            most: bounds.ideas.max,
            fresh: {
              id: 'i',
              item: () => ({
                title: '',
                description: '',
                origin: '',
                scores: { desirability: unscored, feasibility: unscored, viability: unscored },
              }),
            },
            words: { add: 'innovation.idea.add', save: 'innovation.idea.save' },
          },
          {
            kind: 'text',
            of: 'text',
            heading: 'innovation.report',
            level: 3,
            look: 'fold',
            fixed: true,
            only: 'page',
          },
        ],
      },
      {
        id: 'evaluate',
        label: 'innovation.part.evaluate',
        blocks: [
          { kind: 'view', View: ScoreBoard, parts: { ideas: 'innovation.part.ideate' } },
          {
            kind: 'score',
            of: 'weights',
            heading: 'innovation.weights',
            only: 'page',
            names: ideaCriteria,
            words: 'innovation.criterion',
            scale: bounds.ideaScale,
            note: 'innovation.weights.hint',
          },
          {
            kind: 'table',
            of: 'ranking',
            heading: 'innovation.ranking',
            note: 'innovation.ranking.note',
            lines: 2,
            columns: [
              {
                heading: 'innovation.ranking.idea',
                View: RankedTitle,
                cell: ({ idea }, result) => ideaOf(result, idea)?.title ?? '',
              },
              ...ideaCriteria.map(scoreColumn),
              {
                heading: 'innovation.ranking.share',
                numeric: true,
                // What nobody scored has no score.
                cell: ({ share, known }, _result, intl) =>
                  known > 0
                    ? intl.formatNumber(share, { style: 'percent' })
                    : intl.formatMessage({ id: 'innovation.score.unknown' }),
              },
              {
                of: 'place',
                words: 'innovation.place',
                heading: 'innovation.ranking.place',
                View: PlaceBadge,
                stack: 'line',
              },
            ],
          },
          { kind: 'view', View: ImpactMap, parts: { ranking: 'innovation.ranking' } },
        ],
      },
      {
        id: 'develop',
        label: 'innovation.part.develop',
        blocks: [
          {
            kind: 'view',
            View: DevelopView,
            toDocument: roadmapTable,
            last: true,
            parts: { chosen: 'innovation.develop.idea', roadmap: 'innovation.roadmap' },
          },
          {
            kind: 'view',
            only: 'file',
            last: true,
            parts: { text: 'innovation.report' },
            toDocument: ({ text }, intl) => [
              {
                kind: 'heading',
                level: 2,
                text: intl.formatMessage({ id: 'innovation.report' }),
              },
              { kind: 'text', markdown: text.replace(reportHead, '') },
            ],
          },
        ],
      },
    ],
  },
];
