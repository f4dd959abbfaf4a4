import { appStyle, vars } from '@constella/ui/tokens';

const base = { flex: 'none' } as const;

export const glyph = {
  completed: appStyle({ ...base, color: vars.success.text }),
  in_progress: appStyle({ ...base, color: vars.accent.text }),
  not_started: appStyle({ ...base, color: vars.text.muted }),
  overdue: appStyle({ ...base, color: vars.danger.text }),
  recommended: appStyle({ ...base, color: vars.highlight.text }),
};

/** The word beside it. */
export const word = {
  completed: appStyle({ color: vars.text.muted }),
  in_progress: appStyle({ color: vars.accent.text }),
  not_started: appStyle({ color: vars.text.muted }),
  overdue: appStyle({ color: vars.danger.text, fontWeight: vars.weight.medium }),
  recommended: appStyle({ color: vars.highlight.text, fontWeight: vars.weight.medium }),
};

export const line = appStyle({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });

export const cutOut = appStyle({
  fill: 'none',
  stroke: vars.surface.raised,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
