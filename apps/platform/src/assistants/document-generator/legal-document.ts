import type { AssistantResult } from '@constella/api-client';

/** A generated document. */
export type LegalDocument = AssistantResult<'document-generator'>;
