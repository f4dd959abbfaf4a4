import {
  assistants,
  bounds,
  regulatoryDomains,
  type RegulatoryDomain,
  clauseLines,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import { paragraphs } from '../../../prose/markdown.js';
import { linesOf, quoted, type FoundRisk } from '../shared/risk/judge-risk.js';
import { lawPassage, lawsOf, matchLaws } from '../shared/laws/law-library.js';
import { registerParts } from '../shared/risk/register-program.js';
import { matchRisks, riskPassage, type LibraryRisk } from '../shared/risk/risk-library.js';

const definition = assistants['compliance-risk'];
type Request = z.output<(typeof definition)['request']>;

const domainOf = (kind: string): RegulatoryDomain =>
  regulatoryDomains.find((domain) => domain === kind) ?? 'sectorSpecific';

/** Every issue there was is a risk it may happen again. */
const knownIn = ({ industry, regions, domains, previousIssues }: Request, texts: Texts) =>
  linesOf(previousIssues, texts).map((title): FoundRisk => ({
    kind: domains[0] ?? 'sectorSpecific',
    title,
    description: texts.say('content.compliance.issue', {
      industry: quoted(industry),
      place: formatList(texts.locale, regions.map(quoted)),
    }),
  }));

/** Entries of the library one register takes: more would not be read. */
const mostLaws = 12;
const mostRisks = 6;

/** The laws the activities bring into play, then risks of the library beside them. */
async function libraryFor(
  { industry, regions, activities, domains, previousIssues }: Request,
  texts: Texts,
): Promise<LibraryRisk[]> {
  const text = paragraphs(industry, activities, previousIssues);
  const { locale } = texts;
  const [laws, risks] = await Promise.all([
    matchLaws({ text, locale, regions, domains, most: mostLaws }),
    matchRisks({ text, locale, domains, most: mostRisks }),
  ]);
  return [
    ...laws.map((law): LibraryRisk => ({
      id: law.id,
      category: 'compliance',
      domains: law.domains,
      title: law.risk,
      event: texts.say('content.compliance.law', {
        law: law.title,
        articles: formatList(
          locale,
          law.duties.map(({ article }) => article),
        ),
        penalty: law.penalty,
        hasPenalty: law.penalty ? 'yes' : 'no',
      }),
      causes: [],
      // They stand in a sentence of all of them.
      controls: law.duties.map(
        ({ article, text: duty }) => `${article}: ${duty.replace(/[.。]$/u, '')}`,
      ),
      source: { name: `${law.title}, ${law.number}`, url: law.url },
    })),
    ...risks,
  ];
}

/**
 * What a model may cite: the law of the places, what was typed or not, with all its duties, since
 * what somebody does is not always called as a law calls it; then risks of the library.
 */
async function passagesFor({ industry, ...request }: Request, texts: Texts) {
  const { regions, activities, domains, previousIssues } = request;
  const text = paragraphs(industry, activities, previousIssues);
  const { locale } = texts;
  const [laws, risks] = await Promise.all([
    lawsOf({ text, locale, regions, domains, most: mostLaws }),
    matchRisks({ text, locale, domains, most: mostRisks }),
  ]);
  return [...laws.map(lawPassage), ...risks.map(riskPassage)];
}

const parts = registerParts<Request>({
  kinds: regulatoryDomains,
  title: ({ industry }, texts) =>
    texts.say('content.compliance.register', { industry: quoted(industry) }),
  // Lines one after the other would run into each other.
  scope: ({ activities }) => quoted(clauseLines(activities).join('; ')),
  methodology: () => null,
  known: knownIn,
  library: libraryFor,
  passages: passagesFor,
  kindOf: (risk, { domains }) =>
    risk.domains.find((domain) => domains.includes(domain)) ?? domains[0] ?? 'sectorSpecific',
  happened: ({ previousIssues }, texts) => linesOf(previousIssues, texts),
  kindName: (kind, texts) => texts.say('content.compliance.domain', { domain: domainOf(kind) }),
  controls: () => [],
});

/** The risk of breaking a rule, by regulatory domain; a control is drafted for each domain. */
export const complianceRisk: Program = defineProgram(definition, {
  title: ({ industry, regions }, texts) =>
    texts.say('content.compliance.title', {
      subject: industry,
      place: formatList(texts.locale, regions),
    }),
  description: ({ activities, previousIssues }) => paragraphs(activities, previousIssues),
  prefill: ({ title, description }) => ({
    activities: shortened(description || title, bounds.purpose.max),
  }),
  check: checkCompany,
  ...parts,

  rows: (register, run) => [
    ...parts.rows(register, run),
    ...run.request.domains.flatMap((domain) => {
      const plans = register.items.filter(({ kind }) => kind === domain);
      return plans.length === 0
        ? []
        : [
            keptRow('compliance_documents', {
              key: `control.${domain}`,
              says: {
                content: plans
                  .map(({ title, treatment }) => `## ${title}\n\n${treatment.plan}`)
                  .join('\n\n'),
              },
              made: ({ companyId, author, createdAt }) => ({
                companyId,
                title: run.texts.say('content.compliance.domain', { domain }),
                documentType: 'control' as const,
                createdBy: author,
                metadata: { taskId: run.task.id },
                createdAt,
              }),
            }),
          ];
    }),
  ],
});
