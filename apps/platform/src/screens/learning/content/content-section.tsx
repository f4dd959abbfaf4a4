import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Dialog, StarIcon, Stack, Text } from '@constella/ui';

import { paths } from '../../../base/paths';
import { recordSource } from '../../../records/record-source';
import type { Section } from '../../../records/section';

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
    { field: 'title', label: 'plans.content.name', sort: true, width: 280 },
    {
      field: 'contentType',
      label: 'plans.content.type',
      words: (type) => `learning.contentType.${type}`,
      filter: true,
    },
    {
      field: 'difficulty',
      label: 'plans.content.difficulty',
      words: (level) => `learning.difficulty.${level}`,
      filter: true,
    },
    { field: 'topic', label: 'plans.content.topic' },
    { field: 'qualityScore', label: 'plans.content.quality', kind: 'number', sort: 'descending' },
    { field: 'createdAt', label: 'plans.content.made', kind: 'moment', sort: 'descending' },
  ],
  Detail: ContentDetail,
  actions: [
    {
      id: 'favorite',
      label: 'plans.content.favorite',
      icon: <StarIcon />,
      each: (row, tools) => source.update!(tools, row, { favorite: !row.favorite }),
      rows: 'both',
    },
  ],
};

function ContentDetail({ row, onClose }: { row: Content; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={row.title}>
      <Stack gap={16}>
        <Text as="p" tone="muted" size={13}>
          {intl.formatMessage({ id: `learning.contentType.${row.contentType}` })}
        </Text>
        {row.summary && <Text as="p">{row.summary}</Text>}
        <ButtonLink variant="primary" href={paths.learningSession(row.id)}>
          {intl.formatMessage({ id: 'plans.content.study' })}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
