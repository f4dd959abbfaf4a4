import type { ChartLabels } from '../../labels/types.js';

/** Says so when not everything is drawn; nothing otherwise. */
export const drawnNote = (labels: ChartLabels, shown: number, count: number): string | undefined =>
  shown < count ? labels.shown({ shown, count }) : undefined;
