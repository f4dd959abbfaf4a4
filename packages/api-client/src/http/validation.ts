import { ApiError } from './api-error.js';
import type { RouteName } from '../contract/routes.js';
import type { Warn } from './warning.js';

/** What happens to an answer that breaks the contract. */
export type ValidationMode = 'off' | 'warn' | 'throw';

/** Checks an answer against the contract. It never changes the answer. */
export type AnswerCheck = (name: RouteName, answer: unknown) => Promise<void>;

/**
 * A check of answers by mode. The schemas are loaded with the first checked answer only, so a
 * client that checks nothing never downloads the validation library.
 */
export function createAnswerCheck(mode: ValidationMode, warn: Warn): AnswerCheck {
  return async (name, answer) => {
    if (mode === 'off') return;
    const { calls } = await import('../contract/calls.js');
    const outcome = calls[name].answer.safeParse(answer);
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
