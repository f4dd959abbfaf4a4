import type { AgentGraphLabels } from '../labels/types.js';
import type { CleanNode } from './types.js';

/** What assistive technology calls an agent: name, type, state and note. */
export const nodeName = (node: CleanNode, labels: AgentGraphLabels): string =>
  [node.name, labels[node.type], labels[node.status], node.note]
    .filter(Boolean)
    .join(labels.separator);
