import { truncate } from '../truncate.js';
import type { CleanNode } from '../types.js';
import type { Stage } from '../use-stage.js';
import { zoomLimits } from '../view-box.js';
import type { LabelText } from './choose-labels.js';

/** Zoom levels at which names are cut anew: zoomed in there is room for longer ones. */
const levels = [1, 1.5, 2, 3, zoomLimits[1]];

/**
 * The names, each cut when it is first wanted.
 * @param room px at which names are cut
 * @returns the text of a node at a scale; notes appear from 1 on
 */
export function labelTexts(nodes: readonly CleanNode[], stage: Stage, room: number) {
  const { em, measureName, measureNote } = stage;
  const known = new Map<string, LabelText>();
  return (node: number, k: number): LabelText => {
    const level = levels.findLast((at) => at <= k + 0.01) ?? 1;
    const noted = k > 0.99;
    const id = `${node} ${level} ${noted}`;
    const found = known.get(id);
    if (found) return found;
    const { name, note } = nodes[node] as CleanNode;
    const most = room * level * em;
    const cutName = truncate(name, most, measureName);
    const cutNote = noted && note ? truncate(note, most * 1.25, measureNote) : undefined;
    const text = {
      key: `${cutName}\n${cutNote ?? ''}`,
      name: cutName,
      note: cutNote,
      width: Math.max(measureName(cutName), cutNote === undefined ? 0 : measureNote(cutNote)),
    };
    known.set(id, text);
    return text;
  };
}
