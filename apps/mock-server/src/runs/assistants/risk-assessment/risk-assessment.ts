import { assistants, riskCategories, type RiskCategory } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram } from '../../program/define-program.js';
import { paragraphs } from '../../../prose/markdown.js';
import { kindOf, linesOf, quoted, type FoundRisk } from '../shared/risk/judge-risk.js';
import { registerParts } from '../shared/risk/register-program.js';
import { wordsOf } from '../../../base/language/words.js';

const definition = assistants['risk-assessment'];
type Request = z.output<(typeof definition)['request']>;

const categoryOf = (kind: string): RiskCategory =>
  riskCategories.find((category) => category === kind) ?? 'operational';

/** The category a line is about: the first whose words it uses. */
const categoryFor = (line: string, categories: readonly RiskCategory[], texts: Texts) =>
  kindOf(
    line,
    categories.map((kind) => ({ kind, words: wordsOf(texts, `content.risk.words.${kind}`) })),
  );

/** Named risks, and for a category without any, what it usually asks about. */
function foundIn({ scope, knownRisks, categories }: Request, texts: Texts): FoundRisk[] {
  const [usual = 'operational'] = categories;
  const place = quoted(scope);
  const known = linesOf(knownRisks, texts).map((title) => ({
    kind: categoryFor(title, categories, texts) ?? usual,
    title,
    description: texts.say('content.risk.known', { scope: place }),
  }));
  const open = categories.filter((category) => known.every(({ kind }) => kind !== category));
  return [
    ...known,
    ...open.map((category) => ({
      kind: category,
      title: texts.say('content.risk.scenario.title', { category }),
      description: texts.say('content.risk.scenario.text', { category, scope: place }),
    })),
  ];
}

/** Risks within a scope: found, rated, held against what is accepted, treated. */
export const riskAssessment: Program = defineProgram(definition, {
  title: ({ title }) => title,
  description: ({ scope, knownRisks }) => paragraphs(scope, knownRisks),
  prefill: ({ title, description }) => ({
    title: shortened(title, 200),
    scope: shortened(title, 2_000),
    knownRisks: description,
    categories: [...riskCategories],
  }),
  check: checkCompany,
  ...registerParts<Request>({
    kinds: riskCategories,
    title: ({ title }) => title,
    scope: ({ scope }) => scope,
    methodology: ({ methodology }) => methodology || null,
    about: ({ title, scope, categories, knownRisks, controls, methodology, appetite }) =>
      paragraphs(
        `# Risk assessment: ${title}`,
        `Scope: ${scope}`,
        `Look at these kinds of risk: ${categories.join(', ')}. Levels up to "${appetite}" are accepted.`,
        knownRisks && `Risks that are known:\n${knownRisks}`,
        controls && `Controls in place:\n${controls}`,
        methodology && `Methodology: ${methodology}`,
      ),
    found: foundIn,
    happened: () => [],
    kindName: (kind, texts) => texts.say('content.risk.category', { category: categoryOf(kind) }),
    plan: (kind, texts) => texts.say('content.risk.plan', { category: categoryOf(kind) }),
    controls: (kind, { controls }, texts) =>
      linesOf(controls, texts).filter((line) => categoryFor(line, riskCategories, texts) === kind),
  }),
});
