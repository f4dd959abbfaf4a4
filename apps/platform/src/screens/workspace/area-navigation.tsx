import { useIntl } from '@constella/i18n/react';
import { useUi } from '@constella/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import { placeName } from '../../assistants/shared/define-entry';
import * as styles from './area-navigation.css';
import { definitionOf } from './definition';

interface AreaNavigationProps {
  /** Names it for screen readers. */
  label: string;
  /** Path of the area's hub. */
  overview: string;
  places: readonly AssistantEntry[];
}

/** The bar under the bar: an area's hub and its screens. It scrolls sideways where they do not fit. */
export function AreaNavigation({ label, overview, places }: AreaNavigationProps) {
  const intl = useIntl();
  const { Link } = useUi();
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  const isAt = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const links = [
    { path: overview, name: 'workspace.place.overview', current: pathname === overview } as const,
    ...places.map(({ id, aliases }) => {
      const { path } = definitionOf(id);
      return { path, name: placeName(path), current: [path, ...aliases].some(isAt) };
    }),
  ];

  // Only the row scrolls, never the page.
  useLayoutEffect(() => {
    const list = row.current;
    const link = list?.querySelector('[aria-current]');
    if (!list || !link) return;
    const outer = list.getBoundingClientRect();
    const inner = link.getBoundingClientRect();
    const before = Math.min(inner.left - outer.left, 0);
    list.scrollBy({ left: before || Math.max(inner.right - outer.right, 0) });
  }, [pathname]);

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul ref={row} className={styles.list}>
        {links.map(({ path, name, current }) => (
          <li key={path}>
            <Link
              href={path}
              className={styles.link}
              aria-current={current ? (pathname === path ? 'page' : 'true') : undefined}
            >
              {intl.formatMessage({ id: name })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
