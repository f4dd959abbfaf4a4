import { ApiError } from './api-error.js';
import type { RouteName } from '../contract/routes.js';
import type { Warn } from './warning.js';

/** The fate of an answer that breaks the contract. */
export type ValidationMode = 'off' | 'warn' | 'throw';

/** The part of a zod schema that a check uses. */
export interface AnswerSchema {
  safeParse(answer: unknown):
    | { success: true }
    | {
        success: false;
        error: Error & { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** Brings a schema when it is needed, and not before. */
export type LoadSchema = () => Promise<AnswerSchema>;

/** Checks an answer against the contract. It never changes the answer. */
export type AnswerCheck = (name: string, answer: unknown, load?: LoadSchema) => Promise<void>;

/**
 * A check of answers by mode. The schemas are loaded with the first checked answer only, so a
 * client that checks nothing never downloads the validation library.
 */
export function createAnswerCheck(mode: ValidationMode, warn: Warn): AnswerCheck {
  return async (name, answer, load) => {
    if (mode === 'off') return;
    const schema = load
      ? await load()
      : (await import('../contract/calls/index.js')).calls[name as RouteName].answer;
    const outcome = schema.safeParse(answer);
    if (outcome.success) return;
    const [issue] = outcome.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    const error = new ApiError({
      kind: 'invalid-response',
      message: `The answer of "${name}" breaks the contract at "${where}": ${issue?.message}`,
      cause: outcome.error,
    });
    if (mode === 'throw') throw error;
    warn({ about: 'answer', error });
  };
}
