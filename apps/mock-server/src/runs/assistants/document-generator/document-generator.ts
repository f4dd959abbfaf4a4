import {
  assistants,
  bounds,
  documentText,
  legalClauseSchema,
  withNumbers,
  type LegalClause,
  type LegalFinding,
} from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import { bullets, numbered, paragraphs } from '../../../prose/markdown.js';
import { draftClauses, titleOf, type DocumentRequest } from './draft.js';
import { checkTool } from './tools.js';
import { steps } from './content/steps.js';

const definition = assistants['document-generator'];

/** Clauses of a document: a person's own, and those every one has. */
const mostClauses = 120;

const outlineShape = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .describe('The kind of document in the words of the trade, then the parties or the subject.'),
  headings: z
    .array(z.string().min(1).describe('One to five words, without a number.'))
    .min(1)
    .max(mostClauses),
});
const { shape: clause } = legalClauseSchema;
const draftShape = z.object({
  clauses: z
    .array(
      z.object({
        id: clause.id.describe('A short name of its own in lower case: payment, break-right.'),
        level: clause.level.describe('1 for a clause, 2 for a part of the clause before it.'),
        heading: clause.heading.describe('The heading of the outline; of a part, its own.'),
        text: clause.text.describe('The rule itself, in Markdown without headings.'),
      }),
    )
    .min(1)
    .max(mostClauses)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'ids repeat'),
});
const finalShape = z.object({
  changes: z.array(
    z.object({
      id: z.string().describe('The id of a clause of the draft.'),
      text: z.string().min(1).describe('Its whole new text.'),
    }),
  ),
  notes: z
    .array(z.string().min(1).describe('One sentence: the clause, what is open, who settles it.'))
    .max(20),
});
type Outline = z.output<typeof outlineShape>;
type Final = z.output<typeof finalShape>;

const titleFrom = ({ request, texts, valueOf }: Job<DocumentRequest>): string =>
  shortened(valueOf<Outline>('outline')?.title ?? titleOf(request, texts), bounds.shortText.max);

const drafted = ({ request, texts, valueOf }: Job<DocumentRequest>): LegalClause[] =>
  valueOf<LegalClause[]>('draft') ?? draftClauses(request, texts);

/** The facts of a request, what is not said being empty. */
const factsOf = (request: DocumentRequest) => ({
  documentType: request.documentType,
  parties: request.parties,
  jurisdiction: request.jurisdiction ?? '',
  effectiveDate: request.effectiveDate ?? '',
  expirationDate: request.expirationDate ?? '',
});

/** Findings, as sentences. */
function findingTexts(
  findings: readonly LegalFinding[],
  clauses: readonly LegalClause[],
  texts: Texts,
): string[] {
  return findings.map(({ kind, clause, subject }) =>
    texts.say('content.document-generator.finding', {
      kind,
      subject,
      clause: clause === null ? '' : withNumbers(`[[${clause}]]`, clauses),
    }),
  );
}

/** A legal document from what it has to say; what it lacks is found by functions. */
export const documentGenerator: Program = defineProgram(definition, {
  content: steps,
  tools: [checkTool],
  title: ({ title, purpose }) => title || purpose,
  description: ({ purpose, clauses }) => paragraphs(purpose, clauses),
  prefill: ({ title, description }) => ({ purpose: description || title }),
  check: checkCompany,

  work: {
    async outline(job) {
      const { context, request, texts, promptOf } = job;
      const value = await context.askJson(
        await promptOf({
          title: titleOf(request, texts),
          headings: draftClauses(request, texts).map(({ heading }) => heading),
        }),
        outlineShape,
      );
      return { text: paragraphs(`**${value.title}**`, numbered(value.headings)), value };
    },

    async draft(job) {
      const { context, request, texts, promptOf } = job;
      const { clauses } = await context.askJson(
        await promptOf({
          headings: job.valueOf<Outline>('outline')?.headings ?? [],
          clauses: draftClauses(request, texts),
        }),
        draftShape,
      );
      return {
        text: documentText(
          { title: titleFrom(job), clauses },
          texts.say('content.document-generator.notice'),
        ),
        value: clauses,
      };
    },

    async check(job) {
      const clauses = drafted(job);
      const { findings } = await job.context.callTool(checkTool, {
        ...factsOf(job.request),
        clauses,
      });
      return {
        text: paragraphs(
          job.texts.say('content.document-generator.checked', { count: findings.length }),
          bullets(findingTexts(findings, clauses, job.texts)),
        ),
        value: findings,
      };
    },

    async finalise(job) {
      const value = await job.context.askJson(
        await job.promptOf({ clauses: drafted(job) }),
        finalShape,
      );
      return { text: bullets(value.notes), value };
    },
  },

  result(job) {
    const { changes = [], notes = [] } = job.valueOf<Final>('finalise') ?? {};
    const changed = new Map(changes.map(({ id, text }) => [id, text]));
    return {
      ...factsOf(job.request),
      text: '',
      title: titleFrom(job),
      status: 'draft' as const,
      clauses: drafted(job).map((clause) => ({
        ...clause,
        text: changed.get(clause.id) ?? clause.text,
      })),
      findings: [],
      term: null,
      notes,
      notice: job.texts.say('content.document-generator.notice'),
      locale: job.texts.locale,
    };
  },

  rows: (result) => [
    keptRow('legal_documents', {
      key: 'document',
      says: {
        title: result.title,
        documentType: result.documentType,
        status: result.status,
        content: result.text,
        jurisdiction: result.jurisdiction || null,
        parties: result.parties,
        effectiveDate: result.effectiveDate || null,
        expirationDate: result.expirationDate || null,
      },
      made: ({ companyId, author, createdAt }) => ({
        companyId,
        version: '1.0',
        createdBy: author,
        createdAt,
      }),
    }),
  ],
});
