import type { RunEvent } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';

type Problem = Pick<Extract<RunEvent, { type: 'error' }>, 'code' | 'message' | 'detail'>;

/**
 * The message for something that went wrong in a run; a used-up quota is called by its name, once.
 * Whoever looks after the models reads the service's own reason too.
 */
export function useProblemText(): (problem: Problem) => string {
  const intl = useIntl();
  const plain = ({ code, message }: Problem) => {
    if (code !== 'quota') return message;
    const named = intl.formatMessage({ id: 'errors.task.quota' }, { message: '' }).trim();
    return message.startsWith(named)
      ? message
      : intl.formatMessage({ id: 'errors.task.quota' }, { message });
  };
  return (problem) => {
    const { detail } = problem;
    if (!detail) return plain(problem);
    return `${plain(problem)} ${intl.formatMessage({ id: 'run.serviceReason' }, { detail })}`;
  };
}
