import * as z from 'zod';

import {
  assistantSchema,
  clarifyingQuestionSchema,
  runEstimateSchema,
  runModelQuerySchema,
  runQuerySchema,
  runRequestSchema,
} from '../assistants/calls.js';
import { finishedExampleSchema } from '../entities/finished-example.js';
import { runRatingBodySchema, runRatingSchema } from '../entities/rating.js';
import { revisionBodySchema, revisionEstimateSchema } from '../entities/result-revision.js';
import {
  resultEditBodySchema,
  runVersionResultSchema,
  runVersionSchema,
} from '../entities/run-version.js';
import { sharedRunSchema } from '../entities/shared-run.js';
import { taskBodySchema, taskChangeBodySchema, taskSchema } from '../entities/task.js';
import { runEventSchema } from '../events.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Runs');
const defineResultCall = callsOf('Results');

/** A request of the first assistant. */
const question = { question: 'Which of our routes could we drop?' };

/** The calls of assistants, runs and their results. */
export const runCalls = {
  /** In the language of the client. */
  assistants: defineCall('GET /api/assistants', {
    summary: 'The assistants there are, with their steps',
    auth: 'none',
    answer: z.array(assistantSchema),
  }),
  /** In the language of the client. */
  assistantExample: defineCall('GET /api/assistants/{assistant}/example', {
    summary: 'A finished run that shows what an assistant delivers',
    auth: 'none',
    answer: finishedExampleSchema,
    refusals: [404],
  }),
  estimateRun: defineCall('POST /api/assistants/{assistant}/estimate', {
    summary: 'What a run would cost, and whether the points suffice',
    changes: [],
    body: runRequestSchema,
    query: runModelQuerySchema,
    answer: runEstimateSchema,
    refusals: [404, 409],
    sample: question,
  }),
  /**
   * Asks the chosen model, or the fast one, whether something decisive is missing from a request. There
   * is no question where no model is connected, the assistant has none to ask, or no answer comes in
   * time. It costs no points; its tokens count.
   */
  clarifyRun: defineCall('POST /api/assistants/{assistant}/clarification', {
    summary: 'The one question worth asking before a run, if there is one',
    changes: [],
    body: runRequestSchema,
    query: runModelQuerySchema,
    answer: clarifyingQuestionSchema,
    refusals: [404],
    sample: question,
  }),
  /**
   * By the `?model=` it names, where it names one; with `?webSearch=true` its service searches the
   * web for it, where it offers that; with `?start=false` it waits to be started.
   */
  createRun: defineCall('POST /api/assistants/{assistant}/runs', {
    summary: 'Create a run of an assistant and start it',
    changes: ['tasks', 'estimateRun'],
    keeps: 'task',
    body: runRequestSchema,
    query: runQuerySchema,
    answer: taskSchema,
    once: true,
    status: 201,
    refusals: [402, 404, 409],
    sample: question,
  }),

  tasks: defineCall('GET /api/tasks', {
    summary: 'All own runs, the newest first',
    lists: 'tasks',
    answer: z.array(taskSchema),
    every: 5_000,
    unfinished: true,
  }),
  task: defineCall('GET /api/tasks/{id}', { summary: 'One run', answer: taskSchema }),
  /** Creates a run; it waits to be started. */
  createTask: defineCall('POST /api/tasks', {
    summary: 'Create a run from a collaboration task',
    changes: ['tasks'],
    keeps: 'task',
    body: taskBodySchema,
    answer: taskSchema,
    once: true,
    status: 201,
    refusals: [409],
  }),
  /** `pending → running`; 409 from any other status. */
  startTask: defineCall('POST /api/tasks/{id}/start', {
    summary: 'Start a pending run',
    changes: ['tasks', 'estimateRun'],
    keeps: 'task',
    answer: taskSchema,
    once: true,
    refusals: [402, 409],
  }),
  /** `pending | running → canceled`; 409 from a final status. */
  cancelTask: defineCall('POST /api/tasks/{id}/cancel', {
    summary: 'Cancel a run that has not ended',
    changes: ['tasks', 'estimateRun'],
    keeps: 'task',
    answer: taskSchema,
    refusals: [409],
  }),
  /**
   * `failed | canceled → running`, the same run; 409 otherwise. The events of the earlier attempt
   * are no longer replayed, and ids go on from the last one, so a resumed reader misses nothing.
   */
  retryTask: defineCall('POST /api/tasks/{id}/retry', {
    summary: 'Start a failed or canceled run again',
    changes: ['tasks', 'estimateRun'],
    keeps: 'task',
    answer: taskSchema,
    once: true,
    refusals: [402, 409],
  }),
  updateTask: defineCall('PATCH /api/tasks/{id}', {
    summary: 'Rename a run, or pin it',
    changes: ['tasks'],
    body: taskChangeBodySchema,
    answer: taskSchema,
    sample: { title: 'Routes to drop', pinned: true },
  }),
  /** With its events, traces, versions and rating; 409 while it runs. */
  deleteTask: defineCall('DELETE /api/tasks/{id}', {
    summary: 'Delete a run with everything it left behind',
    changes: ['tasks'],
    removes: 'task',
    refusals: [409],
  }),
  /** Brings a deleted run back with all that went with it; 404 when that was too long ago. */
  restoreTask: defineCall('POST /api/tasks/{id}/restore', {
    summary: 'Bring a deleted run back',
    changes: ['tasks'],
    keeps: 'task',
    answer: taskSchema,
  }),
  /** The model's own version is number 1. */
  taskVersions: defineResultCall('GET /api/tasks/{id}/versions', {
    summary: 'The versions of a result, the newest first',
    answer: z.array(runVersionSchema),
  }),
  taskVersion: defineResultCall('GET /api/tasks/{id}/versions/{version}', {
    summary: 'One version of a result',
    answer: runVersionResultSchema,
  }),
  /**
   * Saves an edited result as a new version; a result that is the same makes none. `If-Match` names
   * the version it was made from; 412, with the run as it is now, when there is a newer one.
   */
  saveResult: defineResultCall('POST /api/tasks/{id}/versions', {
    summary: 'Save an edited result as a new version',
    changes: ['tasks'],
    keeps: 'task',
    body: resultEditBodySchema,
    answer: taskSchema,
    versioned: true,
    refusals: [409],
    sample: { result: { text: 'Drop the northern route.' }, note: 'Shorter' },
  }),
  /** Makes a new version that is equal to an old one; `If-Match` as for a save. */
  restoreVersion: defineResultCall('POST /api/tasks/{id}/versions/{version}/restore', {
    summary: 'Make an old version the newest one again',
    changes: ['tasks'],
    keeps: 'task',
    answer: taskSchema,
    versioned: true,
    refusals: [409],
  }),
  estimateRevision: defineResultCall('GET /api/tasks/{id}/revisions/estimate', {
    summary: 'What a change of a result in words would cost, and which model makes it',
    answer: revisionEstimateSchema,
    refusals: [409],
  }),
  /**
   * Has a model change a result as it is told, in all of it or in some of its fields, and saves that
   * as a new version; `If-Match` as for a save. Without a change there is no new version. Nothing is
   * charged when it is refused, when no usable answer comes, or when whoever asked leaves.
   */
  reviseResult: defineResultCall('POST /api/tasks/{id}/revisions', {
    summary: 'Have a model change a result, as a new version',
    changes: ['tasks', 'estimateRun', 'estimateRevision'],
    keeps: 'task',
    body: revisionBodySchema,
    answer: taskSchema,
    versioned: true,
    once: true,
    refusals: [402, 409, 429, 502],
    sample: { instruction: 'Shorter, and name the costs first.', parts: ['text'] },
  }),
  rateTask: defineResultCall('POST /api/tasks/{id}/rating', {
    summary: 'Set or change the own rating of a run',
    changes: ['tasks'],
    body: runRatingBodySchema,
    answer: runRatingSchema,
    refusals: [409],
    sample: { stars: 4, text: 'Clear, but the costs are missing.' },
  }),
  unrateTask: defineResultCall('DELETE /api/tasks/{id}/rating', {
    summary: 'Take the own rating back',
    changes: ['tasks'],
  }),
  /** Turns the share link on, the same one as long as it is on: the run then has a `shareId`. */
  shareTask: defineResultCall('POST /api/tasks/{id}/share', {
    summary: 'Turn the share link of a finished run on',
    changes: ['tasks'],
    keeps: 'task',
    answer: taskSchema,
    refusals: [409],
  }),
  /** Turns it off: from now on the link leads nowhere, and it never comes back. */
  unshareTask: defineResultCall('DELETE /api/tasks/{id}/share', {
    summary: 'Turn the share link off, for good',
    changes: ['tasks', 'sharedRun'],
    keeps: 'task',
    answer: taskSchema,
  }),
  /** A run somebody shares, by its `shareId`; 404 for a link that is off. */
  sharedRun: defineResultCall('GET /api/shared-runs/{link}', {
    summary: 'A run somebody shares, by its link',
    answer: sharedRunSchema,
    refusals: [404],
  }),
  /** All events so far, then live ones until `done`; after `Last-Event-ID` when it is sent. */
  taskEvents: defineCall('GET /api/tasks/{id}/events', {
    summary: 'The events of a run, those so far and then live ones until `done`',
    // The record holds the result and the settled points, the agents' figures count it.
    changes: ['tasks', 'agents', 'estimateRun'],
    also: 'results',
    answer: runEventSchema,
    stream: true,
    resumable: true,
  }),
};
