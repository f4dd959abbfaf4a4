import { z } from 'zod';

/** The form an answer must have, as the protocol of model services names it. */
export interface Shape {
  /** Letters, digits and `_ -`. */
  readonly name: string;
  /** JSON Schema. */
  readonly schema: Record<string, unknown>;
}

/** An answer that did not have its form, twice. */
export class ShapeError extends Error {
  override name = 'ShapeError';
  constructor(
    /** The text the model wrote instead. */
    readonly text: string,
  ) {
    super('an answer without its form');
  }
}

const schemas = new WeakMap<z.ZodType, Record<string, unknown>>();

/** The JSON Schema of a zod schema, made once. */
export function shapeOf(name: string, type: z.ZodType): Shape {
  let schema = schemas.get(type);
  if (!schema) {
    const { $schema: _, ...made } = z.toJSONSchema(type, { io: 'output' }) as Record<
      string,
      unknown
    >;
    schema = made;
    schemas.set(type, schema);
  }
  return { name: name.replaceAll(/[^\w-]/g, '_'), schema };
}

/** The value of a text read as JSON of a type, or its problems in words for a model. */
export function readShape<S extends z.ZodType>(
  text: string,
  type: S,
): { value: z.output<S> } | { problems: string } {
  const json = jsonIn(text);
  if (json === undefined) return { problems: 'There is no JSON object in the answer.' };
  const read = type.safeParse(json.value, { reportInput: true });
  return read.success ? { value: read.data } : { problems: problemsOf(read.error) };
}

/** What is wrong, for a model that mends it: lists are counted, so that it adds or drops entries. */
function problemsOf(error: z.ZodError): string {
  const counted = error.issues.map((issue) => {
    const { code, path } = issue;
    if ((code !== 'too_small' && code !== 'too_big') || issue.origin !== 'array') return issue;
    const there = Array.isArray(issue.input) ? issue.input.length : undefined;
    const bound = String(code === 'too_small' ? issue.minimum : issue.maximum);
    const wanted = issue.exact ? 'exactly' : code === 'too_small' ? 'at least' : 'at most';
    const message = `${path.join('.') || 'The list'} has ${there ?? 'another number of'} entries; there have to be ${wanted} ${bound}`;
    return { ...issue, message };
  });
  return z.prettifyError({ issues: counted });
}

/**
 * The JSON of an answer. Models that were asked for nothing else still put it between fences, after
 * their thoughts, or into a sentence.
 */
function jsonIn(text: string): { value: unknown } | undefined {
  const said = text.replace(/^[\s\S]*<\/think>/, '');
  const fenced = /```(?:json)?\s*([\s\S]*?)```/.exec(said)?.[1];
  const braced = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1);
  for (const candidate of [said, fenced, braced]) {
    if (!candidate?.trim().startsWith('{')) continue;
    try {
      return { value: JSON.parse(candidate) as unknown };
    } catch {
      // The next way to find it may work.
    }
  }
  return undefined;
}
