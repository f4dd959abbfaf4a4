/**
 * The screens of signed-in work, each fetched when it is opened. What a screen is made of is listed
 * where its import stands: here, and not in what a visitor's first load brings.
 */

import { loadStreams } from '@constella/api-client';

import { keepFocus } from '../app/kept-focus';

// For all of them, from the first one that is opened.
keepFocus();

/** A screen that watches models or runs, with what reads their streams. */
const watching = async <Module>(load: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load, loadStreams()]);
  return module;
};

/** Flow screen. */
export const flowScreen = () =>
  watching(import('../features/flow/flow-screen')).then((m) => m.FlowScreen);
/** Agents screen. */
export const agentsScreen = () =>
  import('../features/agents/agents-screen').then((m) => m.AgentsScreen);
/** Models screen. */
export const modelsScreen = () =>
  watching(import('../features/models/models-screen')).then((m) => m.ModelsScreen);
/** Tasks screen. */
export const tasksScreen = () =>
  import('../features/tasks/tasks-screen').then((m) => m.TasksScreen);
/** Run screen. */
export const runScreen = () =>
  watching(import('../features/run/run-screen')).then((m) => m.RunScreen);
/** Workflow screen. */
export const workflowScreen = () =>
  import('../features/workflow/workflow-screen').then((m) => m.WorkflowScreen);
/** Account screen. */
export const accountScreen = () =>
  import('../features/account/account-screen').then((m) => m.AccountScreen);
/** Enterprise area. */
export const enterpriseArea = () =>
  watching(import('../features/workspace/enterprise-area')).then((m) => m.EnterpriseArea);
/** Shared run screen. */
export const sharedRunScreen = () =>
  import('../features/workspace/shared-run-screen').then((m) => m.SharedRunScreen);
