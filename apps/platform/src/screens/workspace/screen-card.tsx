import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Link, VisuallyHidden } from '@constella/ui';

import type { ScreenPlace } from '../../assistants/shared/screen-places';
import * as styles from './hub-screen.css';

/** A screen of its own in the hub: what it is for, and the way there. */
export function ScreenCard({ path, title, about, Icon }: ScreenPlace) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: title });
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Icon size={20} />
          <Link tone="strong" href={path} className={styles.whole}>
            {name}
          </Link>
        </h2>
        <p className={styles.outcome}>{intl.formatMessage({ id: about })}</p>
        <div className={styles.apart}>
          <ButtonLink size="small" href={path} className={styles.above}>
            {intl.formatMessage({ id: 'workspace.hub.openScreen' })}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
