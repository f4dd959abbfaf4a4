import {
  measureText,
  type AssistantFields,
  type AssistantResult,
  type TextMeasures,
} from '@constella/api-client';

/** What a text is measured against. */
export type WritingRequest = AssistantFields<'writing'>;
/** A written text. */
export type WritingText = AssistantResult<'writing'>;

/** What a text measures now, whatever was stored with it. */
export const measuresOf = (
  { title, content, locale }: Pick<WritingText, 'title' | 'content' | 'locale'>,
  { keyPoints, audience, purpose, length }: WritingRequest,
): TextMeasures => measureText(content, { title, keyPoints, audience, purpose, length, locale });

/** A text with something changed, and what follows from it. */
export function rewritten(
  text: WritingText,
  change: Partial<Pick<WritingText, 'title' | 'content' | 'revisions'>>,
  request: WritingRequest,
): WritingText {
  const next = { ...text, ...change };
  const measures = measuresOf(next, request);
  return {
    ...next,
    text: `# ${next.title}\n\n${next.content}`,
    measures: { ...measures, keywords: [...measures.keywords] },
  };
}
