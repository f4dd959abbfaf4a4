import type { ScienceCheck, ScienceSymbol } from '@constella/api-client/contract';
import type { MessageValues } from '@constella/i18n';

import type { ContentId, Texts } from '../../../../base/language/texts.js';
import { checkDimensions, dimensionOf } from './dimensions.js';
import { readFormula, type ReadFormula } from './read-formula.js';
import { rangesOf, searchValues, type Point } from './search-values.js';

/** Formulas that are read; more of them nobody reads. */
export const mostFormulas = 20;

/** A formula as it is kept, whoever wrote it. */
export interface KeptFormula {
  readonly id: string;
  readonly typed: string;
  readonly tex: string;
}

/** The lines of a text that hold a formula. */
export const formulaLines = (typed = ''): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostFormulas);

/** A number with as many digits as say something, the same in every language: it stands in a formula. */
const shown = (value: number): string => String(Number(value.toPrecision(6)));

const placeOf = (point: Point): string =>
  Object.entries(point)
    .map(([name, value]) => `${name} = ${shown(value)}`)
    .join('; ');

/** Where a claim was tried: `a ∈ [0; 100]`, `n ∈ {1; …; 50}`. */
const boundsOf = (formula: ReadFormula, symbols: readonly ScienceSymbol[]): string =>
  rangesOf(formula, symbols)
    .map(({ name, from, to, integer }) =>
      integer ? `${name} ∈ {${from}; …; ${to}}` : `${name} ∈ [${shown(from)}; ${shown(to)}]`,
    )
    .join(', ');

/** What a check found, before it is said in a language. */
export interface CheckFinding {
  readonly formula: string;
  readonly kind: ScienceCheck['kind'];
  readonly outcome: ScienceCheck['outcome'];
  readonly says: ContentId;
  readonly values: MessageValues;
  readonly proves: ContentId;
}
type Found = Omit<CheckFinding, 'formula'>;

/** Findings as checks, in the words of a language. */
export const saidChecks = (findings: readonly CheckFinding[], { say }: Texts): ScienceCheck[] =>
  findings.map(({ formula, kind, outcome, says, values, proves }) => ({
    formula,
    kind,
    outcome,
    says: say(says, values),
    proves: say(proves, values),
  }));

const nothing = 'content.science-request.nothing';

/** What the units of its names say of a formula; nothing where none of them has a unit. */
async function unitCheck(
  formula: ReadFormula,
  symbols: readonly ScienceSymbol[],
): Promise<Found | undefined> {
  const sized = await Promise.all(
    symbols.map(
      async ({ name, unit }) => [name, unit ? await dimensionOf(unit) : undefined] as const,
    ),
  );
  const units = new Map(sized.flatMap(([name, size]) => (size ? [[name, size] as const] : [])));
  if (!formula.symbols.some((name) => units.has(name))) return undefined;
  const finding = checkDimensions(formula, units);
  const { outcome } = finding;
  const kind = 'dimensions';
  if (outcome !== 'open') {
    const { outcome: _outcome, ...values } = finding;
    return {
      kind,
      outcome,
      values,
      says: `content.science-request.units.${outcome}`,
      proves: `content.science-request.units.${outcome}.proves`,
    };
  }
  const names = finding.names.join(', ');
  return {
    kind,
    outcome,
    values: { names },
    says: names ? 'content.science-request.units.unknown' : 'content.science-request.units.power',
    proves: nothing,
  };
}

/** What numbers say of a formula; nothing where it states nothing. */
function valueCheck(
  typed: string,
  formula: ReadFormula,
  symbols: readonly ScienceSymbol[],
): Found | undefined {
  const finding = searchValues(typed, formula, symbols);
  if (!finding) return undefined;
  const kind = formula.relation === '=' ? 'identity' : 'search';
  const { outcome } = finding;
  const where = boundsOf(formula, symbols);
  if (outcome === 'failed')
    return {
      kind,
      outcome,
      values: {
        at: placeOf(finding.at) || typed,
        left: shown(finding.left),
        right: shown(finding.right),
      },
      says: 'content.science-request.values.failed',
      proves: 'content.science-request.values.failed.proves',
    };
  if (outcome === 'passed') {
    const found = formula.symbols.length === 0 ? 'worked' : finding.all ? 'all' : kind;
    return {
      kind,
      outcome,
      values: { count: finding.used, where },
      says: `content.science-request.values.${found}`,
      proves: `content.science-request.values.${found}.proves`,
    };
  }
  return {
    kind,
    outcome,
    values:
      finding.reason === 'definition' ? { name: finding.name } : { count: finding.tried, where },
    says: `content.science-request.values.${finding.reason}`,
    proves: nothing,
  };
}

/**
 * Formulas as they are shown, and what units and numbers say of each: every check with what it proves.
 * @param id the beginning of their ids
 */
export async function checkFormulas(
  lines: readonly string[],
  symbols: readonly ScienceSymbol[],
  id = 'f',
): Promise<{ readonly formulas: KeptFormula[]; readonly findings: CheckFinding[] }> {
  const names = new Set(symbols.map(({ name }) => name));
  const formulas: KeptFormula[] = [];
  const findings: CheckFinding[] = [];
  for (const [at, typed] of lines.entries()) {
    const formula = `${id}${at + 1}`;
    const read = await readFormula(typed, names);
    const found: readonly (Found | undefined)[] =
      typeof read === 'string'
        ? [
            {
              kind: 'reading',
              outcome: read === 'latex' ? 'open' : 'failed',
              says: `content.science-request.reading.${read}`,
              values: {},
              proves: nothing,
            },
          ]
        : [await unitCheck(read, symbols), valueCheck(typed, read, symbols)];
    const tex = typeof read === 'string' ? (read === 'latex' ? typed : '') : read.tex;
    formulas.push({ id: formula, typed, tex });
    findings.push(...found.flatMap((one) => (one ? [{ formula, ...one }] : [])));
  }
  return { formulas, findings };
}
