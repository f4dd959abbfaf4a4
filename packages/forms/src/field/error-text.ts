import type { ValidationMessageId } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { useCallback } from 'react';
import type { FieldError } from 'react-hook-form';

import { ruleNotices, type RuleNotice } from './notices.js';
import type { RuleError } from './schema-resolver.js';

/** The words of one error. */
export interface ErrorText {
  text: string;
  /** What to do next, for the rules that say it. */
  detail: string | undefined;
  notice: RuleNotice | undefined;
}

/** What is wrong with a list may be wrong with one of its entries: then the first of them counts. */
const firstOf = (error: FieldError | readonly (FieldError | undefined)[] | undefined) =>
  [error].flat().find((one) => one?.message);

/** Turns a field's error into words: the server's own, or those of the broken rule's message id. */
export function useErrorText(): (
  found: FieldError | readonly (FieldError | undefined)[] | undefined,
) => ErrorText | undefined {
  const intl = useIntl();
  return useCallback(
    (found) => {
      const error = firstOf(found);
      if (!error?.message) return undefined;
      if (error.type === 'server') {
        return { text: error.message, detail: undefined, notice: undefined };
      }
      const { message, values } = error as RuleError & { message: ValidationMessageId };
      const notice = ruleNotices[message];
      return {
        text: intl.formatMessage({ id: message }, values),
        detail: notice?.detail && intl.formatMessage({ id: notice.detail }),
        notice,
      };
    },
    [intl],
  );
}
