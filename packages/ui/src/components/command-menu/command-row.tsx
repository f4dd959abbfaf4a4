import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { MouseEvent, Ref } from 'react';

import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import * as listBox from '../private/list-box/list-box.css.js';
import { MarkedText } from '../private/list-box/marked-text.js';
import { ariaShortcut } from '../private/aria-shortcut.js';
import * as surface from '../private/menu-surface.css.js';
import { Kbd } from '../kbd/kbd.js';
import * as styles from './command-menu.css.js';
import type { CommandRow as Row } from './command-rows.js';
import type { CommandItem } from './command.js';

interface CommandRowProps {
  ref?: Ref<HTMLElement>;
  id: string;
  /** Among all rows; the virtualizer reads it from the element. */
  index: number;
  /** Pixels from the start of its section; undefined where it stands in the flow. */
  offset: number | undefined;
  row: Row;
  /** How many commands are listed. */
  total: number;
  active: boolean;
  onPoint: (id: string) => void;
  onChoose: (item: CommandItem, event: MouseEvent) => void;
}

/** One command: icon, label with what was found, detail, and the keys that do the same. */
export function CommandRow({
  ref,
  id,
  index,
  offset,
  row: { item, position, matches },
  total,
  active,
  onPoint,
  onChoose,
}: CommandRowProps) {
  const { Link } = useUi();
  const props = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    'aria-setsize': total,
    'aria-posinset': position,
    'aria-keyshortcuts': item.shortcut === undefined ? undefined : ariaShortcut(item.shortcut),
    'data-index': index,
    'data-highlighted': active || undefined,
    className: classNames(
      surface.item,
      listBox.option,
      styles.row,
      item.icon === undefined && styles.noIcon,
      offset === undefined && styles.inFlow,
    ),
    style: assignInlineVars({
      [listBox.offset]: offset === undefined ? undefined : `${offset}px`,
    }),
    onPointerMove: () => {
      if (!active) onPoint(item.id);
    },
    onClick: (event: MouseEvent) => onChoose(item, event),
  };
  const content = (
    <>
      {item.icon === undefined ? null : <span className={styles.icon}>{item.icon}</span>}
      <span className={listBox.label}>
        <MarkedText text={item.label === '' ? item.id : item.label} ranges={matches} />
      </span>
      {item.detail === undefined ? null : (
        <span className={classNames(surface.detail, styles.rowDetail)}>{item.detail}</span>
      )}
      {item.shortcut === undefined ? null : (
        <Kbd className={surface.shortcut} aria-hidden="true">
          {item.shortcut}
        </Kbd>
      )}
    </>
  );
  if (item.href !== undefined)
    return (
      <Link {...props} ref={ref as Ref<HTMLAnchorElement>} href={item.href}>
        {content}
      </Link>
    );
  return (
    <div {...props} ref={ref as Ref<HTMLDivElement>}>
      {content}
    </div>
  );
}
