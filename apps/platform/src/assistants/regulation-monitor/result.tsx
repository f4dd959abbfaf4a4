import { riskLevels } from '@constella/api-client';
import { formatDate } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Panel, Stack, Stat, StatGroup, StatusDot, Text } from '@constella/ui';
import { Suspense } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import type { Block, ResultViewProps } from '../../runs/blocks/block';
import { Impact } from './impact';
import type { MonitorResult } from './monitor-result';
import * as styles from './result-view.css';
import { Updates } from './updates';

const JurisdictionMap = lazyPart(() => import('./jurisdiction-map').then((m) => m.JurisdictionMap));

type Props = Pick<ResultViewProps<'regulation-monitor'>, 'result'>;

/** How much there is, and how much of it is pressing. */
function Figures({ result: { items, asOf } }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const urgent = riskLevels.slice(0, 2);
  const figures = {
    found: items.length,
    urgent: items.filter(({ level }) => urgent.includes(level)).length,
    upcoming: items.filter(({ effectiveDate }) => (effectiveDate ?? '') > asOf).length,
    unread: items.filter(({ unread }) => unread).length,
  };
  return (
    <Stack gap={8}>
      <StatGroup className={styles.figures}>
        {(['found', 'urgent', 'upcoming', 'unread'] as const).map((id) => (
          <Stat
            key={id}
            label={intl.formatMessage({ id: `regulation.${id}` })}
            value={figures[id]}
          />
        ))}
      </StatGroup>
      <Text size={12} tone="muted">
        {intl.formatMessage({ id: 'regulation.asOf' }, { date: formatDate(locale, asOf, 'UTC') })}
      </Text>
    </Stack>
  );
}

/** Where the regulations hold. */
function MapPanel({ result: { items } }: Props) {
  const intl = useIntl();
  return (
    <Panel titleAs="h3" title={intl.formatMessage({ id: 'regulation.map' })}>
      <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
        <JurisdictionMap items={items} />
      </Suspense>
    </Panel>
  );
}

/** Whether a source is used. */
function SourceState({ row }: { row: MonitorResult['publishers'][number] }) {
  const intl = useIntl();
  return (
    <StatusDot
      status={row.enabled ? 'idle' : 'offline'}
      label={intl.formatMessage({ id: row.enabled ? 'regulation.in' : 'regulation.out' })}
    />
  );
}

/** Findings as an overview, as a feed and by the parts of the company. */
export const regulationResult: readonly Block<'regulation-monitor'>[] = [
  {
    kind: 'fileTitle',
    written: (_result, intl) => intl.formatMessage({ id: 'shell.title.regulationMonitor' }),
  },
  {
    kind: 'tabs',
    label: 'regulation.tabs',
    param: 'view',
    tabs: [
      {
        id: 'overview',
        label: 'regulation.tab.overview',
        blocks: [
          { kind: 'view', View: Figures, parts: { items: 'regulation.tab.updates' } },
          { kind: 'text', of: 'text', heading: 'regulation.assessment', level: 3, bare: true },
          { kind: 'view', View: MapPanel, parts: { items: 'regulation.tab.updates' } },
          {
            kind: 'table',
            of: 'publishers',
            heading: 'regulation.sources',
            level: 3,
            last: true,
            columns: [
              { of: 'name', heading: 'regulation.source' },
              { of: 'jurisdiction', heading: 'regulation.jurisdiction' },
              { of: 'reliability', as: 'share', heading: 'regulation.reliability', numeric: true },
              { of: 'items', heading: 'regulation.found', numeric: true, only: 'page' },
              {
                heading: 'regulation.field.statuses',
                View: SourceState,
                stack: 'end',
                only: 'page',
              },
            ],
          },
        ],
      },
      {
        id: 'updates',
        label: 'regulation.tab.updates',
        blocks: [
          { kind: 'view', View: Updates, parts: { items: 'regulation.tab.updates' } },
          {
            kind: 'table',
            of: 'items',
            heading: 'regulation.tab.updates',
            only: 'file',
            columns: [
              { of: 'title', heading: 'regulation.tab.updates' },
              { of: 'jurisdiction', heading: 'regulation.jurisdiction' },
              { of: 'level', words: 'regulation.level', heading: 'regulation.level' },
              { of: 'stage', words: 'regulation.stage', heading: 'regulation.field.statuses' },
              { of: 'effectiveDate', as: 'day', heading: 'regulation.field.effectiveFrom' },
              { of: 'score', heading: 'regulation.score' },
            ],
          },
        ],
      },
      {
        id: 'impact',
        label: 'regulation.tab.impact',
        blocks: [
          { kind: 'view', View: Impact, parts: { units: 'regulation.units' } },
          {
            kind: 'table',
            of: 'units',
            heading: 'regulation.units',
            only: 'file',
            columns: [
              { of: 'name', heading: 'regulation.unit' },
              { of: 'score', heading: 'regulation.score' },
            ],
          },
        ],
      },
    ],
  },
];
