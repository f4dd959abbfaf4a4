import { hashOf, pick } from '../../../base/pick.js';
import type { Prompt } from '../../../models/prompt.js';
import { coreOf, gist } from '../../../prose/gist.js';
import { shortened, type TaskBrief } from '../../../prose/read-brief.js';
import type { TeamMember } from '../../../store/tables.js';

/** A text somebody in a team wrote. */
export interface TeamMessage {
  readonly agentId: number;
  readonly name: string;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly coordinator: boolean;
  /** The point it is about; the task's title for the coordinator's texts. */
  readonly topic: string;
  readonly text: string;
}

/** The contribution asked of an agent, and what it knows. */
export interface Contribution {
  readonly task: TaskBrief;
  readonly self: TeamMember;
  /** The point this agent writes about in this round. */
  readonly topic: string;
  readonly round: number;
  readonly rounds: number;
  /** The messages it remembers: at most its memory depth, oldest first. */
  readonly messages: readonly TeamMessage[];
  /** The conversation and the document it belongs to. @default none */
  readonly background?: {
    readonly earlier: readonly { readonly question: string; readonly answer: string }[];
    readonly context: string;
  };
}

/** Characters of a point where it only has to be recognised. */
export const labelLength = 56;
/** Points an agent adds in later rounds, one after the other. */
const deepenings = ['first', 'risk', 'reverse', 'enough'] as const;

/** An id as words. */
export const words = (id: string): string => id.replaceAll('_', ' ');

/** The prompt by which an agent of the person's own speaks, with its own instructions and skills. */
export function contributionPrompt(contribution: Contribution, locale: string): Prompt {
  const { task, self, topic, round, rounds, messages, background } = contribution;
  const { specialization, capabilities, systemPrompt, temperature } = self.settings;
  const key = `${self.name} ${round} ${temperature} ${task.title}`;
  const others = messages.filter(
    (message) => message.agentId !== self.id && !message.coordinator && message.round === round - 1,
  );
  const other = others[hashOf(key) % Math.max(others.length, 1)] ?? messages.at(-1);
  const isReply = round > 1;
  return {
    assistant: 'collaboration',
    step: 'contribute',
    document: 'contribute',
    request: {},
    data: {
      task,
      field: words(specialization),
      skills: capabilities.map(words),
      said: messages,
      rounds,
      background: background ?? { earlier: [], context: '' },
      agentId: self.id,
      agent: self.name,
      round,
      point: topic,
      opening: isReply && other ? [] : [topic],
      reply:
        isReply && other
          ? [
              {
                how: pick(['builds', 'checks'], key),
                name: other.name,
                quote: coreOf(other.text, locale),
                point: shortened(topic, labelLength),
              },
            ]
          : [],
      view: isReply ? [] : [specialization],
      deepening: isReply ? [deepenings[(round + self.id) % deepenings.length]] : [],
      capability: capabilities[(round - 1) % capabilities.length] ?? 'text_generation',
      figures: task.figures,
      count: task.figures.length,
      instructions: !isReply && systemPrompt ? gist(systemPrompt, locale) : '',
      open: round < rounds ? pick(['who', 'measure'], key) : 'last',
    },
  };
}
