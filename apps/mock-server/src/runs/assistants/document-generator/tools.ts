import { checkDocument, legalDocumentTypes } from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';

/** Finds what a legal document lacks. */
export const checkTool = defineTool({
  id: 'document.check',
  type: 'data_processing',
  input: z.object({
    documentType: z.enum(legalDocumentTypes),
    parties: z.array(z.string()),
    jurisdiction: z.string(),
    effectiveDate: z.string(),
    expirationDate: z.string(),
    clauses: z.array(
      z.object({ id: z.string(), level: z.number(), heading: z.string(), text: z.string() }),
    ),
  }),
  shown: ({ documentType, parties, clauses }) => ({
    documentType,
    parties: parties.length,
    clauses: clauses.length,
  }),
  run: (document) => ({ findings: checkDocument(document) }),
});
