import { useMemo } from 'react';

import type { CleanGraph } from './clean-graph.js';
import type { GraphLayout, PlacedNode } from './layout.js';
import {
  growLabels,
  type LabelForm,
  type LabelSide,
  type LabelSpace,
  placeLabels,
} from './place-labels.js';
import { truncate } from './truncate.js';
import type { Stage } from './use-stage.js';
import { type Box, type View, zoomLimits } from './view-box.js';
import { wrapName } from './wrap-name.js';

/** A label's lines, cut to the room there is, the width of the wider one and its place. */
export interface PlacedLabel {
  /** One line, or two where a whole name fits no other way. */
  name: readonly string[];
  note: string | undefined;
  /** In px of text. */
  width: number;
  /** None where there is no room for it. */
  side: LabelSide | undefined;
}

/** A name and a note as they are. */
interface WholeLabel extends LabelForm {
  name: readonly string[];
  note: string | undefined;
}

/** Zoom levels at which labels are cut and placed anew. */
const levels = [zoomLimits[0], 0.75, 1, 1.5, 2, 3, 4, zoomLimits[1]];
/** Of more links than this, labels avoid none. */
const manyLinks = 120;
const line = 15.5;
/** A whole name may be this many times as wide as a cut one; what is longer stays cut. */
const longest = 1.8;
/** Of more agents than this names stay as they were cut: there is no room between them. */
const crowd = 60;

interface Input {
  graph: CleanGraph;
  layout: GraphLayout;
  placed: ReadonlyMap<string, PlacedNode>;
  stage: Stage;
  /** The view now, and the one that shows everything. */
  view: View;
  home: View;
  selectedId: string | null | undefined;
  dir: 'ltr' | 'rtl';
}

/** Texts and places of the labels. Zoomed in there is room for longer names and for more of them. */
export function useLabels(input: Input): ReadonlyMap<string, PlacedLabel> {
  const { graph, layout, placed, stage, view, home, selectedId, dir } = input;
  const level = levels.findLast((at) => at <= view.k + 0.01) ?? zoomLimits[0];
  // Labels keep inside the room in the view people start with; later they may leave it with their disc.
  const frame = useMemo((): Box | undefined => {
    if (view.k > home.k + 0.01) return undefined;
    const { k, x, y } = home;
    return { x: -x / k, y: -y / k, width: stage.width / k, height: stage.height / k };
  }, [view.k, home, stage]);
  return useMemo(() => {
    const { em, measureName, measureNote } = stage;
    const zoomed = Math.max(1, level);
    const room = layout.labelRoom * zoomed * em;
    const most = layout.labelMost * zoomed;
    const labels = new Map(
      graph.nodes.map((node): [string, PlacedLabel] => {
        const name = truncate(node.name, room, measureName, most);
        const note = node.note
          ? truncate(node.note, room * 1.25, measureNote, most * 1.25)
          : undefined;
        const width = Math.max(measureName(name), note === undefined ? 0 : measureNote(note));
        return [node.id, { name: [name], note, width, side: undefined }];
      }),
    );
    const at = (id: string) => placed.get(id) as PlacedNode;
    const rank = ({ id, type, status }: CleanGraph['nodes'][number]) =>
      type === 'coordinator' ? 0 : id === selectedId ? 1 : status === 'processing' ? 2 : 3;
    const discs = [...placed.values()];
    const ranked = graph.nodes.toSorted((a, b) => rank(a) - rank(b));
    const requests = ranked.map(({ id }) => {
      const { x, y, r } = at(id);
      const label = labels.get(id) as PlacedLabel;
      return { id, x, y, r, width: label.width, lines: label.note === undefined ? 1 : 2 };
    });
    const space: LabelSpace = {
      discs,
      links:
        graph.links.length > manyLinks
          ? []
          : graph.links.map(({ source, target }) => [at(source), at(target)]),
      frame,
      unit: 1 / level,
      end: dir === 'rtl' ? 'left' : 'right',
      line: line * em,
    };
    const sides = placeLabels(requests, space);
    for (const [id, side] of sides) (labels.get(id) as PlacedLabel).side = side;
    if (graph.nodes.length > crowd) return labels;

    // Every name has its place; what was cut takes the room that is left.
    const whole = new Map(
      ranked.flatMap(({ id, name, note }): [string, WholeLabel[]][] => {
        const label = labels.get(id) as PlacedLabel;
        if (label.name[0] === name && label.note === note) return [];
        const wrapped = wrapName(name, measureName);
        const names = [[name], ...(wrapped ? [wrapped] : [])];
        // A note too long for its place does not take the name's room.
        const notes = label.note === note ? [note] : [note, label.note];
        const forms = notes.flatMap((text) =>
          names.map((lines) => ({
            name: lines,
            note: text,
            width: Math.max(text === undefined ? 0 : measureNote(text), ...lines.map(measureName)),
            lines: lines.length + (text === undefined ? 0 : 1),
          })),
        );
        return [[id, forms.filter(({ width }) => width <= room * longest)]];
      }),
    );
    for (const [id, { side, form }] of growLabels(requests, whole, sides, space)) {
      const { name, note, width } = (whole.get(id) as WholeLabel[])[form] as WholeLabel;
      labels.set(id, { name, note, width, side });
    }
    return labels;
  }, [graph, layout, placed, stage, level, frame, selectedId, dir]);
}
