import type { StepDefinition } from './assistants/assistant.js';
import type { RegisteredRisk, RiskRegister } from './risk-register.js';
import { isAccepted, rateRisk, residualRisk, riskBand, riskDueDate } from './risk-score.js';

/** How a register comes to be, whichever form it was asked for with. */
export const registerSteps = [
  {
    id: 'identify',
    role: 'domain_expert',
    layer: 'perception',
    tools: ['brief.read'],
    searches: true,
  },
  { id: 'analyse', role: 'researcher', layer: 'comprehension' },
  {
    id: 'evaluate',
    role: 'evaluator',
    layer: 'reasoning',
    tools: ['risk.score'],
    computed: true,
  },
  { id: 'treat', role: 'planner', layer: 'decision' },
] as const satisfies readonly StepDefinition[];

/** The parts of a register that {@link rateRegister} works out. */
export const registerComputed = [
  'text',
  'overall',
  'items.*.score',
  'items.*.level',
  'items.*.residual',
  'items.*.dueDate',
] as const;

/** A register before its numbers are worked out. */
export type UnratedRegister = Omit<RiskRegister, 'text' | 'overall' | 'items'> & {
  readonly items: readonly Omit<RegisteredRisk, 'score' | 'level' | 'residual' | 'dueDate'>[];
};

/** Whether somebody, or what was typed, has rated a risk. */
export const isRated = ({ basis }: Pick<RegisteredRisk, 'basis'>): boolean => basis !== 'unknown';

const mean = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

/** A register with every score, level, residual risk, due date and its text worked out. */
export function rateRegister(register: UnratedRegister): RiskRegister {
  const { assessmentDate, appetite } = register;
  const items = register.items.map((item): RegisteredRisk => {
    const { score: rated, level } = rateRisk(item.likelihood, item.impact);
    return {
      ...item,
      score: rated,
      level,
      residual: residualRisk(item, item.treatment),
      dueDate: isRated(item) ? riskDueDate(level, item.treatment.strategy, assessmentDate) : null,
    };
  });
  const known = items.filter(isRated);
  const now = mean(known.map((item) => item.score));
  const after = mean(known.map(({ residual }) => residual.score));
  return {
    ...register,
    items,
    overall: {
      rated: known.length,
      score: now,
      level: riskBand(now),
      residual: after,
      residualLevel: riskBand(after),
      above: known.filter(({ level }) => !isAccepted(level, appetite)).length,
      aboveAfter: known.filter(({ residual }) => !isAccepted(residual.level, appetite)).length,
    },
    text: registerText({ ...register, items }),
  };
}

function registerText({ title: name, summary, items, recommendations }: UnratedRegister): string {
  const parts = items.flatMap((item) => [
    `## ${item.title}`,
    item.description,
    item.treatment.plan,
  ]);
  return [`# ${name}`, summary, recommendations.map((one) => `- ${one}`).join('\n'), ...parts]
    .filter(Boolean)
    .join('\n\n');
}
