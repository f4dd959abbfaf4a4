import type { GenericStatus } from '@constella/api-client/contract';

import type { RowInput } from '../store/tables.js';
import { colleagues, companyName } from './company.js';
import { dateBefore, daysBefore, keysOf, rounded, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

interface RiskFacts {
  readonly of: keyof SeedTexts['assessments'];
  readonly category: keyof SeedTexts['departments'];
  readonly likelihood: number;
  readonly impact: number;
  readonly control: keyof SeedTexts['controls'];
  readonly status: RowInput<'risk_items'>['status'];
  /** Days until it is to be dealt with. */
  readonly due: number;
}

const risks: Record<keyof SeedTexts['risks'], RiskFacts> = {
  accounts: risk('privacy', 'technology', 4, 4, 'monthly', 'identified', 30),
  exports: risk('privacy', 'marketing', 3, 4, 'none', 'identified', 45),
  phishing: risk('privacy', 'service', 4, 3, 'alerts', 'monitoring', 90),
  aiErrors: risk('privacy', 'service', 2, 4, 'monthly', 'mitigated', 60),
  oneSupplier: risk('supply', 'operations', 3, 5, 'contract', 'identified', 20),
  oneWarehouse: risk('supply', 'operations', 2, 5, 'alerts', 'monitoring', 120),
  productRecall: risk('supply', 'legal', 1, 5, 'monthly', 'mitigated', 150),
  currency: risk('supply', 'finance', 3, 2, 'alerts', 'accepted', 180),
  lateTax: risk('launch', 'finance', 2, 3, 'none', 'identified', 25),
  returns: risk('launch', 'service', 4, 2, 'monthly', 'monitoring', 75),
};

function risk(
  of: RiskFacts['of'],
  category: RiskFacts['category'],
  likelihood: number,
  impact: number,
  control: RiskFacts['control'],
  status: RiskFacts['status'],
  due: number,
): RiskFacts {
  return { of, category, likelihood, impact, control, status, due };
}

/** Days ago each assessment was held, and who held it. */
const assessments: Record<
  keyof SeedTexts['assessments'],
  { readonly age: number; readonly by: keyof typeof colleagues; readonly status: GenericStatus }
> = {
  privacy: { age: 60, by: 'legal', status: 'completed' },
  supply: { age: 32, by: 'operations', status: 'completed' },
  launch: { age: 4, by: 'finance', status: 'in_progress' },
};

/** The risks of the company; an assessment's score is the mean of its risks' scores. */
export function seedRisks({ store, texts, now }: Seeding, companyId: number): void {
  for (const key of keysOf(assessments)) {
    const { age, by, status } = assessments[key];
    const own = keysOf(risks).filter((name) => risks[name].of === key);
    const scores = own.map((name) => risks[name].likelihood * risks[name].impact);
    const assessment = store.insert('risk_assessments', {
      companyId,
      ...texts.assessments[key],
      overallRiskScore: rounded(scores.reduce((sum, score) => sum + score, 0) / own.length, 2),
      assessmentDate: dateBefore(now, age),
      status,
      methodology: texts.assessmentMethod,
      scope: fill(texts.assessmentScope, { company: companyName }),
      conductedBy: colleagues[by],
      createdAt: daysBefore(now, age + 7),
    });
    for (const name of own) {
      const { category, likelihood, impact, control, status: state, due } = risks[name];
      store.insert('risk_items', {
        assessmentId: assessment.id,
        category: texts.departments[category],
        title: texts.risks[name].title,
        likelihood,
        impact,
        riskScore: likelihood * impact,
        controlsInPlace: texts.controls[control],
        mitigationPlan: texts.risks[name].plan,
        owner: colleagues[category],
        dueDate: dateBefore(now, -due),
        status: state,
        createdAt: daysBefore(now, age),
      });
    }
  }
}
