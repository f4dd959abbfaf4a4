import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState, Panel, Stack } from '@constella/ui';
import { Suspense, useState } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import type { ResultViewProps } from '../../runs/blocks/block';
import type { ItemRules } from '../../runs/blocks/items-block';
import { OpenEntries } from '../../runs/blocks/entry-fields';
import type { MonitorResult } from './monitor-result';
import * as styles from './result-view.css';
import { UnitList } from './unit-list';

const BarChart = lazyPart(() => import('@constella/ui/charts').then((m) => m.BarChart));

/** The parts of a company to be renamed, described, taken away and added. */
const unitRules: ItemRules<MonitorResult['units'][number]> = {
  title: 'name',
  fields: [
    { of: 'name', label: 'regulation.unit', missing: 'regulation.unitMissing' },
    { of: 'about', rows: 2, label: 'regulation.unitAbout' },
  ],
  fresh: {
    item: (intl, units) => {
      const nameOf = (number: number) =>
        intl.formatMessage({ id: 'regulation.newUnit' }, { number });
      let number = units.length + 1;
      while (units.some(({ name }) => name === nameOf(number))) number += 1;
      return { name: nameOf(number), about: '', score: 0, items: [] };
    },
  },
  words: { add: 'regulation.addUnit', remove: 'regulation.removeUnit' },
};

/** Impact on each part of the company; a person may say better what the parts do. */
export function Impact({ result, onChange }: ResultViewProps<'regulation-monitor'>) {
  const intl = useIntl();
  const [isEditing, setEditing] = useState(false);
  const units = result.units.toSorted((a, b) => b.score - a.score);
  const title = intl.formatMessage({ id: 'regulation.units' });
  const toggle = onChange && (
    <Button size="small" onClick={() => setEditing(!isEditing)}>
      {intl.formatMessage({
        id: isEditing ? 'run.entry.done' : 'regulation.editUnits',
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
        <Panel
          padding="none"
          titleAs="h3"
          title={intl.formatMessage({ id: 'regulation.field.units' })}
        >
          <OpenEntries
            rules={unitRules}
            items={result.units}
            put={(next) => onChange({ ...result, units: [...next] })}
          />
        </Panel>
      ) : (
        <UnitList units={units} items={result.items} />
      )}
    </Stack>
  );
}
