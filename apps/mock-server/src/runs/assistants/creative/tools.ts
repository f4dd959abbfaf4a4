import { creativeKinds, variantFacts } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Counts variants and holds them against their brief. */
export const checkVariantsTool = defineTool({
  id: 'creative.check',
  input: z.object({
    texts: z.array(z.string()),
    kind: z.enum(creativeKinds),
    mustContain: z.array(z.string()),
    mustAvoid: z.array(z.string()),
    locale: z.string(),
  }),
  shown: ({ texts, ...goal }) => ({ variants: texts.length, ...goal }),
  run: ({ texts, ...goal }) => ({ facts: variantFacts(texts, goal) }),
});
