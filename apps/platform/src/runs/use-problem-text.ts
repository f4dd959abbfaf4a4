import type { RunEvent } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';

type Problem = Pick<Extract<RunEvent, { type: 'error' }>, 'code' | 'message'>;

/**
 * The message for something that went wrong in a run; a used-up quota is called by its name, once.
 */
export function useProblemText(): (problem: Problem) => string {
  const intl = useIntl();
  return ({ code, message }) => {
    if (code !== 'quota') return message;
    const named = intl.formatMessage({ id: 'errors.task.quota' }, { message: '' }).trim();
    return message.startsWith(named)
      ? message
      : intl.formatMessage({ id: 'errors.task.quota' }, { message });
  };
}
