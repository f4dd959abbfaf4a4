import { assistants, bounds, startOf, type AssistantId } from '@constella/api-client/contract';
import { z } from 'zod';

/** As far as a request's schema is looked into here. */
interface Shape {
  type?: string;
  enum?: unknown[];
  maxLength?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
}

/** Every text of a request filled to its last character, every choice made. */
function filled(shape: Shape, text: string, longest: number): unknown {
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'string')
    return shape.maxLength === undefined
      ? undefined
      : repeated(text, Math.min(shape.maxLength, longest));
  if (shape.type === 'array') {
    const { items = {} } = shape;
    if (items.enum) return items.enum;
    const entry = filled(items, text, longest);
    return typeof entry === 'string' ? [entry, `2${startOf(entry, entry.length - 1)}`] : undefined;
  }
  if (shape.type !== 'object') return undefined;
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [
    name,
    filled(field, text, longest),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

const repeated = (text: string, length: number): string =>
  startOf(text.repeat(Math.ceil(length / text.length) + 1), length);

/** The text in at most as many lines, as long as before. */
function inLines(text: string, most: number): string {
  const lines = text.split('\n');
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].join('\n');
}

/** Values no schema can express. */
const others: Partial<Record<AssistantId, (request: { clauses?: string }) => object>> = {
  collaboration: () => ({
    agentsInvolved: [4, 5, 6],
    coordinatorId: 4,
    metadata: { maxIterations: 1 },
  }),
  'document-generator': ({ clauses = '' }) => ({
    clauses: inLines(clauses, bounds.ownClauses.max),
  }),
  'travel-plan': () => ({ startDate: '2027-05-03', endDate: '2027-05-09', budget: 2_000 }),
};

/** A request of an assistant with a text in every field, over and over up to so many characters. */
export function filledRequest(id: AssistantId, text: string, longest = Infinity): object {
  const schema = z.toJSONSchema(assistants[id].request, { io: 'input' }) as Shape;
  const request = filled(schema, text, longest) as object;
  return { ...request, ...others[id]?.(request) };
}
