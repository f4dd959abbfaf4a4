import {
  bounds,
  ethicsActions,
  ethicsChecks,
  type EthicsAction,
  type EthicsCheck,
  type ResultFlag,
  type RunResult,
} from '@constella/api-client/contract';

import type { RowOf } from '../../store/tables.js';
import { inEveryText } from '../program/citations.js';
import type { Check, Examined } from './check.js';
import { figureSources } from './figure-sources.js';
import { personalData } from './personal-data.js';
import { equalTreatment, regulatedAdvice, toolPermission } from './word-checks.js';

const checks: Readonly<Record<EthicsCheck, Check>> = {
  personal_data: personalData,
  figure_sources: figureSources,
  regulated_advice: regulatedAdvice,
  equal_treatment: equalTreatment,
  tool_permission: toolPermission,
};

/** Findings a row and a result name; how many there are, both say. */
const mostNamed = 10;

/** What is looked at of a result, besides its own parts. */
interface Surroundings extends Pick<Examined, 'request' | 'calls' | 'words'> {
  /** Texts the person gave and the run found. */
  readonly given: readonly string[];
}

/** A result as it is shown, and the rows of its checks. */
interface CheckedResult {
  readonly result: RunResult;
  readonly rows: readonly Omit<
    RowOf<'ethics_checks'>,
    'id' | 'revision' | 'taskId' | 'attempt' | 'createdAt' | 'decision'
  >[];
}

/** What follows of each check an administrator has switched on; of two rules the stricter one. */
function actionsOf(
  configurations: readonly RowOf<'ethics_configurations'>[],
): Map<EthicsCheck, EthicsAction> {
  const actions = new Map<EthicsCheck, EthicsAction>();
  for (const { check, action } of configurations.flatMap(({ active, rules }) =>
    active ? rules : [],
  )) {
    const before = ethicsActions.indexOf(actions.get(check) ?? 'mark');
    actions.set(check, ethicsActions[Math.max(before, ethicsActions.indexOf(action))]!);
  }
  return actions;
}

/** Everything in a result that is of a kind, at any depth; what it rests on is not its own. */
function partsOf<T>(result: RunResult, isSuch: (value: unknown) => value is T): T[] {
  const { sources: _sources, model: _model, records: _records, ...own } = result;
  const found: T[] = [];
  const visit = (value: unknown): void => {
    if (isSuch(value)) found.push(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(own);
  return found;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && !/^https?:\/\/\S+$/.test(value);
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Checks a result by the rules that are in force, and says in it what was found. */
export function checkResult(
  made: RunResult,
  configurations: readonly RowOf<'ethics_configurations'>[],
  { given, ...surroundings }: Surroundings,
): CheckedResult {
  // What was found in the version before says nothing of this one.
  const { flags: _before, ...result } = made;
  const examined: Examined = {
    ...surroundings,
    result,
    given: given.join('\n'),
    texts: [...new Set(partsOf(result, isText))],
    numbers: partsOf(result, isNumber),
  };
  const actions = actionsOf(configurations);
  const flags: ResultFlag[] = [];
  const rows: CheckedResult['rows'][number][] = [];
  let shown = result;
  for (const check of ethicsChecks) {
    const action = actions.get(check);
    if (!action) continue;
    const found = checks[check](examined);
    // What there is nothing of is not checked.
    if (found.examined === 0) continue;
    const count = found.findings.length;
    const findings = found.findings
      .slice(0, mostNamed)
      .map((text) => text.slice(0, bounds.shortText.max));
    rows.push({ check, action, examined: found.examined, flagged: count, findings });
    if (count === 0) continue;
    flags.push({ check, action, count, findings });
    if (action !== 'mark' && found.masked) {
      const { sources, ...own } = shown;
      shown = { ...(inEveryText(own, found.masked) as RunResult), ...(sources && { sources }) };
    }
  }
  return { result: flags.length > 0 ? { ...shown, flags } : shown, rows };
}
