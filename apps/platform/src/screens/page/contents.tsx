import { useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';
import { useId } from 'react';

import { usePage, type BlockProps } from './page-context';
import * as styles from './page-screen.css';

/** The sections of a long document, each a link. */
export function Contents({ draw }: BlockProps) {
  const intl = useIntl();
  const headingId = useId();
  const { body } = usePage();
  return (
    <nav aria-labelledby={headingId} className={styles.contents}>
      <p id={headingId} className={styles.contentsTitle}>
        {intl.formatMessage({ id: 'page.contents' })}
      </p>
      <ol>
        {body.map(
          (node) =>
            node.type === 'heading' &&
            node.depth === 2 && (
              <li key={node.data?.id}>
                <Link href={`#${node.data?.id}`}>{draw(node.children)}</Link>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
