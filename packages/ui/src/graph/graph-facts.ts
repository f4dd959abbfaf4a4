import type { AgentGraphLabels } from '../labels/types.js';
import { joined } from './joined.js';
import type { CleanNode } from './types.js';

/** A term and its value, both in the reader's language. */
export type Fact = readonly [term: string, value: string];

/** A share of 100, or `labels.none`. */
export const percentOf = (value: number | undefined, locale: string, none: string) =>
  value === undefined
    ? none
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
        value / 100,
      );

/** Facts known of an agent beyond its name, type, state and note; what is unknown is left out. */
export function factsOf(node: CleanNode, labels: AgentGraphLabels, locale: string): Fact[] {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const facts: Fact[] = [];
  if (node.contribution !== undefined) {
    facts.push([labels.contribution, percentOf(node.contribution, locale, '')]);
  }
  for (const name of [
    'accuracy',
    'knowledgeDepth',
    'collaborationStrength',
    'reasoningQuality',
  ] as const) {
    const value = node.metrics?.[name];
    if (value !== undefined) facts.push([labels[name], percent.format(value)]);
  }
  const { messages, tasks, lastActive } = node.activity ?? {};
  if (Number.isFinite(messages)) facts.push([labels.messages, number.format(messages as number)]);
  if (Number.isFinite(tasks)) facts.push([labels.tasks, number.format(tasks as number)]);
  const seen = lastActive === undefined ? Number.NaN : new Date(lastActive).getTime();
  if (Number.isFinite(seen)) {
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
    facts.push([labels.lastActive, time.format(seen)]);
  }
  if (node.expertise?.length) {
    facts.push([labels.expertise, joined(node.expertise, labels)]);
  }
  return facts;
}
