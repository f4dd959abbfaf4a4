'use client';

import { useCallback, useMemo, useState } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import { forPlot } from '../frame/for-plot.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { cleanBranches, type MindMapNode, visibleBranches, wayTo } from './branches.js';
import { layoutMap } from './map-layout.js';
import { MapPlot } from './map-plot.js';

export interface MindMapProps extends Omit<ChartProps, 'height'> {
  /** Node all others belong to. */
  root: MindMapNode | null | undefined;
  /** Where branches grow, as long as there is room; on a phone they stand under one another. @default 'both' */
  sides?: 'both' | 'end';
  /** Levels that are open at first. @default 2 */
  openLevels?: number;
  /** Head of the table's first column. @default 'Name' */
  nameLabel?: string;
}

/** More than these are opened one after another, or read in the table. */
const mostDrawn = 250;

/** Items and their parts: the parts of a topic, of a plan, of an answer. */
export function MindMap({
  root,
  sides = 'both',
  openLevels = 2,
  nameLabel,
  ...frame
}: MindMapProps) {
  const { locale } = useUi();
  const labels = useChartLabels();
  const branches = useMemo(() => cleanBranches(root, (n) => labels.unnamed({ n })), [root, labels]);
  // What somebody opened or closed, by the way to it.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = useCallback(
    (place: number) =>
      changed.get(wayTo(branches, place)) ?? (branches.all[place]?.depth ?? 0) < openLevels,
    [branches, changed, openLevels],
  );
  const toggle = useCallback(
    (place: number) =>
      setChanged((last) => new Map(last).set(wayTo(branches, place), !isOpen(place))),
    [branches, isOpen],
  );
  const visible = useMemo(() => visibleBranches(branches, isOpen, mostDrawn), [branches, isOpen]);
  const drawingFor = useMemo(
    () => forPlot((plot) => layoutMap({ branches, shown: visible.shown, isOpen, sides }, plot)),
    [branches, visible, isOpen, sides],
  );
  const heightOf = useCallback(
    (plot: Omit<Plot, 'height'>) => drawingFor(plot).height,
    [drawingFor],
  );
  const { all, levels } = branches;
  return (
    <ChartFrame
      {...frame}
      height={all.length > 0 ? heightOf : 240}
      isEmpty={all.length === 0}
      sentence={labels.tree({ count: all.length, levels, name: all[0]?.name ?? '' })}
      table={() => {
        const level = new Intl.NumberFormat(locale);
        const hasText = all.some(({ text }) => text);
        return {
          columns: [
            { label: nameLabel ?? labels.name },
            { label: labels.level, numeric: true },
            { label: labels.partOf },
            ...(hasText ? [{ label: labels.details }] : []),
          ],
          rowCount: all.length,
          row: (index) => {
            const branch = all[index];
            return [
              branch?.name ?? '',
              level.format((branch?.depth ?? 0) + 1),
              all[branch?.parent ?? -1]?.name ?? labels.none,
              ...(hasText ? [branch?.text || labels.none] : []),
            ];
          },
        };
      }}
      note={() =>
        visible.complete ? undefined : drawnNote(labels, visible.shown.length, all.length)
      }
    >
      {(plot) => (
        <MapPlot
          plot={plot}
          drawing={drawingFor(plot)}
          branches={branches}
          isOpen={isOpen}
          toggle={toggle}
          labels={labels}
        />
      )}
    </ChartFrame>
  );
}
