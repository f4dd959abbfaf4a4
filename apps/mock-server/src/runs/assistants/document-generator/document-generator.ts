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
import { formatList } from '@constella/i18n';
import { clausePassages } from '../shared/clauses/clause-library.js';
import { daysOf, draftOf, type Draft, type DocumentRequest } from './draft.js';
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
/** The plan of a document, and its parties as it names them. */
type Outline = z.output<typeof outlineShape> & { readonly parties: readonly string[] };
type Final = z.output<typeof finalShape>;

const titleFrom = ({ request, valueOf }: Job<DocumentRequest>): string =>
  shortened(
    valueOf<Outline>('outline')?.title ?? (request.title || request.purpose),
    bounds.shortText.max,
  );

/** Findings of the check, and the clauses it looked at. */
interface Checked {
  readonly findings: readonly LegalFinding[];
  readonly clauses: readonly LegalClause[];
}

/** Characters of what a document is for that name its run in lists. */
const longestName = 60;

const drafted = ({ valueOf }: Job<DocumentRequest>): readonly LegalClause[] =>
  valueOf<Checked>('check')?.clauses ?? [];

/** Points of a draft made of the library, with the numbers of its sources. */
function notesOf(
  { kind, sides, unsaid }: Draft,
  { request, texts }: Job<DocumentRequest>,
  sources: readonly number[],
): string[] {
  const { say, locale } = texts;
  const { standardClauses, jurisdiction } = request;
  const missing = standardClauses.filter((id) => kind.standard[id] === null);
  const known = sides.filter(({ party }) => party !== '');
  return [
    say('content.document-generator.note.made', {
      kind: kind.name,
      sources: sources.map((number) => `[${number}]`).join(' '),
    }),
    ...(kind.candidates.length > 0
      ? [
          say('content.document-generator.note.kind', {
            kinds: formatList(locale, kind.candidates, 'disjunction'),
          }),
        ]
      : []),
    ...(unsaid.length > 0
      ? [
          say('content.document-generator.note.unsaid', {
            parties: formatList(locale, unsaid),
            roles: formatList(locale, kind.roles, 'disjunction'),
            party: unsaid[0] ?? '',
            role: kind.roles[0] ?? '',
          }),
        ]
      : []),
    ...(known.length > 1
      ? [
          say('content.document-generator.note.sides', {
            sides: formatList(
              locale,
              known.map((side) => say('content.document-generator.note.side', { ...side })),
            ),
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [
          say('content.document-generator.note.without', {
            kind: kind.name,
            clauses: formatList(
              locale,
              missing.map((clause) => say('content.document-generator.standard', { clause })),
            ),
          }),
        ]
      : []),
    say('content.document-generator.note.law', {
      jurisdiction: jurisdiction ?? '',
      named: jurisdiction ? 'some' : 'none',
    }),
  ];
}

/** The facts of a request, what is not said being empty. */
const factsOf = ({ request, valueOf, texts }: Job<DocumentRequest>) => ({
  documentType: request.documentType,
  parties: [...(valueOf<Outline>('outline')?.parties ?? request.parties)],
  jurisdiction: request.jurisdiction ?? '',
  ...daysOf(request, texts),
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
  title: ({ title, purpose }) => title || shortened(purpose, longestName),
  description: ({ purpose, clauses }) => paragraphs(purpose, clauses),
  prefill: ({ title, description }) => ({ purpose: description || title }),
  check: checkCompany,

  async passages({ request, texts }) {
    const { kind, taken } = await draftOf(request, texts);
    return clausePassages(kind, taken, texts);
  },

  work: {
    async outline(job) {
      const { context, request, texts, promptOf } = job;
      const { kind, title, clauses, parties } = await draftOf(request, texts);
      const outline = await context.askJson(
        await promptOf({
          kind: kind.name,
          title,
          headings: clauses.filter(({ level }) => level === 1).map(({ heading }) => heading),
        }),
        outlineShape,
      );
      return {
        text: paragraphs(`**${outline.title}**`, numbered(outline.headings)),
        value: { ...outline, parties },
      };
    },

    async draft(job) {
      const { context, request, texts, promptOf } = job;
      const own = await draftOf(request, texts);
      const { clauses } = await context.askJson(
        await promptOf({
          kind: own.kind.name,
          headings: job.valueOf<Outline>('outline')?.headings ?? [],
          clauses: own.clauses,
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
      const { request, texts, context } = job;
      // A draft without its form is no draft: that of the library stands in for it.
      const clauses = job.valueOf<LegalClause[]>('draft') ?? [
        ...(await draftOf(request, texts)).clauses,
      ];
      const { findings } = await context.callTool(checkTool, { ...factsOf(job), clauses });
      const value: Checked = { findings, clauses };
      return {
        text: paragraphs(
          texts.say('content.document-generator.checked', { count: findings.length }),
          bullets(findingTexts(findings, clauses, texts)),
        ),
        value,
      };
    },

    async finalise(job) {
      const { request, texts, promptOf } = job;
      const own = await draftOf(request, texts);
      const sources = ((await promptOf()).context?.passages ?? [])
        .filter(({ kind }) => kind === 'library')
        .map(({ number }) => number);
      const value = await job.context.askJson(
        await promptOf({
          kind: own.kind.name,
          clauses: drafted(job),
          notes: notesOf(own, job, sources),
        }),
        finalShape,
      );
      return { text: bullets(value.notes), value };
    },
  },

  result(job) {
    const { changes = [], notes = [] } = job.valueOf<Final>('finalise') ?? {};
    const changed = new Map(changes.map(({ id, text }) => [id, text]));
    return {
      ...factsOf(job),
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
