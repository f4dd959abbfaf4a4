import { z } from 'zod';

import type { RegisteredTool } from './tool.js';

/** The search of the web, which a model's service carries out while the model writes. */
export const webSearchTool = {
  id: 'web.search',
  type: 'external',
  input: z.object({ model: z.string() }),
} as const satisfies RegisteredTool;
