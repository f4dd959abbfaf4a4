import type { MessageId } from '@constella/i18n';

import type { AnyBlock } from './block';
import type { Any, Intl } from './block-base';

/** The parts of a result a block shows, and what they are called. */
export function partsOf(block: AnyBlock): Readonly<Partial<Record<string, MessageId>>> {
  if (block.kind === 'view') return block.parts;
  if (block.kind === 'facts')
    return Object.fromEntries(
      block.facts.flatMap((fact) => ('of' in fact ? [[fact.of, fact.heading]] : [])),
    );
  return 'of' in block ? { [block.of]: block.heading } : {};
}

const isText = (value: unknown) => typeof value === 'string';
const isThere = (value: unknown) => value !== undefined;

/** Checks of the part of a block. */
const holds: Partial<Record<AnyBlock['kind'], (value: unknown) => boolean>> = {
  title: isText,
  fileTitle: isText,
  text: isText,
  list: Array.isArray,
  table: Array.isArray,
  timeline: Array.isArray,
  chart: Array.isArray,
  items: Array.isArray,
};

/**
 * The message in place of a block that cannot do without a part the result has not; undefined with
 * all of them.
 */
export function missingText(block: AnyBlock, result: Any, intl: Intl): string | undefined {
  const isRight = holds[block.kind] ?? isThere;
  for (const [name, heading] of Object.entries(partsOf(block)))
    if (heading && !isRight(result[name]))
      return intl.formatMessage(
        { id: 'run.entry.missing' },
        { part: intl.formatMessage({ id: heading }, { count: 0 }) },
      );
  return undefined;
}
