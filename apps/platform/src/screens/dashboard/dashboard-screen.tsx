import { useFormats, useIntl } from '@constella/i18n/react';
import { Link, Stat, StatGroup } from '@constella/ui';

import { paths } from '../../base/paths';
import { DashboardPage } from './dashboard-page';
import * as styles from './dashboard.css';
import { EthicsPanel } from './ethics-panel';
import { LayersPanel } from './layers-panel';
import { MemoryPanel } from './memory-panel';
import { PlansPanel } from './plans-panel';
import { TalkPanel } from './talk-panel';

/** `/dashboard`: what the own runs did, counted from what they left behind. */
export function DashboardScreen() {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <DashboardPage title="shell.title.dashboard" about="dashboard.about">
      {({ runs, points, states, talk, plans, memory, ethics }, view) => (
        <>
          <StatGroup>
            <Stat
              label={
                <Link href={paths.tasks}>{intl.formatMessage({ id: 'dashboard.started' })}</Link>
              }
              value={runs.started}
              note={intl.formatMessage({ id: 'dashboard.open' }, { count: runs.open })}
            />
            <Stat
              label={intl.formatMessage({ id: 'dashboard.ended' })}
              value={runs.completed}
              note={intl.formatMessage(
                { id: 'dashboard.notCompleted' },
                { failed: runs.failed, canceled: runs.canceled },
              )}
            />
            <Stat
              label={intl.formatMessage({ id: 'dashboard.points' })}
              value={points.settled}
              note={intl.formatMessage(
                { id: 'dashboard.reserved' },
                { points: number(points.reserved) },
              )}
            />
            <Stat
              label={
                <Link href={paths.cognitiveAnalysis}>
                  {intl.formatMessage({ id: 'dashboard.states' })}
                </Link>
              }
              value={states.layers.reduce((sum, { total }) => sum + total, 0)}
              note={intl.formatMessage(
                { id: 'dashboard.inLayers' },
                { count: states.layers.filter(({ total }) => total > 0).length },
              )}
            />
          </StatGroup>
          <LayersPanel states={states} days={view.days} />
          <div className={styles.columns}>
            <div className={styles.stack}>
              <TalkPanel talk={talk} view={view} />
              <MemoryPanel memory={memory} />
            </div>
            <div className={styles.stack}>
              <PlansPanel plans={plans} />
              <EthicsPanel ethics={ethics} />
            </div>
          </div>
        </>
      )}
    </DashboardPage>
  );
}
