import { vars } from '@constella/ui/tokens';

const fill = (color: string, share: number) =>
  `color-mix(in oklab, ${color} ${share}%, ${vars.surface.raised})`;

/** The ground of a cell by its level, told apart in both themes: the higher, the stronger. */
export const levelFills = {
  '&[data-level="low"]': { background: fill(vars.success.solid, 22) },
  '&[data-level="medium"]': { background: fill(vars.info.solid, 30) },
  '&[data-level="high"]': { background: fill(vars.warning.solid, 42) },
  '&[data-level="critical"]': { background: fill(vars.danger.solid, 56) },
} as const;
