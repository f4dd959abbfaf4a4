'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './app-shell.css.js';
import { MainNav } from './main-nav.js';
import { MenuSheet } from './menu-sheet.js';
import type { NavItem, SideNavigation } from './navigation.js';
import { useCrowded } from './use-crowded.js';

export interface BarShellProps extends ComponentProps<'div'> {
  /** Logo and name. */
  brand: ReactNode;
  brandHref: string;
  /** The first link of the page, such as "Skip to content". */
  skipLabel: string;
  /** Name of the main navigation. */
  navLabel: string;
  nav: readonly NavItem[];
  /** Search, language, theme, user: at the end of the bar. What does not fit at 360 px hides itself. */
  tools: ReactNode;
  /** Under the content: quiet 12 px text in a line that wraps, or whatever fills its width. */
  footer: ReactNode;
  /** Name of the menu button under 960 px and of the sheet it opens. */
  menuLabel: string;
  /** Id of the main landmark, which can be focused after a change of place. @default 'main' */
  mainId?: string;
}

interface ShellFrameProps extends BarShellProps {
  /** Goes into the sheet too. */
  side?: SideNavigation | undefined;
  /** The side navigation, drawn. */
  aside?: ReactNode;
}

/** Bar, main landmark and footer, with or without a side navigation. */
export function ShellFrame({
  brand,
  brandHref,
  skipLabel,
  navLabel,
  nav: givenNav,
  tools,
  side,
  aside,
  footer,
  menuLabel,
  mainId = 'main',
  className,
  children,
  ...props
}: ShellFrameProps) {
  const nav = listOrEmpty(givenNav);
  const { Link } = useUi();
  const main = useRef<HTMLElement>(null);
  const room = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const crowded = useCrowded({ room, list, button });

  // Without this the address would change, which a router takes for a change of place.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };

  return (
    <div {...props} className={classNames(styles.shell, className)}>
      <a className={styles.skip} href={`#${mainId}`} onClick={skip}>
        {skipLabel}
      </a>
      <header
        className={styles.bar}
        data-crowded={crowded ? '' : undefined}
        data-areas={side?.head ? '' : undefined}
      >
        <div ref={button} className={styles.menuSlot}>
          <MenuSheet menuLabel={menuLabel} navLabel={navLabel} nav={nav} {...(side && { side })} />
        </div>
        <Link className={styles.brand} href={brandHref}>
          {brand}
        </Link>
        <MainNav label={navLabel} items={nav} roomRef={room} listRef={list} />
        <div className={styles.tools}>{tools}</div>
      </header>
      <div
        className={classNames(
          styles.body,
          side && (side.rail?.on ? styles.withRail : styles.withSide),
        )}
      >
        {aside && <div className={styles.side}>{aside}</div>}
        <div className={styles.content}>
          <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <footer className={styles.footer}>{footer}</footer>
        </div>
      </div>
    </div>
  );
}
