import type { GraphLabels } from './labels.js';
import type { CleanNode } from './types.js';

/** What assistive technology calls an agent: name, type, state and note. */
export const nodeName = (node: CleanNode, labels: GraphLabels): string =>
  [node.name, labels.types[node.type], labels.statuses[node.status], node.note]
    .filter(Boolean)
    .join(labels.separator);
