/**
 * The screens of signed-in work, each fetched when it is opened. What a screen is made of is listed
 * where its import stands: here, and not in what a visitor's first load brings.
 */

import { loadStreams } from '@constella/api-client';

import { recoverFocus } from '../base/focus-recovery';

// For all of them, from the first one that is opened.
recoverFocus();

/** A screen that watches models or runs, with what reads their streams. */
const watching = async <Module>(load: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load, loadStreams()]);
  return module;
};

/** Flow screen. */
export const flowScreen = () =>
  watching(import('../screens/flow/flow-screen')).then((m) => m.FlowScreen);
/** Agents screen. */
export const agentsScreen = () =>
  import('../screens/agents/agents-screen').then((m) => m.AgentsScreen);
/** Models screen. */
export const modelsScreen = () =>
  watching(import('../screens/models/models-screen')).then((m) => m.ModelsScreen);
/** Tasks screen. */
export const tasksScreen = () => import('../screens/tasks/tasks-screen').then((m) => m.TasksScreen);
/** Run screen. */
export const runScreen = () =>
  watching(import('../screens/run/run-screen')).then((m) => m.RunScreen);
/** Workflow screen. */
export const workflowScreen = () =>
  import('../screens/workflow/workflow-screen').then((m) => m.WorkflowScreen);
/** Account screen. */
export const accountScreen = () =>
  import('../screens/account/account-screen').then((m) => m.AccountScreen);
/** Enterprise area. */
export const enterpriseArea = () =>
  watching(import('../screens/workspace/enterprise-area')).then((m) => m.EnterpriseArea);
/** Shared run screen. */
export const sharedRunScreen = () =>
  import('../screens/workspace/shared-run-screen').then((m) => m.SharedRunScreen);
