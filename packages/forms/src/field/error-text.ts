import type { ValidationMessageId } from '@constella/api-client/contract';
import { useCallback } from 'react';
import type { FieldError } from 'react-hook-form';

import { useFormText } from './form-text.js';
import { ruleNotices, type RuleNotice } from './notices.js';
import type { RuleError } from './broken-rules.js';

/** The words of one error. */
export interface ErrorText {
  text: string;
  /** The next step, for the rules that say it. */
  detail: string | undefined;
  notice: RuleNotice | undefined;
}

/** The errors of a list may be those of its entries: then the first of them counts. */
const firstOf = (error: FieldError | readonly (FieldError | undefined)[] | undefined) =>
  [error].flat().find((one) => one?.message);

/** Turns a field's error into words: the server's, the schema's, or those of the rule's message id. */
export function useErrorText(): (
  found: FieldError | readonly (FieldError | undefined)[] | undefined,
) => ErrorText | undefined {
  const say = useFormText();
  return useCallback(
    (found) => {
      const error = firstOf(found);
      if (!error?.message) return undefined;
      if (error.type === 'server') {
        return { text: error.message, detail: undefined, notice: undefined };
      }
      const { message, values, isOwn } = error as RuleError & { message: ValidationMessageId };
      if (isOwn) {
        return { text: say({ text: message }, values), detail: undefined, notice: undefined };
      }
      const notice = ruleNotices[message];
      return {
        text: say(message, values),
        detail: notice?.detail && say(notice.detail),
        notice,
      };
    },
    [say],
  );
}
