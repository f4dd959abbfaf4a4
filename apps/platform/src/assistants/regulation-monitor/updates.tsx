import { regulationStages, riskLevels } from '@constella/api-client';
import { formatDate } from '@constella/i18n';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import {
  Badge,
  Dialog,
  Heading,
  Identity,
  Inline,
  KeyValue,
  Link,
  Stack,
  Text,
} from '@constella/ui';
import { useMemo, type ReactNode } from 'react';

import { heldSource } from '../../records/local-source';
import { RecordScreen } from '../../records/record-screen';
import type { Section } from '../../records/section';
import { levelTones } from './level-badge';
import type { MonitorResult, MonitorItem } from './monitor-result';

const updates: Omit<Section<MonitorItem>, 'source'> = {
  texts: {
    title: 'regulation.tab.updates',
    search: 'regulation.search',
    empty: 'regulation.noMatch',
    noMatch: 'regulation.noMatch',
  },
  sort: '-score',
  lines: 2,
  columns: [
    { field: 'title', label: 'regulation.tab.updates', sort: true, Cell: UpdateName, width: 320 },
    {
      field: 'level',
      label: 'regulation.level',
      values: riskLevels,
      words: (level) => `regulation.level.${level}`,
      tones: levelTones,
      filter: 'regulation.allLevels',
      stack: 'end',
    },
    {
      field: 'stage',
      label: 'regulation.field.statuses',
      values: regulationStages,
      words: (stage) => `regulation.stage.${stage}`,
      stack: 'short',
      filter: 'regulation.allStatuses',
    },
    { field: 'jurisdiction', label: 'regulation.jurisdiction', sort: true, stack: 'short' },
    {
      field: 'effectiveDate',
      label: 'regulation.field.effectiveFrom',
      kind: 'day',
      sort: 'descending',
      width: 184,
      stack: 'line',
    },
    { field: 'score', label: 'regulation.score', kind: 'number', sort: 'descending' },
  ],
  Detail: Update,
};

/** Every regulation and change that was found, in an order and with filters the address holds. */
export function Updates({ result: { items } }: { result: MonitorResult }) {
  const section = useMemo(
    () => ({
      ...updates,
      source: heldSource(items, ['title', 'description', 'jurisdiction', 'source']),
    }),
    [items],
  );
  return <RecordScreen section={section} />;
}

function UpdateName({ row, name }: { row: MonitorItem; name: ReactNode }) {
  const intl = useIntl();
  return (
    <Identity
      title={
        <Inline as="span" gap={8} wrap={false}>
          {name}
          {row.unread && (
            <Badge tone="accent">{intl.formatMessage({ id: 'regulation.unread' })}</Badge>
          )}
        </Inline>
      }
      detail={row.description}
    />
  );
}

/** One regulation or change, with where its score comes from. */
function Update({ row, onClose }: { row: MonitorItem; onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const { number, list } = useFormats();
  const { proximity, type, industry, jurisdiction } = row.points;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{row.title}</bdi>}
      description={list(
        [
          intl.formatMessage({ id: `regulation.kind.${row.updateType}` }),
          row.jurisdiction,
          row.industry ?? intl.formatMessage({ id: 'regulation.allIndustries' }),
          row.effectiveDate
            ? formatDate(locale, row.effectiveDate, 'UTC')
            : intl.formatMessage({ id: 'regulation.noDate' }),
          row.source ?? '',
        ].filter(Boolean),
        'unit',
      )}
    >
      <Stack gap={12}>
        {row.description && <Text dir="auto">{row.description}</Text>}
        {row.duties && row.duties.length > 0 && (
          <Stack gap={8}>
            <Heading level={3}>{intl.formatMessage({ id: 'regulation.duties' })}</Heading>
            <KeyValue
              items={row.duties.map(({ article, text }) => ({
                label: <bdi>{article}</bdi>,
                value: <span dir="auto">{text}</span>,
              }))}
            />
          </Stack>
        )}
        {row.url && (
          <Link href={row.url} target="_blank">
            {intl.formatMessage({ id: 'regulation.openLaw' })}
          </Link>
        )}
        <Text size={12} tone="muted" numeric>
          {list(
            [
              `${intl.formatMessage({ id: 'regulation.score' })} ${number(row.score)}`,
              intl.formatMessage(
                { id: 'regulation.why' },
                { proximity, type, industry, place: jurisdiction },
              ),
            ],
            'unit',
          )}
        </Text>
      </Stack>
    </Dialog>
  );
}
