'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment } from 'react';

import { TableBody } from '../components/table/table.js';
import { AgentGraphRow, type AgentGraphRowProps, type Sent } from './agent-graph-row.js';
import * as styles from './agent-graph-table.css.js';
import type { CleanNode } from './types.js';
import { useRowWindow } from './use-row-window.js';

export interface AgentGraphRowsProps extends Pick<
  AgentGraphRowProps,
  'labels' | 'locale' | 'selectedId' | 'onNodeSelect'
> {
  nodes: readonly CleanNode[];
  sent: ReadonlyMap<string, readonly Sent[]>;
}

const nothing: readonly Sent[] = [];

/** Every row. */
export function AgentGraphRows({ nodes, sent, ...props }: AgentGraphRowsProps) {
  return (
    <TableBody>
      {nodes.map((node) => (
        <AgentGraphRow key={node.id} node={node} sent={sent.get(node.id) ?? nothing} {...props} />
      ))}
    </TableBody>
  );
}

/** Room of rows that are not in the page. */
function Gap({ size }: { size: number }) {
  if (size <= 0) return null;
  return (
    <tr
      aria-hidden="true"
      className={styles.gap}
      style={assignInlineVars({ [styles.gapSize]: `${size}px` })}
    />
  );
}

/** The rows in view; each says which of all it is. */
export function AgentGraphRowWindow({
  nodes,
  sent,
  scroller,
  ...props
}: AgentGraphRowsProps & { scroller: HTMLElement | null }) {
  const { rows, gapBefore, gapAfter, measure, handlers } = useRowWindow(nodes.length, scroller);
  return (
    <TableBody {...handlers}>
      {rows.map(({ index }, place) => {
        const node = nodes[index] as CleanNode;
        return (
          <Fragment key={node.id}>
            <Gap size={gapBefore(place)} />
            <AgentGraphRow
              ref={measure}
              data-index={index}
              // The head is the first row.
              aria-rowindex={index + 2}
              node={node}
              sent={sent.get(node.id) ?? nothing}
              {...props}
            />
          </Fragment>
        );
      })}
      <Gap size={gapAfter} />
    </TableBody>
  );
}
