'use client';

import { useCallback, useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import { forPlot } from '../frame/for-plot.js';
import { type ChartKind, cleanKinds, kindEntries } from '../frame/kinds.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { layoutFlow } from './flow-layout.js';
import { FlowPlot } from './flow-plot.js';
import { neighbours } from './step-facts.js';
import { cleanSteps, firstSteps, type FlowLink, type FlowNode } from './steps.js';

export interface FlowChartProps extends Omit<ChartProps, 'height'> {
  /** Steps; those nothing leads to are the beginning. */
  nodes: readonly FlowNode[];
  /** Links from node to node. Circles are drawn as links back. */
  links: readonly FlowLink[];
  /** Names of the kinds that `kind` counts; without them there is no legend. */
  kinds?: readonly ChartKind[];
  /** Head of the table's first column. @default 'Name' */
  nameLabel?: string;
}

/** More steps than these are read in the table. */
const mostSteps = 120;
/** Steps and their links, in layers: the plan of a run, an approval, a chain of causes. */
export function FlowChart({
  nodes: givenNodes,
  links: givenLinks,
  kinds: givenKinds,
  nameLabel,
  ...frame
}: FlowChartProps) {
  const nodes = listOrEmpty(givenNodes);
  const links = listOrEmpty(givenLinks);
  const kinds = useMemo(() => cleanKinds(givenKinds), [givenKinds]);
  const { locale } = useUi();
  const labels = useChartLabels();
  const list = useMemo(() => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' });
    return (names: readonly string[]) => format.format(names);
  }, [locale]);
  const steps = useMemo(
    () => cleanSteps(nodes, links, (n) => labels.unnamed({ n })),
    [nodes, links, labels],
  );
  const shown = useMemo(() => firstSteps(steps, mostSteps), [steps]);
  // The height is asked for before the drawing, and both come of the same layout.
  const drawingFor = useMemo(() => forPlot((plot) => layoutFlow(shown, plot)), [shown]);
  const heightOf = useCallback(
    (plot: Omit<Plot, 'height'>) => {
      const { width, height } = drawingFor(plot);
      return height + (width > plot.width ? 16 : 0);
    },
    [drawingFor],
  );
  const count = steps.nodes.length;
  return (
    <ChartFrame
      {...frame}
      height={count > 0 ? heightOf : 240}
      isEmpty={count === 0}
      sentence={labels.network({
        nodes: count,
        links: steps.links.length,
        levels: steps.levels,
      })}
      table={() => {
        const hasStatus = steps.nodes.some(({ statusLabel }) => statusLabel);
        const hasText = steps.nodes.some(({ text }) => text);
        return {
          columns: [
            { label: nameLabel ?? labels.name },
            ...(hasStatus ? [{ label: labels.status }] : []),
            ...(hasText ? [{ label: labels.details }] : []),
            { label: labels.comesFrom },
            { label: labels.leadsTo },
          ],
          rowCount: count,
          row: (index) => {
            const step = steps.nodes[index];
            return [
              step?.name ?? '',
              ...(hasStatus ? [step?.statusLabel || labels.none] : []),
              ...(hasText ? [step?.text || labels.none] : []),
              neighbours(steps, index, 'incoming', labels, list) || labels.none,
              neighbours(steps, index, 'outgoing', labels, list) || labels.none,
            ];
          },
        };
      }}
      legend={{
        entries: kindEntries(kinds),
        needed: () => true,
      }}
      note={() => drawnNote(labels, shown.nodes.length, count)}
    >
      {(plot) => (
        <FlowPlot
          plot={plot}
          drawing={drawingFor(plot)}
          steps={shown}
          kinds={kinds}
          labels={labels}
          list={list}
        />
      )}
    </ChartFrame>
  );
}
