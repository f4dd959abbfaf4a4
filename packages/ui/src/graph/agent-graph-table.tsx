'use client';

import { type ComponentProps, useMemo, useState } from 'react';

import { classNames } from '../components/private/class-names.js';
import { Table, TableHead } from '../components/table/table.js';
import { TableHeaderCell } from '../components/table/table-header-cell.js';
import { TableRow } from '../components/table/table-row.js';
import { useUi } from '../provider/ui-context.js';
import { AgentGraphRows, AgentGraphRowWindow } from './agent-graph-rows.js';
import * as styles from './agent-graph-table.css.js';
import { cleanGraph } from './clean-graph.js';
import { virtualFrom } from './graph-size.js';
import { sentLinks } from './sent-links.js';
import type { GraphLink, GraphNode } from './types.js';
import { useGraphLabels } from './use-graph-labels.js';

/** Native props and `ref` go to the table. */
export interface AgentGraphTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  nodes: readonly GraphNode[];
  links: readonly GraphLink[];
  /** Name of the table. */
  label: string;
  /** Makes each name a button. */
  onNodeSelect?: (id: string, node: GraphNode) => void;
  selectedId?: string | null;
  /**
   * Scroller of the rows; `null` until it is there. Of more than 100 agents only the rows in view
   * are in the page. @default an element of its own, 560 px high at most
   */
  scroller?: HTMLElement | null;
}

// Whoever uses a keyboard can scroll the rows.
const scrollable = { role: 'group', tabIndex: 0 } as const;

/** The same agents and links as rows: the graph for whoever reads rather than looks. */
export function AgentGraphTable({
  nodes,
  links,
  label,
  onNodeSelect,
  selectedId,
  scroller,
  className,
  ...props
}: AgentGraphTableProps) {
  const { locale } = useUi();
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const labels = useGraphLabels();
  const { unnamed } = labels;
  const graph = useMemo(() => cleanGraph(nodes, links, unnamed), [nodes, links, unnamed]);
  const sent = useMemo(() => sentLinks(graph), [graph]);
  const isLong = graph.nodes.length > virtualFrom;
  const rows = { nodes: graph.nodes, sent, labels, locale, selectedId, onNodeSelect };
  const content = (
    <Table
      {...props}
      label={label}
      lines={2}
      className={classNames(isLong && styles.fixed, className) || undefined}
      aria-rowcount={isLong ? graph.nodes.length + 1 : undefined}
    >
      <TableHead>
        <TableRow aria-rowindex={isLong ? 1 : undefined}>
          <TableHeaderCell>{labels.agent}</TableHeaderCell>
          <TableHeaderCell>{labels.status}</TableHeaderCell>
          <TableHeaderCell numeric>{labels.contribution}</TableHeaderCell>
          <TableHeaderCell>{labels.sendsTo}</TableHeaderCell>
        </TableRow>
      </TableHead>
      {isLong ? (
        <AgentGraphRowWindow {...rows} scroller={scroller === undefined ? own : scroller} />
      ) : (
        <AgentGraphRows {...rows} />
      )}
    </Table>
  );
  if (!isLong || scroller !== undefined) return content;
  return (
    <div ref={setOwn} className={styles.scroller} aria-label={label} {...scrollable}>
      {content}
    </div>
  );
}
