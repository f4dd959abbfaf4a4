import type { AgentGraphLabels } from '../labels/types.js';
import { joined } from './joined.js';
import type { CleanNode } from './types.js';

/** An agent's name for assistive technology: name, type, state and note. */
export const nodeName = (node: CleanNode, labels: AgentGraphLabels): string =>
  joined(
    [node.name, labels[node.type], labels[node.status], node.note].filter((text): text is string =>
      Boolean(text),
    ),
    labels,
  );
