import * as z from 'zod';

import { bounds } from '../bounds.js';
import { documentStatuses, languages, legalDocumentTypes, standardClauses } from '../enums.js';
import {
  datesInOrder,
  dismissedFacts,
  idSchema,
  oneOf,
  optionalDay,
  optionalText,
  severalOf,
  text,
} from '../fields.js';
import {
  checkDocument,
  clauseLines,
  documentText,
  legalFindingKinds,
  termLength,
} from '../legal-document.js';
import { label, list, title } from '../records/columns.js';
import type { ValidationMessageId } from '../messages.js';
import { defineAssistant } from './assistant.js';

const party = z
  .string()
  .trim()
  .min(1, 'validation.generic.required')
  .max(bounds.shortText.max, 'validation.generic.maxLength');

/** A clause of a generated document. */
export const legalClauseSchema = z.object({
  /** Unique within the document; `[[payment]]` in a text stands for the number of this clause. */
  id: z.string().regex(/^[\w-]{1,60}$/, 'validation.generic.pattern'),
  /** 1 for a clause, 2 for a part of the one before it. */
  level: z.int().min(1).max(2),
  heading: z.string().min(1, 'validation.generic.required'),
  /** Markdown; defined terms are bold where they are defined, in quotation marks where used. */
  text: z.string(),
});

const dates = datesInOrder('effectiveDate', 'expirationDate');

/** A contract or another legal text: drafted, checked by functions, ready to be edited. */
export const documentGenerator = defineAssistant({
  id: 'document-generator',
  area: 'enterprise',
  path: '/enterprise/document-generator',
  request: z
    .object({
      documentType: oneOf(legalDocumentTypes).default('contract'),
      /** Made of type and parties when there is none. */
      title: optionalText(bounds.shortText),
      /** Those it binds, or who gives it. What is missing is a finding, not an error. */
      parties: z.array(party).max(bounds.legalParties.max, 'validation.generic.max').default([]),
      jurisdiction: optionalText(bounds.shortText),
      effectiveDate: optionalDay(),
      expirationDate: optionalDay(),
      purpose: text(bounds.purpose, 'validation.documents.purposeRequired'),
      /** Clauses the assistant knows how to draft. */
      standardClauses: severalOf(standardClauses),
      /** The person's own, one a line; "heading: text", and a part of the one above after a dash. */
      clauses: optionalText(bounds.longText).refine(
        (typed = '') => clauseLines(typed).length <= bounds.ownClauses.max,
        {
          error: 'validation.documents.clausesMax' satisfies ValidationMessageId,
          params: { maximum: bounds.ownClauses.max },
        },
      ),
      /** Whose it is; the member's first company when none is named. */
      companyId: idSchema.optional(),
      dismissedFacts: dismissedFacts(),
    })
    .refine(dates.check, dates.says),
  reads: ['purpose', 'clauses'],
  steps: [
    { id: 'outline', role: 'planner', layer: 'perception', searches: true },
    { id: 'draft', role: 'domain_expert', layer: 'comprehension', longText: true },
    {
      id: 'check',
      role: 'evaluator',
      layer: 'reflection',
      tools: ['document.check'],
      computed: true,
    },
    { id: 'finalise', role: 'implementer', layer: 'execution' },
  ],
  result: z.object({
    /** The whole document; Markdown. */
    text: z.string(),
    title: title(),
    documentType: oneOf(legalDocumentTypes),
    status: oneOf(documentStatuses),
    parties: list(party),
    jurisdiction: label(),
    /** `YYYY-MM-DD`, or empty. */
    effectiveDate: optionalDay().unwrap(),
    expirationDate: optionalDay().unwrap(),
    clauses: z.array(legalClauseSchema).min(1, 'validation.generic.required'),
    /** Findings of `checkDocument`. */
    findings: z.array(
      z.object({
        kind: z.enum(legalFindingKinds),
        clause: z.string().nullable(),
        subject: z.string(),
      }),
    ),
    /** From the first to the last day, as `termLength` counts it. */
    term: z
      .object({ days: z.int(), years: z.int(), months: z.int(), restDays: z.int() })
      .nullable(),
    /** Points somebody should look at before it is signed. */
    notes: z.array(z.string()),
    /** That it is no legal advice, in the document's language. */
    notice: z.string(),
    /** The language it is written in. */
    locale: oneOf(languages),
  }),
  computed: ['text', 'findings', 'term'],
  derive: (result) => ({
    ...result,
    text: documentText(result, result.notice),
    findings: checkDocument(result),
    term: termLength(result.effectiveDate, result.expirationDate),
  }),
  clarifies: true,
  records: ['legal_documents'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
