'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentProps, type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useRowWindow } from '../private/use-row-window.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { useMergedRefs } from '../private/use-merged-refs.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './tree.css.js';
import { TreeItem } from './tree-item.js';
import { nativeProps, type TreeProps } from './tree-props.js';
import { type TreeState, useTree } from './use-tree.js';

/** Rows from which on only those in view are mounted. */
const manyRows = 500;
const rowGuess = 28;

/**
 * Things inside things: folders, teams, steps of a plan. One stop for Tab; arrows walk, open and
 * close, letters find, `*` opens all on a level. Children may come later.
 */
export function Tree(props: TreeProps) {
  warnOnce(
    'Tree',
    isUnnamed(props.label),
    'without a label a screen reader cannot say what the tree is of. Pass it as `label`; it is not shown.',
  );
  const { label, maxHeight = 'min(70dvh, 40rem)', empty, className, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(ref, root);
  const scrollToRow = useRef<(row: number) => void>(undefined);
  const attach = useCallback((scroll: (row: number) => void) => {
    scrollToRow.current = scroll;
    return () => {
      scrollToRow.current = undefined;
    };
  }, []);
  const state = useTree(props, (row) => {
    scrollToRow.current?.(row);
    const element = root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    element?.scrollIntoView({ block: 'nearest' });
    return element;
  });
  const { count, selectionMode, setFocusInside } = state;
  const many = count > manyRows;
  const tree: ComponentProps<'div'> = {
    role: 'tree',
    'aria-label': label,
    'aria-multiselectable': selectionMode === 'multiple' || undefined,
    onFocus: () => setFocusInside(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocusInside(false);
    },
  };
  return (
    <div
      {...nativeProps(props)}
      ref={rootRef}
      data-state={count === 0 ? 'empty' : 'ready'}
      className={classNames(styles.root, className)}
    >
      {count === 0 && (empty ?? <EmptyState art="none" title={state.labels.empty} />)}
      {many && <ManyRows state={state} tree={tree} maxHeight={maxHeight} onScrollToRow={attach} />}
      {count > 0 && !many && (
        <div {...tree}>
          {state.rows.nodes.map((node, row) => (
            <TreeItem
              key={`${state.rows.kinds[row]}-${node.id}`}
              state={state}
              row={row}
              even={false}
              parked={false}
            />
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{state.announcement}</VisuallyHidden>
    </div>
  );
}

interface ManyRowsProps {
  state: TreeState;
  /** Props of the element with the role. */
  tree: ComponentProps<'div'>;
  maxHeight: string;
  /** Given the function that mounts a row; gives one that takes it back. */
  onScrollToRow: (scrollToRow: (row: number) => void) => () => void;
}

function ManyRows({ state, tree, maxHeight, onScrollToRow }: ManyRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const window = useRowWindow(state.count, rowGuess, { scroller, body, probe });
  useLayoutEffect(() => onScrollToRow(window.scrollToRow), [onScrollToRow, window.scrollToRow]);

  const { activeRow, focusInside, count, rows } = state;
  const { first, last } = window;
  const outside = activeRow < first || activeRow > last;
  // Tab leads to what is in view, unless the focus is on a row that was scrolled out of it.
  const stop = outside && !focusInside ? first : activeRow;
  const mounted: number[] = [];
  for (let row = first; row <= Math.min(last, count - 1); row++) mounted.push(row);
  if (outside && focusInside) {
    if (activeRow < first) mounted.unshift(activeRow);
    else mounted.push(activeRow);
  }
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={assignInlineVars({
        [styles.maxHeight]: maxHeight,
        [styles.scrolled]: `${window.height}px`,
      })}
    >
      <div ref={probe} className={styles.probe} aria-hidden="true" />
      <div className={styles.sizer}>
        <div
          className={styles.frame}
          style={assignInlineVars({
            [styles.frameHeight]: window.frame === undefined ? 'auto' : `${window.frame}px`,
          })}
        >
          <div {...tree} ref={body}>
            {mounted.map((row) => (
              <TreeItem
                key={`${rows.kinds[row]}-${rows.nodes[row]?.id}`}
                state={stop === activeRow ? state : { ...state, activeRow: stop }}
                row={row}
                even
                parked={outside && row === activeRow}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
