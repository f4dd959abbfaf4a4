import { runResultSchema, timeouts, type RunResult } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../base/language/texts.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import type { Models } from '../../models/models.js';
import type { Prompt } from '../../models/prompt.js';
import { ProviderError, type CompletionRequest } from '../../models/provider.js';
import { readShape, shapeOf } from '../../models/shape.js';
import { wholeAnswer } from '../../models/whole-answer.js';
import type { RowOf } from '../../store/tables.js';
import { withoutUnknownCitations } from './citations.js';
import { readEdit } from './edit-result.js';
import type { Program } from './program.js';

/** Tokens a changed result may have: a report of some pages. */
const maxTokens = 12_000;
/** Whoever changes one thing has little to make up. */
const temperature = 0.3;

/** A change of a result in words. */
export interface Revision {
  readonly program: Program;
  readonly task: RowOf<'tasks'> & { readonly result: RunResult };
  /** What was asked for, as {@link orderText} tells it. */
  readonly order: string;
  /** The wish, in the person's words. */
  readonly instruction: string;
  /** The fields that may change; none for all of them. */
  readonly parts: readonly string[];
  readonly model: string;
  /** The run's language, and the words of its assistant. */
  readonly texts: Texts;
  /** `2026-01-31`. */
  readonly today: string;
}

/** A result a model has changed, and what that took. */
export interface Revised {
  readonly result: RunResult;
  readonly model: string;
  readonly tokens: number;
}

/** The model that changes a run's result: the one chosen for the run, else the one for long texts. */
export async function revisionModel(models: Models, task: RowOf<'tasks'>): Promise<string> {
  const { model } = task;
  if (model && (await models.isListed(model).catch(() => false))) return model;
  return models.forPurpose('long');
}

/** The schema of the fields a model may write anew. @throws {Refusal} 422 for one there is not */
export function revisedShape({ definition }: Program, parts: readonly string[]): z.ZodObject {
  const own = Object.entries(definition.result.shape as Record<string, z.ZodType>).filter(
    ([name]) => isWritable(definition.computed, name),
  );
  const known = Object.fromEntries(own);
  const unknown = parts.find((part) => !Object.hasOwn(known, part));
  if (unknown !== undefined) throw refuseField('parts', 'validation.generic.invalid');
  if (parts.length === 0) return z.object(known).partial();
  return z.object(Object.fromEntries(parts.map((part) => [part, known[part]!])));
}

/** Where a result comes from is nobody's to write, what is worked out nobody's to say. */
const isWritable = (computed: readonly string[] = [], name: string): boolean =>
  (name === 'text' || !Object.hasOwn(runResultSchema.shape, name)) && !computed.includes(name);

/**
 * Has a model change a result; an answer that is no such result is sent back once.
 *
 * @throws {Refusal} 422 for a part there is not; {ProviderError}: `broken` when no usable answer comes.
 */
export async function reviseResult(
  models: Models,
  revision: Revision,
  signal: AbortSignal,
): Promise<Revised> {
  const { program, model, texts } = revision;
  const type = revisedShape(program, revision.parts);
  const shape = shapeOf(`${program.definition.id}_revise`, type);
  const prompt = promptOf(revision);
  let tokens = 0;
  const ask = async (asked: Prompt) => {
    const request: CompletionRequest = {
      prompt: asked,
      shape,
      model,
      temperature,
      maxTokens,
      texts,
      budget: timeouts.answer,
      webSearch: false,
    };
    const answer = await wholeAnswer(
      models,
      request,
      // The price is this model's.
      { allowFallback: false, preferredProvider: 'auto', onDelta: ignore, onRetry: ignore },
      signal,
    );
    tokens += answer.inputTokens + answer.outputTokens;
    return answer;
  };
  const first = await ask(prompt);
  const read = readRevision(revision, type, first.text);
  if ('result' in read) return { result: read.result, model: first.model, tokens };
  const repair = { answer: first.text, problems: read.problems };
  const again = await ask({ ...prompt, repair });
  const second = readRevision(revision, type, again.text);
  if ('result' in second) return { result: second.result, model: again.model, tokens };
  throw new ProviderError('broken', second.problems);
}

function ignore(): void {
  // The answer is of use as a whole alone.
}

function promptOf({ program, task, order, instruction, parts, today }: Revision): Prompt {
  const { computed = [] } = program.definition;
  const { result } = task;
  const own = Object.entries(result).filter(
    ([name]) => name === 'text' || !Object.hasOwn(runResultSchema.shape, name),
  );
  return {
    assistant: 'shared',
    step: 'revise',
    document: 'revise',
    request: {},
    data: {
      today,
      order,
      result: JSON.stringify(Object.fromEntries(own), undefined, 1),
      parts,
      computed,
      sources: result.sources ?? [],
      instruction,
    },
  };
}

/** The result with what the model wrote, or what is wrong with it in words for the model. */
function readRevision(
  { program, task, texts }: Revision,
  type: z.ZodType,
  answer: string,
): { result: RunResult } | { problems: string } {
  const read = readShape(answer, type);
  if ('problems' in read) return read;
  const { result } = task;
  const { value, removed } = withoutUnknownCitations(read.value, result.sources?.length ?? 0);
  try {
    const whole = readEdit(program, task, result, { ...result, ...(value as object) });
    const citationsRemoved = (result.citationsRemoved ?? 0) + removed;
    return { result: citationsRemoved > 0 ? { ...whole, citationsRemoved } : whole };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.entries(error.fields ?? {});
    const said = fields.map(([path, { id, values }]) => `${path}: ${texts.say(id, values)}`);
    return { problems: said.join('\n') };
  }
}
