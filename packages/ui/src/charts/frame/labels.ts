'use client';

import { useMemo } from 'react';

import { chart } from '../../labels/en.js';
import type { ChartLabels } from '../../labels/types.js';
import { useUi } from '../../provider/ui-context.js';

/** The charts' texts in the reader's language, English where one is missing. */
export const useChartLabels = (): ChartLabels => {
  const own = useUi().labels.chart;
  return useMemo(() => ({ ...chart, ...own }), [own]);
};
