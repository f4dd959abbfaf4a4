'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ComponentProps, MouseEvent } from 'react';

import { classNames } from '../private/class-names.js';
import { AlertCircleIcon, CheckIcon, ChevronRightIcon } from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { missingText } from '../private/cell-text.js';
import { Spinner } from '../spinner/spinner.js';
import * as styles from './tree.css.js';
import type { TreeNode } from './tree-node.js';
import type { TreeState } from './use-tree.js';
import { isParent } from './visible-nodes.js';

interface TreeItemProps {
  state: TreeState;
  row: number;
  /** All rows have one height. */
  even: boolean;
  /** Out of view, mounted only because it has the focus. */
  parked: boolean;
}

/** One row: a node, or word of its children that are not there. */
export function TreeItem({ state, row, even, parked }: TreeItemProps) {
  const { labels: ui } = useUi();
  const { rows, expanded, loaded, selected, selectionMode, labels } = state;
  const node = rows.nodes[row] as TreeNode;
  const kind = rows.kinds[row];
  const isNode = kind === 'node';
  const parent = isNode && isParent(node, loaded);
  const open = parent && expanded.has(node.id);
  const isSelected = isNode && selected.has(node.id);
  const text =
    kind === 'failed' ? labels.failed : kind === 'loading' ? ui.loading : node.label || missingText;

  const onClick = (event: MouseEvent) => {
    const onToggle = (event.target as Element).closest('[data-parent]') !== null;
    if (onToggle) state.toggle(row);
    else if (selectionMode === 'multiple' && isNode) state.select(row, event.shiftKey);
    else if (kind !== 'loading') state.press(row);
  };
  const item: ComponentProps<'div'> = {
    role: 'treeitem',
    tabIndex: state.activeRow === row ? 0 : -1,
    'aria-selected': selectionMode === 'none' ? undefined : isSelected,
    'aria-level': rows.levels[row],
    'aria-posinset': rows.positions[row],
    'aria-setsize': rows.sizes[row],
    'aria-expanded': parent ? open : undefined,
    'aria-disabled': kind === 'loading' || node.disabled || undefined,
    onClick,
    onDoubleClick: (event) => {
      const onToggle = (event.target as Element).closest('[data-parent]') !== null;
      if (!onToggle && selectionMode !== 'none') state.toggle(row);
    },
    onKeyDown: (event) => state.onKeyDown(event, row),
    onFocus: () => state.activate(row),
  };
  return (
    <div
      {...item}
      data-row={row}
      data-state={kind}
      className={classNames(styles.item, even && styles.even, parked && styles.parked)}
      style={assignInlineVars({ [styles.depth]: String((rows.levels[row] ?? 1) - 1) })}
    >
      <span className={styles.toggle} data-parent={parent ? '' : undefined} aria-hidden="true">
        {parent && <ChevronRightIcon size={14} className={styles.chevron} />}
        {kind === 'loading' && <Spinner label={ui.loading} />}
        {kind === 'failed' && <AlertCircleIcon size={14} className={styles.failed} />}
      </span>
      {isNode && node.icon !== undefined && <span className={styles.icon}>{node.icon}</span>}
      <span
        className={classNames(
          styles.label,
          even && styles.cut,
          kind === 'failed' && styles.failed,
          kind === 'loading' && styles.quiet,
        )}
      >
        <bdi>{text}</bdi>
      </span>
      {isNode && node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
      {isSelected && selectionMode === 'multiple' && (
        <CheckIcon size={14} className={styles.check} />
      )}
    </div>
  );
}
