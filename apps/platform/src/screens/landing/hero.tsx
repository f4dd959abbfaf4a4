import { useIntl } from '@constella/i18n/react';
import { ArrowDownIcon, ButtonLink } from '@constella/ui';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { anchors } from './anchors';
import * as styles from './hero.css';
import { RunConstellation } from './run-constellation';
import { RunProgress } from './run-progress';
import { freeMonthlyPoints } from './sample-run';

/** Lead of the page, the two ways on, and a run to look at. */
export function Hero() {
  const intl = useIntl();
  const { user } = useSession();
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.title}>{intl.formatMessage({ id: 'landing.hero.title' })}</h1>
        <p className={styles.lead}>{intl.formatMessage({ id: 'landing.hero.lead' })}</p>
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            size="large"
            href={user ? paths.agents : `${paths.auth}?tab=register`}
          >
            {intl.formatMessage({ id: user ? 'landing.hero.workspace' : 'landing.hero.start' })}
          </ButtonLink>
          <ButtonLink size="large" iconEnd={<ArrowDownIcon size={14} />} href={`#${anchors.cases}`}>
            {intl.formatMessage({ id: 'landing.hero.examples' })}
          </ButtonLink>
        </div>
        <p className={styles.note}>
          {intl.formatMessage({ id: 'landing.hero.note' }, { points: freeMonthlyPoints })}
        </p>
      </div>
      <div className={styles.stage}>
        <RunConstellation />
        <RunProgress />
      </div>
    </section>
  );
}
