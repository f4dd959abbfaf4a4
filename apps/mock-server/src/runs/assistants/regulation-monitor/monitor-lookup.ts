import {
  riskLevels,
  sameName,
  stageOn,
  startOf,
  unitImpact,
  type assistants,
  type RegulationProfile,
} from '@constella/api-client/contract';
import { withoutBullet } from '@constella/i18n';
import type { z } from 'zod';

import type { RowOf } from '../../../store/tables.js';
import type { StoredRows } from '../../program/program.js';
import { companyOf } from '../../program/company.js';
import { inline } from '../../../prose/markdown.js';

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

const within = (names: readonly string[], name: string): boolean =>
  names.length === 0 || names.some((one) => sameName(one, name));

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

/** Stored data on a company and on the law, as far as a request asks for it. */
export function fetchStored(
  stored: StoredRows,
  userId: number,
  request: MonitorRequest,
  asOf: string,
): Pick<MonitorResult, 'profile' | 'publishers'> & {
  readonly items: MonitorItem[];
  readonly units: Unit[];
} {
  const company = companyOf(stored, { userId, companyId: request.companyId });
  const profile: RegulationProfile = {
    industries: request.industries.length > 0 ? request.industries : [company?.industry ?? ''],
    jurisdictions:
      request.regions.length > 0 ? request.regions : (company?.operatingJurisdictions ?? []),
  };
  const typed = typedUnits(request.businessUnits ?? '');
  const regulations = stored.all('regulations');
  const items = [
    ...regulations.map((row) => itemOf(row, null, asOf)),
    ...stored.all('regulation_updates').flatMap((update) => {
      const of = regulations.find(({ id }) => id === update.regulationId);
      return of ? [itemOf(of, update, asOf)] : [];
    }),
  ].filter((item) => isAskedFor(item, request));
  return {
    profile: {
      industries: profile.industries.filter(Boolean),
      jurisdictions: [...profile.jurisdictions],
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
  regulation: RowOf<'regulations'>,
  update: RowOf<'regulation_updates'> | null,
  asOf: string,
): MonitorItem {
  const { jurisdiction, industry, status } = regulation;
  const { title, description, effectiveDate, source } = update ?? regulation;
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
  };
}

/** Whether something is among what is looked for; its level is known only later. */
function isAskedFor(item: MonitorItem, request: MonitorRequest): boolean {
  const { effectiveFrom = '', effectiveUntil = '', statuses, regions, industries } = request;
  const day = item.effectiveDate ?? '';
  return (
    within(regions, item.jurisdiction) &&
    (item.industry === null || within(industries, item.industry)) &&
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
