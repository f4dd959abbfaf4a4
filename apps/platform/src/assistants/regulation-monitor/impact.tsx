import { useFormats, useIntl } from '@constella/i18n/react';
import { Accordion, AccordionItem, EmptyState, Panel, Stack } from '@constella/ui';
import { lazy, Suspense } from 'react';

import { LevelBadge } from './level-badge';
import type { Monitored } from './monitored';
import * as styles from './result-view.css';

const BarChart = lazy(() => import('@constella/ui/charts').then((m) => ({ default: m.BarChart })));

/** What it means for each part of the company. */
export function Impact({ result }: { result: Monitored }) {
  const intl = useIntl();
  const { number } = useFormats();
  const units = result.units.toSorted((a, b) => b.score - a.score);
  const byId = new Map(result.items.map((item) => [item.id, item]));
  const title = intl.formatMessage({ id: 'regulation.units' });
  if (units.length === 0)
    return <EmptyState headingAs="h3" title={intl.formatMessage({ id: 'regulation.noUnits' })} />;
  return (
    <Stack gap={16}>
      <Panel titleAs="h3" title={title}>
        <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
          <BarChart
            title={title}
            titleHidden
            orientation="horizontal"
            categoryLabel={intl.formatMessage({ id: 'regulation.unit' })}
            categories={units.map(({ name }) => name)}
            series={[
              {
                name: intl.formatMessage({ id: 'regulation.score' }),
                values: units.map(({ score }) => score),
              },
            ]}
          />
        </Suspense>
      </Panel>
      <Accordion>
        {units.map(({ name, items }) => (
          <AccordionItem key={name} value={name} title={<bdi>{name}</bdi>}>
            {items.length === 0 ? (
              intl.formatMessage({ id: 'regulation.notConcerned' })
            ) : (
              <ul className={styles.plainList}>
                {items.map(({ id, score }) => {
                  const item = byId.get(id);
                  return (
                    item && (
                      <li key={id} className={styles.entryHead}>
                        <bdi>{item.title}</bdi>
                        <span className={styles.badges}>
                          <LevelBadge level={item.level} />
                          <span className={styles.figure}>{number(score)}</span>
                        </span>
                      </li>
                    )
                  );
                })}
              </ul>
            )}
          </AccordionItem>
        ))}
      </Accordion>
    </Stack>
  );
}
