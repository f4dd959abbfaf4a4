import { useFormats, useIntl } from '@constella/i18n/react';
import { Accordion, AccordionItem, Panel } from '@constella/ui';

import { LevelBadge } from './level-badge';
import type { MonitorResult } from './monitor-result';
import * as styles from './result-view.css';

interface UnitListProps {
  /** In the order they are shown. */
  units: MonitorResult['units'];
  items: MonitorResult['items'];
}

/** Regulations for each part of the company. */
export function UnitList({ units, items }: UnitListProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <Panel padding="none">
      <Accordion className={styles.units}>
        {units.map((unit, at) => (
          // Two units may have one name.
          <AccordionItem
            key={`${at} ${unit.name}`}
            value={`${at} ${unit.name}`}
            title={<bdi>{unit.name}</bdi>}
          >
            {unit.items.length === 0 ? (
              intl.formatMessage({ id: 'regulation.notConcerned' })
            ) : (
              <ul className={styles.plainList}>
                {unit.items.map(({ id, score }) => {
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
    </Panel>
  );
}
