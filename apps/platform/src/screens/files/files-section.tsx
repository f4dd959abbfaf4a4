import { queries } from '@constella/api-client/react';
import type { Attachment } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Link, Stack } from '@constella/ui';

import { paths } from '../../base/paths';
import { useByteSize } from '../../base/use-byte-size';
import { localSource } from '../../records/local-source';
import type { ReadQuery } from '../../records/row-source';
import type { Section } from '../../records/section';

/** The stored files of whoever is signed in, with the runs that read them. */
export const files: Section<Attachment> = {
  source: {
    ...localSource<Attachment>(
      (api) => queries.attachments(api) as unknown as ReadQuery<readonly Attachment[]>,
      ['name'],
    ),
    remove: ({ api }, { id }) => api.deleteAttachment(id),
  },
  texts: {
    title: 'shell.title.files',
    empty: 'account.files.empty',
    emptyDescription: 'account.files.emptyDescription',
    failed: 'account.files.failed',
  },
  sort: '-createdAt',
  columns: [
    { field: 'name', label: 'account.files.name', sort: true, width: 280 },
    {
      field: 'size',
      label: 'account.files.size',
      kind: 'number',
      sort: 'descending',
      Cell: Size,
      stack: 'short',
    },
    { field: 'createdAt', label: 'account.files.date', kind: 'moment', sort: 'descending' },
    {
      id: 'runs',
      label: 'account.files.runs',
      value: ({ runs }) => runs.map(({ title }) => title).join(', '),
      Cell: Runs,
      stack: 'line',
      width: 320,
    },
  ],
};

function Size({ row: { size } }: { row: Attachment }) {
  return useByteSize()(size);
}

function Runs({ row: { runs } }: { row: Attachment }) {
  const intl = useIntl();
  if (runs.length === 0) return intl.formatMessage({ id: 'account.files.unused' });
  return (
    <Stack gap={4}>
      {runs.map(({ id, title }) => (
        <Link key={id} href={paths.run(id)}>
          <bdi>{title}</bdi>
        </Link>
      ))}
    </Stack>
  );
}
