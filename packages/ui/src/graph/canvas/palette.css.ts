import { vars } from '../../tokens/contract.css.js';
import { ground } from '../agent-graph.css.js';

/** The colours of the canvas. Copies: taken from the contract itself they would bring every token. */
export const themed = {
  ground,
  link: vars.graph.link,
  orbit: vars.graph.orbit,
  accent: vars.accent.solid,
  selection: vars.accent.subtle,
  selectionEdge: vars.accent.border,
  focus: vars.border.focus,
  success: vars.success.solid,
  onSuccess: vars.success.onSolid,
  danger: vars.danger.solid,
  name: vars.text.strong,
  note: vars.text.muted,
};

/** The colours of the roles. */
export const agents = { ...vars.agent };
