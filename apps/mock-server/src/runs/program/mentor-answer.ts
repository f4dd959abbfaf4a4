import { bounds, type MentorRole } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import type { Models } from '../../models/models.js';
import { ProviderError, type CompletionRequest } from '../../models/provider.js';
import { wholeAnswer } from '../../models/whole-answer.js';
import type { RowOf } from '../../store/tables.js';

/** Tokens of an answer: a page at most. */
const maxTokens = 1_200;
/** Where no agent speaks for the mentor. */
const usualTemperature = 0.5;

/** A mentor, and the agent that speaks for it. */
export interface Speaker {
  readonly mentor: RowOf<'mentors'>;
  readonly agent: RowOf<'agents'> | undefined;
  readonly model: string;
}

/** What mentors know before they answer. */
export interface MentorQuestion {
  readonly question: string;
  readonly plan: RowOf<'learning_plans'>;
  /** What was finished last, and what comes next, by their titles. */
  readonly done: readonly string[];
  readonly next: readonly string[];
  /** Questions asked before, the latest last. */
  readonly earlier: readonly string[];
  /** `2026-01-31`. */
  readonly today: string;
  readonly texts: Texts;
}

/** What a mentor answered, and what that took. */
export interface MentorAnswer {
  readonly role: MentorRole;
  readonly content: string;
  readonly tokens: number;
}

/** The model that speaks for a mentor: that of its agent where there is it, else the careful one. */
export async function speakerOf(
  models: Models,
  mentor: RowOf<'mentors'>,
  agent: RowOf<'agents'> | undefined,
): Promise<Speaker> {
  const own = agent?.settings.model;
  const isThere = own !== undefined && (await models.isListed(own).catch(() => false));
  return { mentor, agent, model: isThere ? own : await models.forPurpose('careful') };
}

/**
 * Has a mentor answer a question, in its role and with the settings of its agent.
 *
 * @throws {ProviderError} without an answer, or the signal's reason.
 */
export async function answerAsMentor(
  models: Models,
  { mentor, agent, model }: Speaker,
  { question, plan, done, next, earlier, today, texts }: MentorQuestion,
  signal: AbortSignal,
): Promise<MentorAnswer> {
  const asking: CompletionRequest = {
    prompt: {
      assistant: 'shared',
      step: 'mentorAnswer',
      document: 'mentor-answer',
      request: {},
      data: {
        today,
        role: mentor.role,
        name: mentor.name,
        bio: mentor.bio,
        expertise: mentor.expertise,
        plan: {
          title: plan.title,
          description: plan.description,
          progress: plan.progress,
          ends: plan.targetCompletionDate?.slice(0, 10) ?? null,
        },
        topic: plan.customTopic,
        area: plan.learningArea,
        goal: plan.learningGoal,
        commitment: plan.timeCommitment,
        done,
        next,
        earlier,
        question,
      },
    },
    model,
    systemPrompt: agent?.settings.systemPrompt || undefined,
    temperature: agent?.settings.temperature ?? usualTemperature,
    maxTokens,
    texts,
    webSearch: false,
  };
  const { text, inputTokens, outputTokens } = await wholeAnswer(
    models,
    asking,
    {
      allowFallback: agent?.settings.allowFallback ?? true,
      preferredProvider: agent?.settings.preferredProvider ?? 'auto',
      onDelta: ignore,
      onRetry: ignore,
    },
    signal,
  );
  const content = text.trim().slice(0, bounds.longText.max);
  if (content === '') throw new ProviderError('broken');
  return { role: mentor.role, content, tokens: inputTokens + outputTokens };
}

function ignore(): void {
  // An answer is of use as a whole alone.
}
