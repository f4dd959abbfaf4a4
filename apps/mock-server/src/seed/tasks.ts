import type { AgentKey } from './agents.js';
import type { SeedTexts } from './seed-texts.js';

/** A task that exists from the start, and how far it got. */
export interface TaskFacts {
  /** Its title and description in the texts. */
  readonly text: keyof SeedTexts['tasks'];
  /** The demo user's agents; the first coordinates. */
  readonly team: readonly AgentKey[];
  readonly rounds: number;
  readonly passThrough?: boolean;
  /** How long before the server's first start it was created, in hours. */
  readonly hoursAgo: number;
  readonly end: 'completed' | 'failed' | 'canceled' | 'pending';
}

/** The demo user's tasks, oldest first. */
export const seededTasks: readonly TaskFacts[] = [
  {
    text: 'supplierContract',
    team: ['synthesisLead', 'contractReader', 'evidenceChecker'],
    rounds: 2,
    passThrough: true,
    hoursAgo: 190,
    end: 'completed',
  },
  {
    text: 'gdprUpdate',
    team: ['synthesisLead', 'forecastModeller'],
    rounds: 1,
    hoursAgo: 96,
    end: 'failed',
  },
  {
    text: 'pricingMemo',
    team: ['synthesisLead', 'marketAnalyst', 'spreadsheetRunner', 'evidenceChecker'],
    rounds: 3,
    hoursAgo: 51,
    end: 'completed',
  },
  {
    text: 'leaseRenewal',
    team: ['synthesisLead', 'contractReader', 'scenarioPlanner'],
    rounds: 2,
    hoursAgo: 30,
    end: 'canceled',
  },
  {
    text: 'fulfilmentSite',
    team: [
      'synthesisLead',
      'marketAnalyst',
      'contractReader',
      'scenarioPlanner',
      'spreadsheetRunner',
    ],
    rounds: 2,
    hoursAgo: 5,
    end: 'completed',
  },
  {
    text: 'nordicLaunch',
    team: ['synthesisLead', 'marketAnalyst', 'contractReader'],
    rounds: 3,
    hoursAgo: 1,
    end: 'pending',
  },
];
