'use client';

import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { use, useCallback } from 'react';

import { FormContext } from './form-context.js';

/** A text of a form: a message id of the catalogues, or words of one's own. */
export type FormText = MessageId | { readonly text: string };

/** What a text is filled with. */
export type TextValues = Record<string, string | number>;

/**
 * The message function of a form of one's own. It is asked for every text of the form: the message
 * ids, the words of one's own, what a schema answers with. What it answers with undefined is said as
 * the catalogues have it, or as it is written.
 */
export type FormTexts = (text: string, values?: TextValues) => string | undefined;

/** The texts of a form, that around it at least, in the active language. */
export function useFormText(own?: FormTexts): (text: FormText, values?: TextValues) => string {
  const intl = useIntl();
  const around = use(FormContext)?.texts;
  const texts = own ?? around;
  return useCallback(
    (text, values) =>
      typeof text === 'string'
        ? (texts?.(text, values) ?? intl.formatMessage({ id: text }, values))
        : (texts?.(text.text, values) ?? text.text),
    [intl, texts],
  );
}
