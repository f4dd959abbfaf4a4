import { materialOf, type RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Dialog,
  Heading,
  Identity,
  Inline,
  StarIcon,
  Stack,
  Text,
} from '@constella/ui';
import type { ReactNode } from 'react';

import { paths } from '../../../base/paths';
import { recordSource } from '../../../records/record-source';
import type { Section } from '../../../records/section';
import { RunText } from '../../../runs/run-text';
import * as styles from './content-section.css';

type Content = RowOfRecord<'learning_contents'>;

const source = recordSource('learning_contents');

/** The learning material of the member. */
export const contents: Section<Content> = {
  source,
  texts: {
    title: 'plans.content.title',
    empty: 'plans.content.empty',
    emptyDescription: 'plans.content.emptyDescription',
  },
  sort: '-createdAt',
  lines: 2,
  columns: [
    { field: 'title', label: 'plans.content.name', sort: true, Cell: ContentName, width: 300 },
    {
      field: 'contentType',
      label: 'plans.content.type',
      words: (type) => `learning.contentType.${type}`,
      filter: true,
      stack: 'short',
      width: 120,
    },
    {
      field: 'difficulty',
      label: 'plans.content.difficulty',
      words: (level) => `learning.difficulty.${level}`,
      filter: true,
      stack: 'short',
      width: 120,
    },
    {
      field: 'qualityScore',
      label: 'plans.content.quality',
      kind: 'number',
      sort: 'descending',
      stack: 'short',
      width: 90,
    },
    {
      field: 'createdAt',
      label: 'plans.content.made',
      kind: 'date',
      sort: 'descending',
      stack: 'line',
      width: 170,
    },
  ],
  Detail: ContentDetail,
  actions: [
    {
      id: 'favorite',
      label: 'plans.content.favorite',
      icon: <StarIcon />,
      each: (row, tools) => source.update!(tools, row, { favorite: true }),
      when: { favorite: false },
      reason: 'plans.content.favoriteAlready',
      rows: 'both',
    },
    {
      id: 'unfavorite',
      label: 'plans.content.unfavorite',
      icon: <StarIcon />,
      each: (row, tools) => source.update!(tools, row, { favorite: false }),
      when: { favorite: true },
    },
  ],
};

/** The name of material with its topic, and a star where it is a favorite. */
function ContentName({ row: { topic, title, favorite }, name }: { row: Content; name: ReactNode }) {
  const intl = useIntl();
  return (
    <span className={styles.name}>
      <Identity title={name} detail={topic && topic !== title ? [topic] : []} />
      {favorite && (
        <span
          role="img"
          className={styles.star}
          aria-label={intl.formatMessage({ id: 'plans.content.isFavorite' })}
        >
          <StarIcon size={14} />
        </span>
      )}
    </span>
  );
}

/** Material from the list: the ways to learn it, and its text where no run shows it. */
function ContentDetail({ row, onClose }: { row: Content; onClose: () => void }) {
  const intl = useIntl();
  const { taskId, cards, questions, sections } = materialOf(row.content);
  const hasRun = taskId !== undefined;
  const isStudied = cards.length > 0 || questions.length > 0;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={row.title}>
      <Stack gap={16}>
        <Text as="p" tone="muted" size={13}>
          {intl.formatMessage({ id: `learning.contentType.${row.contentType}` })}
        </Text>
        {hasRun || sections.length === 0
          ? row.summary && (
              <Text as="p" dir="auto">
                {row.summary}
              </Text>
            )
          : sections.map(({ id, title, text }) => (
              <section key={id} dir="auto">
                {title !== row.title && <Heading level={3}>{title}</Heading>}
                <RunText headingLevel={4} text={text} />
              </section>
            ))}
        {(hasRun || isStudied) && (
          <Inline gap={8}>
            {cards.length > 0 && (
              <ButtonLink variant="primary" href={paths.learningSession(row.id)}>
                {intl.formatMessage({ id: 'study.start.cards' })}
              </ButtonLink>
            )}
            {questions.length > 0 && (
              <ButtonLink
                variant={cards.length > 0 ? 'secondary' : 'primary'}
                href={paths.learningQuiz(row.id)}
              >
                {intl.formatMessage({ id: 'study.start.quiz' })}
              </ButtonLink>
            )}
            {hasRun && (
              <ButtonLink
                variant={isStudied ? 'secondary' : 'primary'}
                href={`${paths.learningCreator}/${taskId}`}
              >
                {intl.formatMessage({ id: 'plans.content.open' })}
              </ButtonLink>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
