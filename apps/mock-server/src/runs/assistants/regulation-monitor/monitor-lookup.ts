import {
  riskLevels,
  sameName,
  stageOn,
  startOf,
  unitImpact,
  type assistants,
} from '@constella/api-client/contract';
import { withoutBullet, type Locale } from '@constella/i18n';
import type { z } from 'zod';

import type { RowOf } from '../../../store/tables.js';
import type { StoredRows } from '../../program/program.js';
import { companyOf } from '../../program/company.js';
import { inline } from '../../../prose/markdown.js';
import { allLaws, placesOf, type LibraryLaw } from '../shared/laws/law-library.js';
import { industriesIn } from '../shared/risk/risk-library.js';

type Definition = (typeof assistants)['regulation-monitor'];
/** The lookup's request, checked. */
export type MonitorRequest = z.output<Definition['request']>;
/** The result of a look at regulations. */
export type MonitorResult = z.output<Definition['result']>;
/** A regulation before it is classified. */
export type MonitorItem = Omit<MonitorResult['items'][number], 'points' | 'score' | 'level'>;
/** A part of a company, before regulations are held against it. */
export type Unit = Pick<MonitorResult['units'][number], 'name' | 'about'>;

/** Units of a company; more would make no chart. */
const mostUnits = 20;
/** Characters of a stored description that are shown. */
const longestAbout = 2_000;

type Regulation = RowOf<'regulations'>;

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.toLowerCase();

/** The units a person typed, one a line: `Logistics: packs and ships parcels`. */
export function typedUnits(typed: string): Unit[] {
  const units = typed
    .split('\n')
    .map((line) => inline(withoutBullet(line.trim())))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line): Unit => {
      const [, name, about] = /^([^:：]{1,80})[:：]\s*(.+)$/.exec(line) ?? [];
      return name ? { name, about: about ?? '' } : { name: startOf(line, 80), about: line };
    });
  return [...new Map(units.map((unit) => [unit.name, unit])).values()].slice(0, mostUnits);
}

/** The departments of a company's policies, with what those policies say they do. */
function departmentsOf(stored: StoredRows, company: RowOf<'company_profiles'>): Unit[] {
  const units = new Map<string, string[]>();
  for (const policy of stored.rowsBy('company_policies', 'companyId', company.id)) {
    const name = policy.department ?? '';
    if (!name || policy.status === 'archived') continue;
    const about = [policy.title, policy.description ?? ''].join(' ');
    units.set(name, [...(units.get(name) ?? []), about]);
  }
  return [...units]
    .map(([name, about]) => ({ name, about: startOf(about.join(' '), longestAbout) }))
    .slice(0, mostUnits);
}

/**
 * Stored data on a company and on the law, as far as a request asks for it. The law of the library is
 * found by its number: it is for every place whose law it is, and for the industries its words name.
 */
export async function fetchStored(
  stored: StoredRows,
  userId: number,
  request: MonitorRequest,
  { asOf, locale }: { readonly asOf: string; readonly locale: Locale },
): Promise<
  Pick<MonitorResult, 'profile' | 'publishers'> & {
    readonly items: MonitorItem[];
    readonly units: Unit[];
  }
> {
  const company = companyOf(stored, { userId, companyId: request.companyId });
  const industries = request.industries.length > 0 ? request.industries : [company?.industry ?? ''];
  const jurisdictions =
    request.regions.length > 0 ? request.regions : (company?.operatingJurisdictions ?? []);
  const typed = typedUnits(request.businessUnits ?? '');
  const [laws, isThere, isIn] = await Promise.all([
    allLaws(locale),
    placesOf(jurisdictions, locale),
    industriesIn(industries.join('\n'), locale),
  ]);
  const byNumber = new Map(laws.map((law) => [law.number, law]));
  const isOfPlace = (row: Regulation, names: readonly string[]) => {
    const law = byNumber.get(row.source ?? '');
    return (
      (law !== undefined && isThere(law)) || names.some((one) => sameName(one, row.jurisdiction))
    );
  };
  const isOfIndustry = ({ source, industry }: Regulation) => {
    const law = byNumber.get(source ?? '');
    if (!law) return industry === null || industries.some((one) => sameName(one, industry));
    // A hospital is no hospitality: names are compared whole, also those of another language's rows.
    const names = [...law.industryNames, ...(industry?.split(', ') ?? [])];
    return (
      law.industries.some(isIn) ||
      industries.some((one) => names.some((name) => sameText(one, name)))
    );
  };
  const regulations = stored.all('regulations');
  const found = regulations.filter(
    (row) =>
      (request.regions.length === 0 || isOfPlace(row, request.regions)) &&
      (request.industries.length === 0 || isOfIndustry(row)),
  );
  const lawOf = (row: Regulation) => byNumber.get(row.source ?? '');
  const items = found
    .flatMap((row) => [
      itemOf(row, null, asOf, lawOf(row)),
      ...stored
        .rowsBy('regulation_updates', 'regulationId', row.id)
        .map((update) => itemOf(row, update, asOf, lawOf(row))),
    ])
    .filter((item) => isAskedFor(item, request));
  const named = (own: readonly string[], more: readonly (string | null)[]) => [
    ...new Set(
      [...own, ...more.filter((name) => !own.some((one) => sameName(one, name ?? '')))].filter(
        (name): name is string => Boolean(name),
      ),
    ),
  ];
  return {
    profile: {
      // What a name stands for counts as well: Germany has the law of the Union, a bank is finance.
      industries: named(
        industries,
        laws.flatMap((law) => law.industryNames.filter((_name, at) => isIn(law.industries[at]!))),
      ),
      jurisdictions: named(
        jurisdictions,
        laws.filter(isThere).map(({ place }) => place),
      ),
    },
    items,
    units: typed.length > 0 ? typed : company ? departmentsOf(stored, company) : [],
    publishers: stored.all('regulation_sources').map((source) => ({
      id: source.id,
      name: source.name,
      jurisdiction: source.jurisdiction,
      reliability: source.reliability,
      enabled: source.enabled,
      items: items.filter(({ jurisdiction }) => sameName(jurisdiction, source.jurisdiction)).length,
    })),
  };
}

/** A stored regulation, or a change of it, as one thing to look at. */
function itemOf(
  regulation: Regulation,
  update: RowOf<'regulation_updates'> | null,
  asOf: string,
  law: LibraryLaw | undefined,
): MonitorItem {
  const { jurisdiction, industry, status } = regulation;
  const { effectiveDate, source } = update ?? regulation;
  // A row nobody changed says what the library says, in the language of the data; here it is the run's.
  const told = law && regulation.revision === 1 ? law : regulation;
  const { title, description } = update ?? told;
  const facts = {
    updateType: update?.updateType ?? ('new' as const),
    status,
    jurisdiction,
    industry,
    effectiveDate,
  };
  return {
    ...facts,
    id: update ? `u${update.id}` : `r${regulation.id}`,
    regulationId: regulation.id,
    updateId: update?.id ?? null,
    title,
    description: description ?? '',
    source,
    unread: update?.status === 'pending',
    stage: stageOn(facts, asOf),
    ...(law && {
      url: law.url,
      // A change brings what its description says, not all of its law.
      ...(!update && { duties: law.duties.map(({ article, text }) => ({ article, text })) }),
      triggers: law.duties.flatMap(({ triggers }) => triggers),
    }),
  };
}

/** Whether something is among what is looked for; its level is known only later. */
function isAskedFor(item: MonitorItem, request: MonitorRequest): boolean {
  const { effectiveFrom = '', effectiveUntil = '', statuses } = request;
  const day = item.effectiveDate ?? '';
  return (
    (statuses.length === 0 || statuses.includes(item.stage)) &&
    (effectiveFrom === '' || day >= effectiveFrom) &&
    (effectiveUntil === '' || (day !== '' && day <= effectiveUntil))
  );
}

/** Whether a level is at least as bad as another. */
export const isAtLeast = (
  level: MonitorRequest['riskLevel'],
  least: MonitorRequest['riskLevel'],
): boolean => riskLevels.indexOf(level) <= riskLevels.indexOf(least);

/** Units with what regulations mean for them, the one with most to do first. */
export const impactOf = (
  units: readonly Unit[],
  items: MonitorResult['items'],
  locale: string,
): MonitorResult['units'] =>
  units.map(({ name, about }) => {
    const impact = unitImpact({ name, about }, items, locale);
    return { name, about, score: impact.score, items: [...impact.items] };
  });
