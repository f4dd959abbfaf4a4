import { bounds } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { checkFormulas, mostFormulas } from './formulas/check-formulas.js';
import { readSymbols } from './formulas/symbols.js';

/** Reads formulas and checks them by units and by numbers. */
export const checkFormulasTool = defineTool({
  id: 'science.check',
  input: z.object({
    formulas: z.array(z.string().max(bounds.formulas.max)).max(mostFormulas),
    symbols: z.string().max(bounds.formulas.max),
    /** The beginning of their ids. */
    id: z.string(),
  }),
  async run({ formulas, symbols, id }) {
    const read = readSymbols(symbols);
    return { ...read, ...(await checkFormulas(formulas, read.symbols, id)) };
  },
});
