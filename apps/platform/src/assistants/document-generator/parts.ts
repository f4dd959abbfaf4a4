import { documentGeneratorLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { wholeView } from '../shared/whole-view';
import { DocumentResult } from './result-view';
import { documentToDocument } from './to-document';

/** What the document generator shows. */
export const documentParts: AssistantParts<'document-generator'> = {
  layout: documentGeneratorLayout,
  result: wholeView<'document-generator'>(DocumentResult, documentToDocument, {
    title: 'documents.field.title',
    documentType: 'documents.field.type',
    status: 'documents.field.status',
    parties: 'documents.field.parties',
    jurisdiction: 'documents.field.jurisdiction',
    effectiveDate: 'documents.field.effectiveDate',
    expirationDate: 'documents.field.expirationDate',
    clauses: 'documents.form.clauses',
    notes: 'documents.notes',
    notice: 'documents.form.document',
  }),
  kindOf: ({ documentType }, intl) => intl.formatMessage({ id: `documents.type.${documentType}` }),
};
