import {
  assistants,
  bounds,
  regulatoryDomains,
  type RegulatoryDomain,
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
import { registerParts } from '../shared/risk/register-program.js';

const definition = assistants['compliance-risk'];
type Request = z.output<(typeof definition)['request']>;

const domainOf = (kind: string): RegulatoryDomain =>
  regulatoryDomains.find((domain) => domain === kind) ?? 'sectorSpecific';

/** Risks a domain raises about the activities, and after that every issue there was. */
function foundIn(request: Request, texts: Texts): FoundRisk[] {
  const { industry, regions, activities, domains, previousIssues } = request;
  const [usual = 'sectorSpecific'] = domains;
  const place = formatList(texts.locale, regions.map(quoted));
  return [
    ...linesOf(previousIssues, texts).map((title) => ({
      kind: usual,
      title,
      description: texts.say('content.compliance.issue', { industry: quoted(industry), place }),
    })),
    ...domains.map((domain) => ({
      kind: domain,
      title: texts.say('content.compliance.risk', { domain }),
      description: texts.say('content.compliance.concerns', {
        activities: formatList(texts.locale, linesOf(activities, texts).slice(0, 3)),
        place,
      }),
    })),
  ];
}

const parts = registerParts<Request>({
  kinds: regulatoryDomains,
  title: ({ industry }, texts) =>
    texts.say('content.compliance.register', { industry: quoted(industry) }),
  scope: ({ activities }) => quoted(activities),
  methodology: () => null,
  about: ({ industry, regions, activities, domains, previousIssues, appetite }) =>
    paragraphs(
      `# Compliance risks of a company in this industry: ${industry}`,
      `It works in: ${regions.join(', ')}`,
      `Business activities:\n${activities}`,
      `Look at these regulatory domains: ${domains.join(', ')}. Levels up to "${appetite}" are accepted.`,
      previousIssues && `Issues there were before:\n${previousIssues}`,
    ),
  found: foundIn,
  happened: ({ previousIssues }, texts) => linesOf(previousIssues, texts),
  kindName: (kind, texts) => texts.say('content.compliance.domain', { domain: domainOf(kind) }),
  plan: (kind, texts) => texts.say('content.compliance.control', { domain: domainOf(kind) }),
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
    ...run.request.domains.map((domain) =>
      keptRow('compliance_documents', {
        key: `control.${domain}`,
        says: {},
        made: ({ companyId, author, createdAt }) => ({
          companyId,
          title: run.texts.say('content.compliance.domain', { domain }),
          content: run.texts.say('content.compliance.control', { domain }),
          documentType: 'control' as const,
          createdBy: author,
          metadata: { taskId: run.task.id },
          createdAt,
        }),
      }),
    ),
  ],
});
