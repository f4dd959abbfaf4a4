import { localeName, type Locale } from '@constella/i18n';

import type { CompletionRequest } from './provider.js';
import type { Heard, Scene } from './prompt.js';

/** One message of the OpenAI chat protocol. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** A scene as a real model is asked for it. */
export function promptOf(request: CompletionRequest): ChatMessage[] {
  const { scene, systemPrompt, texts } = request;
  if (scene.kind === 'answer')
    return systemMessages(systemPrompt).concat({ role: 'user', content: scene.prompt });
  if (scene.kind === 'assistant') return assistantPrompt(scene, request);
  const system = [
    roleOf(scene),
    systemPrompt,
    `Write in ${languageOf(texts.locale)}. Use Markdown.`,
  ];
  return [
    { role: 'system', content: system.filter(Boolean).join('\n\n') },
    { role: 'user', content: questionOf(scene) },
  ];
}

function assistantPrompt(
  { role, question, repair }: Extract<Scene, { kind: 'assistant' }>,
  { systemPrompt, texts, shape }: CompletionRequest,
): ChatMessage[] {
  const form = shape
    ? `Answer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(shape.schema)}\nThe texts in it are in ${languageOf(texts.locale)}.`
    : `Write in ${languageOf(texts.locale)}. Use Markdown.`;
  const system = [role, honesty, systemPrompt, form].filter(Boolean).join('\n\n');
  const messages: ChatMessage[] = [
    { role: 'system', content: system },
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

const honesty =
  'Be brief and concrete. Never invent facts, figures or sources; say what you do not know.';

const systemMessages = (content: string | undefined): ChatMessage[] =>
  content ? [{ role: 'system', content }] : [];

const languageOf = (locale: Locale): string => `${localeName(locale)} (${locale})`;

type TeamScene = Exclude<Scene, { kind: 'answer' | 'assistant' }>;

function roleOf(scene: TeamScene): string {
  if (scene.kind !== 'contribute')
    return 'You coordinate a team of AI agents. Be brief and concrete; never invent facts or sources.';
  const { name, settings } = scene.self;
  return (
    `You are ${name}, one agent of a team. Your field is ${words(settings.specialization)}; ` +
    `you are good at ${settings.capabilities.map(words).join(', ')}. ` +
    'Be brief and concrete; never invent facts or sources; say what you do not know.'
  );
}

function questionOf(scene: TeamScene): string {
  const task = `# Task: ${scene.task.title}\n\n${scene.task.description}`;
  switch (scene.kind) {
    case 'frame': {
      const team = scene.workers
        .map(({ name, settings }) => `- ${name}: ${words(settings.specialization)}`)
        .join('\n');
      return `${task}\n\n# Your team\n\n${team}\n\nState the task in two sentences, then give every agent one clear part of it. There will be ${scene.rounds} round(s).`;
    }
    case 'contribute':
      return `${task}\n\n# Your part\n\n${scene.topic}\n\n${said('What was said so far', scene.heard)}This is round ${scene.round} of ${scene.rounds}. Write your contribution in at most 150 words.`;
    case 'merge':
      return `${task}\n\n${said(`Round ${scene.round}`, scene.contributions)}Put this together in at most 120 words: what is agreed, where the agents differ, and what round ${scene.round + 1} has to settle.`;
    case 'result':
      return `${task}\n\n${said('Contributions', scene.contributions)}Write the final result for the person who asked: the answer first, then the reasons, then what is still open.`;
  }
}

const said = (heading: string, texts: readonly Heard[]): string =>
  texts.length === 0
    ? ''
    : `# ${heading}\n\n${texts.map(({ name, round, text }) => `## ${name}, round ${round}\n\n${text}`).join('\n\n')}\n\n`;

const words = (id: string): string => id.replaceAll('_', ' ');
