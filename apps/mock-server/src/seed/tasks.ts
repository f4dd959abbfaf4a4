import type { AssistantId } from '@constella/api-client/contract';

import type { AgentKey } from './agents.js';
import type { SeedTexts } from './seed-texts.js';

/** A finished run that exists from the start: the example of an assistant. */
export interface ExampleFacts {
  readonly example: AssistantId;
  /** The demo user's agents in the places of the example's own; the first coordinates. */
  readonly team?: readonly AgentKey[];
  readonly hoursAgo: number;
}

/** A task that exists from the start, and how far it got. */
export interface TaskFacts {
  /** Its title and description in the texts. */
  readonly text: keyof SeedTexts['tasks'];
  /** The demo user's agents; the first coordinates. */
  readonly team: readonly AgentKey[];
  readonly rounds: number;
  /** How long before the server's first start it was created, in hours. */
  readonly hoursAgo: number;
  readonly end: 'failed' | 'canceled' | 'pending';
}

/** The demo user's tasks, oldest first. What is finished was written by people, not by the offline model. */
export const seededTasks: readonly (TaskFacts | ExampleFacts)[] = [
  { example: 'writing', hoursAgo: 190 },
  {
    text: 'gdprUpdate',
    team: ['synthesisLead', 'forecastModeller'],
    rounds: 1,
    hoursAgo: 96,
    end: 'failed',
  },
  { example: 'decision', hoursAgo: 51 },
  {
    text: 'leaseRenewal',
    team: ['synthesisLead', 'contractReader', 'scenarioPlanner'],
    rounds: 2,
    hoursAgo: 30,
    end: 'canceled',
  },
  {
    example: 'collaboration',
    team: ['synthesisLead', 'marketAnalyst', 'scenarioPlanner', 'spreadsheetRunner'],
    hoursAgo: 5,
  },
  {
    text: 'nordicLaunch',
    team: ['synthesisLead', 'marketAnalyst', 'contractReader'],
    rounds: 3,
    hoursAgo: 1,
    end: 'pending',
  },
];
