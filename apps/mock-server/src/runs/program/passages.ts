import type { AssistantDefinition } from '@constella/api-client/contract';

import type { Passage } from '../../models/prompt.js';
import type { RowOf } from '../../store/tables.js';
import { attachedPassages, attachmentsOf } from './attached-passages.js';
import { companyOf } from './company.js';
import { earlierPassages, earlierRunsOf } from './earlier-runs.js';
import type { OpenRun } from './program.js';

/** Characters of one passage; longer documents are cut at the end of a line. */
const longestPassage = 12_000;
/** The number of the first passage where the web is searched: a service numbers its pages from 1. */
const firstBesidePages = 101;

/** The passages of one run. */
export interface RunPassages {
  /** The company it is for. */
  readonly company: RowOf<'company_profiles'> | null;
  /** Those it begins with, read when they are first asked for. */
  begun(this: void): Promise<readonly Passage[]>;
  /** Those and what was found since. */
  all(this: void): Promise<readonly Passage[]>;
}

/**
 * The passages a run's texts may rest on, numbered: the documents of the request, the pieces of its
 * files, the results of earlier runs, the company's profile, what the assistant has of its own, and what is found meanwhile.
 */
export function runPassages(
  definition: AssistantDefinition,
  { task, stored, found }: Pick<OpenRun, 'task' | 'stored' | 'found'>,
  own?: () => Promise<readonly Omit<Passage, 'number'>[]> | undefined,
): RunPassages {
  const { userId } = task;
  const { companyId } = (task.request ?? {}) as { companyId?: number };
  const company = companyOf(stored, { userId, companyId }) ?? null;
  const files = attachmentsOf(stored, task);
  const earlier = earlierPassages(earlierRunsOf(stored, task)).map((one) => ({
    ...one,
    text: cut(one.text),
  }));
  let passages: Promise<readonly Passage[]> | undefined;
  const begun = () =>
    (passages ??= attachedPassages(files, task.request ?? {}).then((pieces) =>
      passagesOf(definition, task, company, [...pieces, ...earlier], own?.()),
    ));
  return { company, begun, all: async () => [...(await begun()), ...found.all] };
}

async function passagesOf(
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
