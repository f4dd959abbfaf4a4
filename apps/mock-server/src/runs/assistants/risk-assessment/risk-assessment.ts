import { assistants, riskCategories, type RiskCategory } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram } from '../../program/define-program.js';
import { paragraphs } from '../../../prose/markdown.js';
import {
  kindOf,
  linesOf,
  quoted,
  withoutStopAfterCut,
  type FoundRisk,
} from '../shared/risk/judge-risk.js';
import { registerParts } from '../shared/risk/register-program.js';
import { matchRisks } from '../shared/risk/risk-library.js';
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

/** The risks the person named, one a line. */
const knownIn = ({ scope, knownRisks, categories }: Request, texts: Texts): FoundRisk[] =>
  linesOf(knownRisks, texts).map((title) => ({
    kind: categoryFor(title, categories, texts) ?? categories[0] ?? 'operational',
    title,
    description: withoutStopAfterCut(texts.say('content.risk.known', { scope: quoted(scope) })),
  }));

/** Risks of the library one register takes: more would not be read. */
const mostOfLibrary = 12;

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
    known: knownIn,
    library: ({ title, scope, knownRisks, categories }, { locale }) =>
      matchRisks({
        text: paragraphs(title, scope, knownRisks),
        locale,
        categories,
        most: mostOfLibrary,
      }),
    kindOf: ({ category }) => category,
    happened: () => [],
    kindName: (kind, texts) => texts.say('content.risk.category', { category: categoryOf(kind) }),
    controls: ({ controls }, texts) => linesOf(controls, texts),
  }),
});
