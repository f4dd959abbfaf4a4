import { resourceDifficulties, shownResourceTypes } from '@constella/api-client/contract';
import { rowQueries } from '@constella/api-client/react';
import { localeName, locales } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Identity, StarIcon, StatusDot } from '@constella/ui';
import type { ReactNode } from 'react';

import { noValue } from '../../../base/lists/no-value';
import { recordSource } from '../../../records/record-source';
import type { FilterOption, Section } from '../../../records/section';
import type { ReadQuery } from '../../../records/row-source';
import { ResourceDetail } from './resource-detail';
import { ResourceTypeIcon } from './resource-type-icon';
import * as styles from './resources.css';
import { levelWords, minutesOf, storedTypes, typeWords, type Resource } from './resource-words';
import { useLength } from './use-length';
import { useOwnResources } from './use-own-resources';

const { fields, page, row, all } = recordSource('learning_resources');

/** The library everybody reads, the chosen resource beside the list. */
export const library: Section<Resource> = {
  // What is done here is done with rows of one's own beside it.
  source: { fields, page, row, all },
  texts: {
    title: 'shell.title.learningResources',
    search: 'resources.search',
    empty: 'resources.empty',
    emptyDescription: 'resources.emptyDescription',
    noMatch: 'resources.noMatch',
    failed: 'resources.failed',
  },
  sort: '-qualityScore',
  lines: 2,
  columns: [
    { field: 'title', label: 'resources.name', sort: true, Cell: ResourceName, width: 250 },
    {
      id: 'mine',
      label: 'resources.own.title',
      value: () => '',
      Cell: OwnState,
      stack: 'end',
      width: 130,
    },
    {
      field: 'difficultyLevel',
      label: 'resources.difficulty',
      values: resourceDifficulties,
      words: levelWords,
      filter: 'resources.allDifficulties',
      stack: 'short',
      width: 120,
    },
    {
      field: 'qualityScore',
      label: 'resources.quality',
      sort: 'descending',
      Cell: Score,
      stack: 'short',
      width: 90,
    },
  ],
  filters: [
    {
      field: 'type',
      label: 'resources.type',
      all: 'resources.allTypes',
      values: shownResourceTypes,
      words: typeWords,
      where: storedTypes,
    },
    {
      field: 'language',
      label: 'resources.language',
      all: 'resources.allLanguages',
      options: () => ({
        queryKey: ['languages of resources'],
        queryFn: (): FilterOption[] =>
          locales.map((locale) => ({ value: locale, label: localeName(locale) })),
        staleTime: Infinity,
      }),
    },
    {
      field: 'conceptTags',
      label: 'resources.tag',
      all: 'resources.allTags',
      options: (api) =>
        ({
          ...rowQueries.list(api, 'skills', { sort: 'name', limit: 500 }),
          select: ({ rows }: { rows: readonly { readonly name: string }[] }) =>
            rows.map(({ name }) => ({ value: name, label: name })),
        }) as unknown as ReadQuery<readonly FilterOption[]>,
    },
  ],
  param: 'resource',
  Detail: ResourceDetail,
  beside: true,
};

function ResourceName({ row: resource, name }: { row: Resource; name: ReactNode }) {
  const intl = useIntl();
  const length = useLength();
  const { type, source } = resource;
  const minutes = minutesOf(resource);
  const parts = [
    intl.formatMessage({ id: typeWords(type) }),
    minutes === null ? null : length(minutes),
    source,
  ].filter((part): part is string => Boolean(part));
  return (
    <Identity
      media={
        <span className={styles.tile}>
          <ResourceTypeIcon type={type} size={16} />
        </span>
      }
      title={name}
      detail={parts}
    />
  );
}

function Score({ row: { qualityScore } }: { row: Resource }) {
  const { number } = useFormats();
  return qualityScore === null ? noValue : number(qualityScore, { maximumFractionDigits: 0 });
}

/** How far the member is with it, and whether it is put aside. */
function OwnState({ row: { id } }: { row: Resource }) {
  const intl = useIntl();
  const { saved, progress, finished } = useOwnResources();
  const isFinished = finished?.includes(id);
  return (
    <span className={styles.own}>
      {isFinished || progress?.includes(id) ? (
        <StatusDot
          status={isFinished ? 'done' : 'busy'}
          label={intl.formatMessage({
            id: isFinished ? 'resources.state.finished' : 'resources.state.progress',
          })}
        />
      ) : null}
      {saved?.includes(id) && (
        <span
          role="img"
          className={styles.star}
          aria-label={intl.formatMessage({ id: 'resources.saved' })}
        >
          <StarIcon size={14} />
        </span>
      )}
    </span>
  );
}
