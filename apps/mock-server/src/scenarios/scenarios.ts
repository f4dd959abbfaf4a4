import type { SubscriptionStatus } from '@constella/api-client/contract';

import type { ModelProvider } from '../models/provider.js';
import {
  eventsBreakOff,
  lateOnMedicalPaths,
  onLists,
  signedOutAtWrite,
  type Trouble,
} from './faults.js';
import { connected, goneAtFirst, priced, withoutForm, withoutQuota } from './models.js';
import { withFullLists, withLargeLists, withoutWork } from './prepare/amounts.js';
import { usedUp, withoutPoints } from './prepare/limits.js';
import type { Preparation } from './prepare/preparation.js';
import { inState } from './prepare/subscription.js';

/** A state of the world that can be asked for by name. */
export interface ScenarioDefinition {
  /** Its description, in one sentence. */
  readonly about: string;
  /** Whether the demo user is signed in. @default true */
  readonly signedIn?: boolean;
  /** Changes of the seeded data, in order. */
  readonly prepare?: readonly Preparation[];
  /** The model that writes, in place of the offline one. */
  readonly provider?: (offline: ModelProvider) => ModelProvider;
  /** The faults of requests; made anew for each server. */
  readonly trouble?: () => Trouble;
}

/** Milliseconds: longer than any other request may take, and within what a medical one may. */
const medicalDelay = 90_000;

/** A tool was called by then and a text begun, and most is still to come. */
const eventsBeforeTheBreak = 12;

const subscription = (status: SubscriptionStatus, about: string): ScenarioDefinition => ({
  about,
  prepare: [inState(status)],
});

/** Every scenario. `docs/scenarios.md` lists them with the same words. */
export const scenarioDefinitions = {
  default: { about: 'The demo user is signed in and everything works.' },
  anonymous: { about: 'Nobody is signed in.', signedIn: false },
  empty: {
    about: 'The demo user has an account and nothing else: no agents, no runs, no records.',
    prepare: [withoutWork],
  },
  full: {
    about:
      'Every list of the demo user goes beyond its first page, one agent has the longest name there can be, and the membership is nearly used up.',
    prepare: [withFullLists, usedUp(0.97)],
  },
  large: {
    about: 'The demo user has 10,000 runs and 10,000 talks with the life assistant.',
    prepare: [withLargeLists],
  },
  error: {
    about:
      'The subscription and the lists of agents, runs, models, plans and of every record answer 500.',
    trouble: () => onLists({ kind: 'fails', status: 500 }),
  },
  slow: {
    about: 'The same lists are still on their way, for as long as anybody waits.',
    trouble: () => onLists({ kind: 'silent' }),
  },
  slow_medical: {
    about:
      'Answers on paths of the medical service take 90 s, where any other request would have been given up after 60 s.',
    trouble: () => lateOnMedicalPaths(medicalDelay),
  },
  offline: {
    about: 'No request reaches the server.',
    trouble: () => () => ({ kind: 'unreachable' }),
  },
  maintenance: {
    about:
      'The server is being updated: every request is answered 503, to be tried again in 2 min.',
    trouble: () => () => ({ kind: 'fails', status: 503, retryAfter: 120 }),
  },
  session_expired: {
    about: 'The session ends with the first change: it answers 401 until somebody signs in again.',
    trouble: () => signedOutAtWrite(1),
  },
  quota_error: {
    about:
      'The models most agents prefer have no quota left: runs say so and go on with another model, model tests answer 429.',
    provider: withoutQuota,
  },
  connection_lost: {
    about:
      'The events of every run break off once on the way, and the first try to come back finds nobody; the run goes on meanwhile.',
    trouble: () => eventsBreakOff(eventsBeforeTheBreak),
  },
  connected: {
    about:
      'A model service is paid with points: it writes what the offline model would, and changes results as it is told.',
    provider: connected,
  },
  run_fails: {
    about:
      'The model service cannot be reached when the first run asks for a text: the run fails; run again, it comes to its end.',
    provider: goneAtFirst,
  },
  run_unshaped: {
    about:
      'The first answer that needs a form comes without it, twice: the run keeps it as a text; run again, it comes to its end.',
    provider: withoutForm,
  },
  active: subscription('active', 'The subscription is paid and renews.'),
  canceled: subscription(
    'canceled',
    'The subscription was canceled and runs to the end of the paid period.',
  ),
  past_due: subscription(
    'past_due',
    'The renewal failed four days ago and is being collected; the membership still counts.',
  ),
  unpaid: subscription(
    'unpaid',
    'Collecting was given up after three weeks; the limits of the free tier count.',
  ),
  trialing: subscription('trialing', 'The subscription is a trial that ends in nine days.'),
  paused: subscription(
    'paused',
    'The subscription rests without a date; the limits of the free tier count.',
  ),
  out_of_points: {
    about:
      'A model service is paid with points and the demo user has spent every one: runs and model tests answer 402.',
    prepare: [withoutPoints],
    provider: priced,
  },
  limit_reached: {
    about:
      'The membership’s runs, tokens, images and minutes of this month are used up: runs answer 403.',
    prepare: [usedUp(1)],
  },
} as const satisfies Record<string, ScenarioDefinition>;

/** The name of a scenario. */
export type Scenario = keyof typeof scenarioDefinitions;
/** The names of all scenarios. */
export const scenarios = Object.keys(scenarioDefinitions) as Scenario[];
