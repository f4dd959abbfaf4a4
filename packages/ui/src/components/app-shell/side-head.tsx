'use client';

import { Fragment } from 'react';

import { CheckIcon, ChevronsUpDownIcon, PanelLeftIcon } from '../../icons/index.js';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.js';
import { MenuItem, MenuSeparator } from '../dropdown-menu/menu-items.js';
import { IconButton } from '../icon-button/icon-button.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import type { SideHead as Head, SideRail } from './navigation.js';
import * as styles from './side-head.css.js';

export interface SideHeadProps {
  head: Head;
  rail: SideRail | undefined;
}

/** The open area, which opens the list of all areas, and the button of the rail. */
export function SideHead({ head, rail }: SideHeadProps) {
  const open = head.areas.flat().find(({ current }) => current) ?? head.areas[0]?.[0];
  if (!open) return null;
  return (
    <div className={styles.head}>
      <DropdownMenu
        label={head.menuLabel}
        trigger={
          <button type="button" className={styles.area} title={rail?.on ? open.label : undefined}>
            {open.icon}
            <span className={styles.name}>{open.label}</span>
            <VisuallyHidden>{head.menuLabel}</VisuallyHidden>
            <ChevronsUpDownIcon size={14} className={styles.chevron} />
          </button>
        }
      >
        {head.areas.map((group, at) => (
          <Fragment key={group[0]?.href ?? at}>
            {at > 0 && <MenuSeparator />}
            {group.map(({ label, href, icon, current }) => (
              <MenuItem
                key={href}
                href={href}
                icon={icon}
                aria-current={current ? 'true' : undefined}
                className={styles.choice}
              >
                <span className={styles.choiceText}>
                  {label}
                  {current ? <CheckIcon size={14} className={styles.check} /> : null}
                </span>
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </DropdownMenu>
      {rail && (
        <IconButton
          className={styles.toggle}
          size="small"
          variant="quiet"
          icon={<PanelLeftIcon />}
          label={rail.label}
          onClick={rail.onToggle}
        />
      )}
    </div>
  );
}
