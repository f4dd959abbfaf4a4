'use client';

import { useMemo } from 'react';

import { AgentTile } from '../components/agent-tile/agent-tile.js';
import { Identity } from '../components/agent-tile/identity.js';
import { Table, TableBody, TableHead } from '../components/table/table.js';
import { TableCell } from '../components/table/table-cell.js';
import { TableHeaderCell } from '../components/table/table-header-cell.js';
import { TableRow } from '../components/table/table-row.js';
import { useUi } from '../provider/ui-context.js';
import * as styles from './agent-graph-table.css.js';
import { cleanGraph } from './clean-graph.js';
import { percentOf } from './graph-facts.js';
import type { GraphLabels } from './labels.js';
import { type GraphLink, graphLinkTypes, type GraphNode } from './types.js';

export interface AgentGraphTableProps {
  nodes: readonly GraphNode[];
  links: readonly GraphLink[];
  /** Name of the table. */
  label: string;
  labels: GraphLabels;
  /** Makes each name a button. */
  onNodeSelect?: (id: string, node: GraphNode) => void;
  selectedId?: string | null;
}

/** The same agents and links as rows: the graph for whoever reads rather than looks. */
export function AgentGraphTable({
  nodes,
  links,
  label,
  labels,
  onNodeSelect,
  selectedId,
}: AgentGraphTableProps) {
  const { locale } = useUi();
  const { table } = labels;
  const graph = useMemo(
    () => cleanGraph(nodes, links, labels.unnamed),
    [nodes, links, labels.unnamed],
  );
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]));
  return (
    <Table label={label} lines={2}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{table.agent}</TableHeaderCell>
          <TableHeaderCell>{table.status}</TableHeaderCell>
          <TableHeaderCell numeric>{table.contribution}</TableHeaderCell>
          <TableHeaderCell>{table.links}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {graph.nodes.map((node) => {
          const sent = graphLinkTypes
            .map((type) => ({
              type,
              targets: graph.links
                .filter((link) => link.source === node.id && link.type === type)
                .map(({ target }) => names.get(target)),
            }))
            .filter(({ targets }) => targets.length > 0);
          return (
            <TableRow key={node.id} selected={node.id === selectedId}>
              <TableCell header>
                <Identity
                  media={<AgentTile type={node.type} atWork={node.status === 'processing'} />}
                  title={
                    onNodeSelect ? (
                      <button
                        type="button"
                        className={styles.name}
                        aria-pressed={node.id === selectedId}
                        onClick={() => onNodeSelect(node.id, node)}
                      >
                        {node.name}
                      </button>
                    ) : (
                      node.name
                    )
                  }
                  detail={labels.types[node.type]}
                />
              </TableCell>
              <TableCell>
                {labels.statuses[node.status]}
                {node.note ? <span className={styles.note}>{node.note}</span> : null}
              </TableCell>
              <TableCell numeric>{percentOf(node.contribution, locale, table.none)}</TableCell>
              <TableCell className={styles.links}>
                {sent.length === 0 ? table.none : null}
                {sent.map(({ type, targets }) => (
                  <span key={type} className={styles.sent}>
                    <span className={styles.kind}>{labels.links[type]}</span>
                    {targets.join(labels.separator)}
                  </span>
                ))}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
