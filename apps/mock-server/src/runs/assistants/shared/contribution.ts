import type { Prompt } from '../../../models/prompt.js';
import type { TaskBrief } from '../../../prose/read-brief.js';
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
  /** The day it is written on, `2026-01-31`. */
  readonly today: string;
  readonly self: TeamMember;
  /** The point this agent writes about in this round. */
  readonly topic: string;
  readonly round: number;
  readonly rounds: number;
  /** The messages it remembers: at most its memory depth, oldest first. */
  readonly messages: readonly TeamMessage[];
  /** The conversation it belongs to. @default none */
  readonly earlier?: readonly { readonly question: string; readonly answer: string }[];
}

/** The prompt by which an agent of the person's own speaks, with its own instructions and skills. */
export function contributionPrompt(contribution: Contribution): Prompt {
  const { task, today, self, topic, round, rounds, messages, earlier } = contribution;
  const { specialization, capabilities } = self.settings;
  return {
    assistant: 'collaboration',
    step: 'contribute',
    document: 'contribute',
    request: {},
    data: {
      task,
      today,
      field: specialization,
      skills: capabilities,
      said: messages,
      rounds,
      earlier: earlier ?? [],
      agentId: self.id,
      agent: self.name,
      round,
      point: topic,
      view: round > 1 ? [] : [specialization],
    },
  };
}
