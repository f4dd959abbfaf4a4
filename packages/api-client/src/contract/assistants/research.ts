import * as z from 'zod';

import { bounds } from '../bounds.js';
import { runSourceSchema, type RunSource } from '../entities/task.js';
import { languages, referenceKinds, researchAims, researchFields } from '../enums.js';
import { dismissedFacts, oneOf, optionalText, severalOf, text } from '../fields.js';
import { claimSchema, followReferences, type Claim } from '../research/claims.js';
import {
  addressOf,
  referenceLine,
  referenceSchema,
  type Reference,
} from '../research/reference.js';
import { briefStep, defineAssistant } from './assistant.js';

const sentences = z.array(text(bounds.purpose)).max(bounds.listItems.max);

/** One question of a search plan, and how it is looked for. */
export const plannedSearchSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  question: text(bounds.purpose),
  /** As it is typed into a catalogue. */
  terms: z.string().max(bounds.remark.max),
  /** The databases it is looked for in, by their names. */
  places: z.array(text(bounds.shortText)).max(bounds.researchQuestions.max),
});
/** One question of a search plan. */
export type PlannedSearch = z.infer<typeof plannedSearchSchema>;

/** Kinds of a run's sources that stand for references. */
const referred = { file: 'file', web: 'web', typed: 'document' } as const satisfies Record<
  Reference['origin'],
  RunSource['kind']
>;

/** The references as the sources of any result, by the numbers the texts cite them by. */
function sourcesOf(
  references: readonly Reference[],
  { claims, texts }: { claims: readonly Claim[]; texts: string },
  others: readonly RunSource[] = [],
): RunSource[] {
  const own = references.map((one, at): RunSource => {
    const { id, title, doi, url, origin, quotations } = one;
    const links = claims.filter((claim) => claim.links.some(({ reference }) => reference === id));
    const marks = texts.split(`[${at + 1}]`).length - 1;
    const address = addressOf(one);
    const [quotation] = quotations;
    return {
      kind: referred[origin],
      name: title || doi || url || `[${at + 1}]`,
      ...(quotation && { excerpt: quotation.text.slice(0, bounds.shortText.max) }),
      ...(address !== undefined && { url: address }),
      count: Math.max(1, links.length + marks),
    };
  });
  const kinds: readonly string[] = Object.values(referred);
  return [...own, ...others.filter(({ kind }) => !kinds.includes(kind))];
}

/** A question, the search for its sources, and a synthesis in claims that each name theirs. */
export const research = defineAssistant({
  id: 'research',
  area: 'personal',
  path: '/personal/research-assistant',
  request: z.object({
    question: text(bounds.purpose, 'validation.research.questionRequired'),
    aim: oneOf(researchAims).default('overview'),
    field: oneOf(researchFields).default('general'),
    /** The findings and opinions one begins with. */
    known: optionalText(bounds.longText),
    /** The places, people and cases it is about. */
    scope: optionalText(bounds.shortText),
    /** The years it is about, or sources may be of. */
    period: optionalText(bounds.shortText),
    /** Kinds of source that count; none for any. */
    kinds: severalOf(referenceKinds),
    /** Sources of one's own: BibTeX, RIS, DOIs, addresses or lines, in any mixture. */
    references: optionalText(bounds.documentText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['question', 'known', 'scope', 'period'],
  steps: [
    { id: 'brief', ...briefStep },
    { id: 'plan', role: 'planner', layer: 'comprehension' },
    { id: 'sources', role: 'researcher', searches: true, longText: true },
    { id: 'synthesis', role: 'implementer', layer: 'reasoning', longText: true },
    { id: 'check', role: 'evaluator', layer: 'reflection', computed: true },
  ],
  result: z.object({
    /** All of it; Markdown. */
    text: z.string(),
    /** The question. */
    title: text(bounds.purpose),
    locale: oneOf(languages),
    /** The answer in a line, and its reasons; Markdown that cites references as `[1]`. */
    headline: text(bounds.purpose),
    answer: z.string().max(bounds.longText.max),
    claims: z.array(claimSchema).max(bounds.claims.max),
    references: z.array(referenceSchema).max(bounds.references.max, 'validation.generic.max'),
    agreements: sentences,
    contradictions: sentences,
    /** Questions nothing that was found answers. */
    open: sentences,
    plan: z.array(plannedSearchSchema).max(bounds.researchQuestions.max),
    /** Sources that count, and that do not. */
    include: sentences,
    exclude: sentences,
    /** What was found and not used, with the reason. */
    leftOut: sentences,
    /** What was joined, could not be read or was taken out. */
    notes: sentences,
    /** The references, as every result has its sources. */
    sources: z.array(runSourceSchema).optional(),
  }),
  computed: ['text', 'claims.*.standing', 'sources'],
  derive(result, _request, before) {
    const { references, ...follow } = followReferences(result.references, before?.references);
    const claims = follow.claims(result.claims);
    const answer = follow.cited(result.answer);
    const agreements = result.agreements.map(follow.cited);
    const contradictions = result.contradictions.map(follow.cited);
    const open = result.open.map(follow.cited);
    const numberOf = (id: string) => `[${references.findIndex((one) => one.id === id) + 1}]`;
    const written = [
      `# ${result.title}`,
      `**${result.headline}**`,
      answer,
      claims
        .map((claim, at) =>
          [
            `${at + 1}. ${claim.text}`,
            ...claim.links.map(({ reference }) => numberOf(reference)),
          ].join(' '),
        )
        .join('\n'),
      references
        .map(
          (one, at) => `[${at + 1}] ${[one.title, referenceLine(one)].filter(Boolean).join('. ')}`,
        )
        .join('\n\n'),
    ];
    const texts = [answer, ...agreements, ...contradictions, ...open].join('\n');
    return {
      ...result,
      references,
      claims,
      answer,
      agreements,
      contradictions,
      open,
      sources: sourcesOf(references, { claims, texts }, result.sources),
      text: written.filter(Boolean).join('\n\n'),
    };
  },
  clarifies: true,
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
