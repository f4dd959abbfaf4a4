import { localeName, type Locale } from '@constella/i18n';

import { renderPrompt } from './prompt-documents.js';
import type { CompletionRequest } from './provider.js';

/** One message of the OpenAI chat protocol. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The messages by which a real model is asked. A model that is only tried out is told nothing else. */
export async function chatMessages({
  prompt,
  systemPrompt,
  shape,
  ...request
}: CompletionRequest): Promise<ChatMessage[]> {
  const { repair, texts = request.texts } = prompt;
  const { role, question } = await renderPrompt(prompt, languageOf(texts.locale));
  const form = shape
    ? `Answer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(shape.schema)}\nThe texts in it are in ${languageOf(texts.locale)}.`
    : `Write in ${languageOf(texts.locale)}. Use Markdown.`;
  const system = role ? [role, systemPrompt, form] : [systemPrompt];
  const content = system.filter(Boolean).join('\n\n');
  const messages: ChatMessage[] = [
    ...(content ? [{ role: 'system' as const, content }] : []),
    { role: 'user', content: question },
  ];
  if (repair)
    messages.push(
      { role: 'assistant', content: repair.answer },
      {
        role: 'user',
        content: `That answer does not fit the schema:\n${repair.problems}\nWrite the whole JSON object again, corrected.`,
      },
    );
  return messages;
}

const languageOf = (locale: Locale): string => `${localeName(locale)} (${locale})`;
