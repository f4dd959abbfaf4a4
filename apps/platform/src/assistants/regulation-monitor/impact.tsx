import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState, Panel, Stack } from '@constella/ui';
import { Suspense, useState } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import type { Monitored } from './monitored';
import * as styles from './result-view.css';
import { UnitList } from './unit-list';
import { UnitsEditor } from './units-editor';

const BarChart = lazyPart(() => import('@constella/ui/charts').then((m) => m.BarChart));

interface ImpactProps {
  result: Monitored;
  /** Absent where it may only be read. */
  onChange: ((result: Monitored) => void) | undefined;
}

/** What it means for each part of the company; a person may say better what the parts do. */
export function Impact({ result, onChange }: ImpactProps) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const units = result.units.toSorted((a, b) => b.score - a.score);
  const title = intl.formatMessage({ id: 'regulation.units' });
  const toggle = onChange && (
    <Button size="small" onClick={() => setEditing(!isEditing)}>
      {intl.formatMessage({
        id: isEditing ? 'regulation.assessment.done' : 'regulation.editUnits',
      })}
    </Button>
  );
  if (units.length === 0 && !isEditing)
    return (
      <EmptyState
        headingAs="h3"
        title={intl.formatMessage({ id: 'regulation.noUnits' })}
        action={toggle}
      />
    );
  return (
    <Stack gap={16}>
      <Panel titleAs="h3" title={title} actions={toggle}>
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
      {isEditing && onChange ? (
        <UnitsEditor
          units={result.units}
          onChange={(next) =>
            onChange({ ...result, units: next.map((unit) => ({ ...unit, score: 0, items: [] })) })
          }
        />
      ) : (
        <UnitList units={units} items={result.items} />
      )}
    </Stack>
  );
}
