'use client';

import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { use, useCallback } from 'react';

import { FormContext, type FormTexts, type TextValues } from './form-context.js';

/** A text of a form: a message id of the catalogues, or words of one's own. */
export type FormText = MessageId | { readonly text: string };

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
