import type { AssistantDefinition } from '@constella/api-client/contract';

import type { Passage } from '../../models/prompt.js';
import type { RowOf } from '../../store/tables.js';

/** Characters of one passage; longer documents are cut at the end of a line. */
const longestPassage = 12_000;
/** The number of the first passage where the web is searched: a service numbers its pages from 1. */
const firstBesidePages = 101;

/**
 * The passages a run's texts may rest on, numbered: the documents of the request, the pieces of its
 * files, the company's profile, and what the assistant found.
 */
export async function passagesOf(
  { documents = [] }: AssistantDefinition,
  { request, webSearch }: Pick<RowOf<'tasks'>, 'request' | 'webSearch'>,
  company: RowOf<'company_profiles'> | null,
  attached: readonly Omit<Passage, 'number'>[],
  found: Promise<readonly Omit<Passage, 'number'>[]> | undefined,
): Promise<readonly Passage[]> {
  const pasted = documents.flatMap((name): Omit<Passage, 'number'>[] => {
    const text = request?.[name];
    return typeof text === 'string' && text.trim() !== ''
      ? [{ kind: 'document', name, text: cut(text) }]
      : [];
  });
  const profile: Omit<Passage, 'number'>[] = company
    ? [{ kind: 'company', name: company.name, text: profileOf(company) }]
    : [];
  const all = [...pasted, ...attached, ...profile, ...((await found) ?? [])];
  const first = webSearch ? firstBesidePages : 1;
  return all.map((passage, at) => ({ ...passage, number: first + at }));
}

/** The lines of a profile that say something. */
function profileOf(company: RowOf<'company_profiles'>): string {
  const { industry, size, regions, operatingJurisdictions, complianceLevel } = company;
  return [
    ['Industry', industry],
    ['People', size],
    ['Sells in', regions.join(', ')],
    ['Law it keeps', operatingJurisdictions.join(', ')],
    ['Compliance', complianceLevel],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function cut(text: string): string {
  if (text.length <= longestPassage) return text;
  const end = text.lastIndexOf('\n', longestPassage);
  return `${text.slice(0, end > longestPassage / 2 ? end : longestPassage)}\n[…]`;
}
