import { weekFindings, type LifeRows } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Works out what the entries of a week say; the entries themselves are in no log. */
export const weekTool = defineTool({
  id: 'life.week',
  input: z.object({ week: z.string(), rows: z.looseObject({}) }),
  shown: ({ week, rows }) => {
    const { health, months, goals, entries } = rows as unknown as LifeRows;
    return {
      week,
      health: health.length,
      months: months.length,
      goals: goals.length,
      entries: entries.length,
    };
  },
  run: ({ week, rows }) => ({ findings: weekFindings(rows as unknown as LifeRows, week) }),
});
