import type { TaskBrief } from '../prose/read-brief.js';
import type { TeamMember } from '../store/tables.js';

/** A text somebody in the team wrote. */
export interface Heard {
  readonly agentId: number;
  readonly name: string;
  /** From 1; 0 before the first. */
  readonly round: number;
  readonly coordinator: boolean;
  /** The point it is about; the task's title for the coordinator's texts. */
  readonly topic: string;
  readonly text: string;
}

/**
 * What a model is asked to write, before it becomes a prompt (for a real model) or prose (by the
 * offline one). Both adapters of the provider port read the same scene. An assistant's scene brings
 * both along, so that a new assistant changes neither adapter.
 */
export type Scene =
  | {
      readonly kind: 'frame';
      readonly task: TaskBrief;
      readonly workers: readonly TeamMember[];
      readonly rounds: number;
      readonly passThrough: boolean;
    }
  | {
      readonly kind: 'contribute';
      readonly task: TaskBrief;
      readonly self: TeamMember;
      /** The point this agent writes about in this round. */
      readonly topic: string;
      readonly round: number;
      readonly rounds: number;
      /** What it remembers: at most its memory depth, oldest first. */
      readonly heard: readonly Heard[];
    }
  | {
      readonly kind: 'merge';
      readonly task: TaskBrief;
      readonly round: number;
      readonly rounds: number;
      readonly contributions: readonly Heard[];
    }
  | {
      readonly kind: 'result';
      readonly task: TaskBrief;
      readonly rounds: number;
      readonly contributions: readonly Heard[];
    }
  | { readonly kind: 'answer'; readonly prompt: string }
  | {
      readonly kind: 'assistant';
      readonly assistant: string;
      /** The step of its definition, and what it is repeated for. */
      readonly step: string;
      readonly option?: string | undefined;
      /** Who a real model is told to be. */
      readonly role: string;
      /** Everything a real model has to know and do. */
      readonly question: string;
      /** What the offline model writes. */
      readonly write: () => string;
      /** An answer that did not have its form, sent back once. */
      readonly repair?: { readonly answer: string; readonly problems: string };
    };
