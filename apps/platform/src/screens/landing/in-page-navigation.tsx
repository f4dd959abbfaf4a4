import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { anchors } from './anchors';
import * as styles from './in-page-navigation.css';

/** The sections of data-model §2, in their order. */
const sections: readonly { label: MessageId; href: string }[] = [
  { label: 'shell.footer.features', href: `#${anchors.features}` },
  { label: 'shell.footer.solutions', href: `#${anchors.solutions}` },
  { label: 'shell.footer.pricing', href: `#${anchors.pricing}` },
  { label: 'landing.nav.comparison', href: `#${anchors.comparison}` },
  { label: 'shell.footer.useCases', href: `#${anchors.cases}` },
  { label: 'shell.footer.faq', href: `#${anchors.faq}` },
];

const entries: typeof sections = [
  { label: 'shell.user.login', href: paths.auth },
  { label: 'shell.nav.start', href: `${paths.auth}?tab=register` },
];

/** Contents of the page, and the two ways in for visitors. */
export function InPageNavigation() {
  const intl = useIntl();
  const { user } = useSession();
  return (
    <nav className={styles.bar} aria-label={intl.formatMessage({ id: 'landing.nav.label' })}>
      <ul className={styles.list}>
        {[...sections, ...(user ? [] : entries)].map(({ label, href }) => (
          <li key={label} className={styles.item}>
            <Link tone="muted" href={href} className={styles.link}>
              {intl.formatMessage({ id: label })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
