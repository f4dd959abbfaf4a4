import { riskLevels } from '@constella/api-client';
import { formatDate } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import { Panel, Stack, Stat, StatGroup, Text } from '@constella/ui';
import { Suspense } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import { Assessment } from './assessment';
import type { Monitored } from './monitored';
import * as styles from './result-view.css';
import { SourceTable } from './source-table';

const JurisdictionMap = lazyPart(() => import('./jurisdiction-map').then((m) => m.JurisdictionMap));

interface OverviewProps {
  result: Monitored;
  /** Absent where it may only be read. */
  onChange: ((result: Monitored) => void) | undefined;
}

/** How much there is, where it holds, and what it means. */
export function Overview({ result, onChange }: OverviewProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { items, asOf, publishers } = result;
  const urgent = riskLevels.slice(0, 2);
  const say = (id: 'found' | 'urgent' | 'upcoming' | 'unread' | 'map') =>
    intl.formatMessage({ id: `regulation.${id}` });
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <StatGroup className={styles.figures}>
          <Stat label={say('found')} value={items.length} />
          <Stat
            label={say('urgent')}
            value={items.filter(({ level }) => urgent.includes(level)).length}
          />
          <Stat
            label={say('upcoming')}
            value={items.filter(({ effectiveDate }) => (effectiveDate ?? '') > asOf).length}
          />
          <Stat label={say('unread')} value={items.filter(({ unread }) => unread).length} />
        </StatGroup>
        <Text size={12} tone="muted">
          {intl.formatMessage({ id: 'regulation.asOf' }, { date: formatDate(locale, asOf, 'UTC') })}
        </Text>
      </Stack>
      <Assessment result={result} onChange={onChange} />
      <Panel titleAs="h3" title={say('map')}>
        <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
          <JurisdictionMap items={items} />
        </Suspense>
      </Panel>
      <SourceTable publishers={publishers} />
    </Stack>
  );
}
