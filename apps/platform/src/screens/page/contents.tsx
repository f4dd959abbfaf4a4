import { useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';
import { useId } from 'react';

import { drawNodes } from './page-nodes';
import { usePage } from './page-context';
import * as styles from './page-screen.css';

/** The sections of a long document, each a link. */
export function Contents() {
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
                <Link href={`#${node.data?.id}`}>{drawNodes(node.children)}</Link>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
