import { assistants, bounds, policyText } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { checkCompany, companyOf } from '../../program/company.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import { lawName, lawPassage, lawsOf, type LibraryLaw } from '../shared/laws/law-library.js';
import { linesOf, quoted } from '../shared/risk/judge-risk.js';
import { steps } from './content/steps.js';
import { typedBlanks, type TypedBlanks } from './typed-blanks.js';

const definition = assistants['compliance-policy'];
type Request = z.output<(typeof definition)['request']>;
type Policy = z.output<(typeof definition)['result']>;

const sections = [
  'purpose',
  'scope',
  'own',
  'law',
  'duties',
  'report',
  'introduction',
  'review',
] as const;
type Section = (typeof sections)[number];

/** The sections of a worksheet: nothing is said of rules nobody typed and ways nobody chose. */
const sectionsOf = (request: Request, texts: Texts): Section[] =>
  sections.filter((section) => {
    if (section === 'own') return blanksOf(request, texts).rules.length > 0;
    return section !== 'introduction' || request.integrations.length > 0;
  });

const blanksOf = (request: Request, texts: Texts): TypedBlanks =>
  typedBlanks(
    [
      ...linesOf(request.industryRequirements, texts),
      ...linesOf(request.additionalRequirements, texts),
    ],
    texts,
  );

const outlineShape = z.object({
  title: z.string().trim().min(1).describe('The subject in the words staff use.'),
  headings: z
    .array(z.string().min(1).describe('One to five words, without a number.'))
    .min(1)
    .max(20),
});
type Outline = z.output<typeof outlineShape>;
const draftShape = (headings: number) =>
  z.object({
    bodies: z
      .array(z.string().describe('What stands under the heading of this place, in Markdown.'))
      .length(headings),
  });
const reviewShape = z.object({
  checks: z
    .array(z.string().min(1).describe('One sentence: the heading, what is open, who settles it.'))
    .max(12),
});

/** Laws a policy is written by: more would not be read. */
const mostLaws = 6;

/** The laws of the place on the subject of a policy. */
const lawsFor = ({ request, stored, task, texts }: Job<Request>): Promise<LibraryLaw[]> =>
  lawsOf({
    text: paragraphs(
      request.industryRequirements,
      request.additionalRequirements,
      companyOf(stored, { userId: task.userId, companyId: request.companyId })?.industry,
    ),
    locale: texts.locale,
    regions: [request.jurisdiction],
    domains: [request.policyType],
    most: mostLaws,
  });

const titleOf = ({ policyType }: Request, texts: Texts): string =>
  texts.say('content.compliance-policy.title', {
    domain: texts.say('content.compliance.domain', { domain: policyType }),
  });

/** A law of a worksheet: its name with the number of its source, and its duties. */
const lawText = (law: LibraryLaw, number: number | undefined): string =>
  paragraphs(
    `**${lawName(law)}**${number === undefined ? '' : ` [${number}]`}`,
    bullets(law.duties.map(({ article, text }) => `${article}: ${text}`)),
  );

/** A section as the offline content says it: every line is the person's, the form's or the law's. */
const sectionData = (
  section: Section,
  { request, texts }: Job<Request>,
  laws: readonly string[],
) => ({
  section,
  known: laws.length > 0 ? 'yes' : 'no',
  lines:
    section === 'own'
      ? blanksOf(request, texts).rules
      : section === 'introduction'
        ? request.integrations.map((integration) =>
            texts.say('content.compliance-policy.integration', { integration }),
          )
        : [],
  laws: section === 'law' ? laws : [],
});

const offlineOutline = (request: Request, texts: Texts): Outline => ({
  title: titleOf(request, texts),
  headings: sectionsOf(request, texts).map((section) =>
    texts.say('content.compliance-policy.heading', { section }),
  ),
});

function outlineOf({ valueOf, request, texts }: Job<Request>): Outline {
  const outline = valueOf<Outline>('outline') ?? offlineOutline(request, texts);
  return { ...outline, title: shortened(outline.title, bounds.shortText.max) };
}

const checksOf = ({ jurisdiction }: Request, laws: number, texts: Texts): string[] => [
  texts.say('content.compliance-policy.check.made', { count: laws }),
  ...(laws > 0 ? [texts.say('content.compliance-policy.check.laws')] : []),
  texts.say('content.compliance-policy.check.blanks'),
  texts.say('content.compliance-policy.check.law', { jurisdiction: quoted(jurisdiction) }),
];

/** The version after those a company has of a policy: 1.0, 2.0, … */
export const nextVersion = (versions: readonly string[]): string =>
  `${Math.max(0, ...versions.map((version) => Number.parseInt(version, 10) || 0)) + 1}.0`;

/** A policy: outlined, drafted, with what a person has to check before it holds. */
export const compliancePolicy: Program = defineProgram(definition, {
  content: steps,
  title: ({ policyType, jurisdiction }, texts) =>
    texts.say('content.compliance.title', {
      subject: texts.say('content.compliance.domain', { domain: policyType }),
      place: jurisdiction,
    }),
  description: ({ jurisdiction, industryRequirements, additionalRequirements }) =>
    paragraphs(jurisdiction, industryRequirements, additionalRequirements),
  check: checkCompany,

  passages: async (job) => (await lawsFor(job)).map(lawPassage),

  work: {
    async outline(job) {
      const { context, request, texts, promptOf } = job;
      await perceive(job);
      const value = await context.askJson(
        await promptOf(offlineOutline(request, texts)),
        outlineShape,
      );
      return { text: paragraphs(`**${value.title}**`, bullets(value.headings)), value };
    },

    async draft(job) {
      const { context, request, texts, promptOf } = job;
      const { headings } = outlineOf(job);
      const laws = await lawsFor(job);
      const passages = (await promptOf()).context?.passages ?? [];
      const known = laws.map((law) =>
        lawText(law, passages.find(({ name }) => name === lawName(law))?.number),
      );
      const { bodies } = await context.askJson(
        await promptOf({
          headings,
          parts: sectionsOf(request, texts).map((section) => sectionData(section, job, known)),
          domain: texts.say('content.compliance.domain', { domain: request.policyType }),
          jurisdiction: quoted(request.jurisdiction),
          ...blanksOf(request, texts).values,
          small: request.companySize === '1-9' || request.companySize === '10-49' ? 'yes' : 'no',
        }),
        draftShape(headings.length),
      );
      const value: Policy['sections'] = headings.map((heading, at) => ({
        id: `s${at + 1}`,
        heading,
        body: bodies[at] ?? '',
      }));
      return { text: policyText({ title: outlineOf(job).title, sections: value }), value };
    },

    async review(job) {
      const { context, request, texts, promptOf } = job;
      const { checks } = await context.askJson(
        await promptOf({ checks: checksOf(request, (await lawsFor(job)).length, texts) }),
        reviewShape,
      );
      await context.reachLayer('reflection', checks.join('\n'));
      return { text: bullets(checks), value: checks };
    },
  },

  result(job) {
    const { title, headings } = outlineOf(job);
    const parts =
      job.valueOf<Policy['sections']>('draft') ??
      headings.map((heading, at) => ({ id: `s${at + 1}`, heading, body: '' }));
    return {
      text: policyText({ title, sections: parts }),
      title,
      sections: parts,
      checks: job.valueOf<string[]>('review') ?? [],
    };
  },

  rows({ title, text }, { task }) {
    const says = { title, content: text };
    return [
      keptRow('company_policies', {
        key: 'policy',
        says,
        made: ({ store, companyId, author, createdAt }) => ({
          companyId,
          version: nextVersion(
            store
              .rowsBy('company_policies', 'companyId', companyId)
              .filter((row) => row.title === title)
              .map(({ version }) => version),
          ),
          status: 'draft' as const,
          createdBy: author,
          createdAt,
        }),
      }),
      keptRow('compliance_documents', {
        key: 'document',
        says,
        made: ({ store, companyId, author, createdAt, idOf }) => ({
          companyId,
          version: store.find('company_policies', idOf('policy'))?.version,
          status: 'draft' as const,
          createdBy: author,
          documentType: 'policy' as const,
          metadata: { taskId: task.id },
          createdAt,
        }),
      }),
    ];
  },
});
