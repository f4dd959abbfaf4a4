import {
  contentLengths,
  contentTypes,
  tones,
  wordRange,
  type AssistantRequest,
  type ContentLength,
} from '@constella/api-client';
import type { FormOption, SaidOption } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';

/** The fields of a request, every one of them there. */
export type WritingValues = Required<AssistantRequest<'writing'>>;

/** A request before anything is typed. */
export const writingDefaults: WritingValues = {
  contentType: 'blogPost',
  audience: '',
  purpose: '',
  brandGuidelines: '',
  tone: 'professional',
  length: 'medium',
  keyPoints: '',
  examples: '',
  notes: '',
};

/** Every kind of text, with what it is for. */
export const contentTypeOptions: readonly FormOption<string>[] = contentTypes.map((value) => ({
  value,
  label: `writing.type.${value}`,
  description: `writing.type.${value}.hint`,
}));

/** Every tone, with how it speaks. */
export const toneOptions: readonly FormOption<string>[] = tones.map((value) => ({
  value,
  label: `writing.tone.${value}`,
  description: `writing.tone.${value}.hint`,
}));

/** Every length, with its words as the contract counts them. */
export function useLengthOptions(): SaidOption<ContentLength>[] {
  const intl = useIntl();
  return contentLengths.map((value) => {
    const { min, max } = wordRange(value);
    return {
      value,
      label: intl.formatMessage({ id: `writing.length.${value}` }),
      description: intl.formatMessage(
        { id: `writing.length.${value}.hint` },
        { min, max: max ?? min },
      ),
    };
  });
}
