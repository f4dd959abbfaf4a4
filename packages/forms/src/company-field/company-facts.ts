import { bounds } from '@constella/api-client';

import { fieldsOf } from '../form-of/layout.js';
import type { FormLayout } from '../form-of/layout-types.js';
import type { Company } from './company-source.js';

/** Names as one text of the reader's language. */
type Say = (names: readonly string[]) => string;

/** The value of a form's field. */
type Value = string | readonly string[];

/** As many names as a short text has room for, the first ones first. */
function inOneText(names: readonly string[], say: Say): string {
  const fitting = names.findLastIndex(
    (_name, index) => say(names.slice(0, index + 1)).length <= bounds.shortText.max,
  );
  return say(names.slice(0, fitting + 1));
}

/** Facts of a company's profile that forms ask for, each as such a field holds it. */
const facts = {
  industry: ({ industry }) => industry,
  industries: ({ industry }) => [industry],
  regions: ({ regions }) => regions,
  /** The one it is at home in: the first it named. */
  homeJurisdiction: ({ operatingJurisdictions: [home = ''] }) => home,
  jurisdiction: ({ operatingJurisdictions }, say) => inOneText(operatingJurisdictions, say),
  jurisdictions: ({ operatingJurisdictions }) => operatingJurisdictions,
} satisfies Record<string, (company: Company, say: Say) => Value>;

/** Something a company's profile knows. */
export type CompanyFact = keyof typeof facts;

/** Which fields of a form a chosen company fills in, and with what. */
export type CompanyFills = Readonly<Record<string, CompanyFact>>;

/** The fields of a layout that a chosen company fills in. */
export const fillsOf = ({ sections }: Pick<FormLayout, 'sections'>): CompanyFills =>
  Object.fromEntries(
    fieldsOf(sections).flatMap(({ name, from }) =>
      from === undefined ? [] : [[name, from as CompanyFact]],
    ),
  );

/** The fact a profile states. */
export const factOf = (fact: CompanyFact, company: Company, say: Say): Value =>
  facts[fact](company, say);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (value: unknown, fact: Value): boolean =>
  JSON.stringify(value) === JSON.stringify(fact);

/** Whether a field holds what a profile says. */
export const isFrom = (value: unknown, fact: Value): boolean =>
  !isEmpty(value) && isSame(value, fact);

interface Filling {
  readonly fills: CompanyFills;
  /** The values the form holds. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly company: Company;
  /** The one that was chosen before: what it filled in and nobody changed makes room. */
  readonly former: Company | undefined;
  readonly say: Say;
}

/** The fields a company fills in. What was typed stays. */
export function filledIn({ fills, values, company, former, say }: Filling): Record<string, Value> {
  const filled = Object.entries(fills).flatMap(([field, fact]) => {
    const value = values[field];
    const known = factOf(fact, company, say);
    const isFree = isEmpty(value) || (former && isFrom(value, factOf(fact, former, say)));
    const isNew = isEmpty(value) ? !isEmpty(known) : !isSame(value, known);
    return isFree && isNew ? [[field, known] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** The values a form begins with where results go to a company: what its profile knows of them. */
export const filledByCompany = (
  layout: Pick<FormLayout, 'sections' | 'defaults'>,
  company: Company | undefined,
  say: Say,
): Record<string, Value> =>
  company
    ? filledIn({
        fills: fillsOf(layout),
        values: layout.defaults,
        company,
        former: undefined,
        say,
      })
    : {};
