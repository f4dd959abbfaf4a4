import { bounds, ideaPlaces } from '@constella/api-client';
import { queries } from '@constella/api-client/react';
import { Identity } from '@constella/ui';
import type { ReactNode } from 'react';

import { localSource } from '../../records/local-source';
import { RecordScreen } from '../../records/record-screen';
import type { ReadQuery } from '../../records/row-source';
import type { Section } from '../../records/section';
import { storedIdeas, type StoredIdea } from './library-ideas';
import { placeTones } from './place-tones';

const library: Section<StoredIdea> = {
  source: localSource<StoredIdea>(
    (api) =>
      ({
        ...queries.taskPage(api, {
          where: { assistant: 'innovation', status: 'completed' },
          sort: '-createdAt',
          limit: bounds.pageSize.max,
        }),
        select: ({ rows }: { rows: Parameters<typeof storedIdeas>[0] }) => storedIdeas(rows),
      }) as unknown as ReadQuery<readonly StoredIdea[]>,
    ['title', 'description', 'origin', 'challenge'],
  ),
  texts: {
    title: 'innovation.library',
    search: 'innovation.library.search',
    empty: 'innovation.library.empty',
    emptyDescription: 'innovation.library.emptyDescription',
    noMatch: 'innovation.library.noMatch',
    failed: 'innovation.library.failed',
  },
  sort: '-createdAt',
  lines: 2,
  columns: [
    {
      field: 'title',
      label: 'innovation.ranking.idea',
      sort: true,
      Cell: StoredTitle,
      width: 400,
    },
    { field: 'challenge', label: 'innovation.form.challenge', sort: true, stack: 'line' },
    {
      field: 'place',
      label: 'innovation.ranking.place',
      values: ideaPlaces,
      words: (place) => `innovation.place.${place}`,
      tones: placeTones,
      filter: true,
      stack: 'end',
    },
    {
      field: 'createdAt',
      label: 'tasks.list.created',
      kind: 'date',
      sort: 'descending',
      stack: 'line',
    },
  ],
  href: ({ run }) => `/enterprise/innovation-assistant/${run}`,
};

/** The member's ideas of all runs, newest first. */
export const InnovationLibrary = () => <RecordScreen section={library} />;

function StoredTitle({ row: { description }, name }: { row: StoredIdea; name: ReactNode }) {
  return <Identity title={name} detail={description} />;
}
