import { queries } from '@constella/api-client/react';

import { screenRoute } from './define-route';

/** Screens for signed-in users, inside the area with the side navigation. */
export const workspaceRoutes = [
  ...['/unified-cognitive-flow', '/cognitive-flow'].map((path) =>
    screenRoute({
      path,
      title: 'shell.title.cognitiveFlow',
      namespaces: ['flow', 'run', 'agents', 'tasks', 'validation', 'errors'],
      prefetch: ({ client, queryClient }) => {
        void queryClient.prefetchQuery(queries.agents(client));
      },
      load: () => import('../features/flow/flow-screen').then((m) => m.FlowScreen),
    }),
  ),
  screenRoute({
    path: '/agents',
    title: 'shell.title.agents',
    namespaces: ['agents', 'models', 'tasks', 'run', 'validation', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.agents(client));
      void queryClient.prefetchQuery(queries.models(client));
    },
    load: () => import('../features/agents/agents-screen').then((m) => m.AgentsScreen),
  }),
  screenRoute({
    path: '/models',
    title: 'shell.title.models',
    namespaces: ['models', 'validation', 'run', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.models(client));
    },
    load: () => import('../features/models/models-screen').then((m) => m.ModelsScreen),
  }),
  screenRoute({
    path: '/tasks',
    title: 'shell.title.tasks',
    namespaces: ['tasks', 'run', 'agents', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.assistants(client));
    },
    load: () => import('../features/tasks/tasks-screen').then((m) => m.TasksScreen),
  }),
  screenRoute({
    path: '/task-execution/:taskId',
    title: 'shell.title.taskExecution',
    namespaces: ['run', 'agents', 'tasks', 'errors'],
    load: () => import('../features/run/run-screen').then((m) => m.RunScreen),
  }),
  screenRoute({
    path: '/workflow-visualization',
    title: 'shell.title.workflowVisualization',
    namespaces: ['workflow', 'run', 'errors'],
    load: () => import('../features/workflow/workflow-screen').then((m) => m.WorkflowScreen),
  }),
  screenRoute({
    path: '/account',
    title: 'shell.title.account',
    namespaces: ['account', 'validation', 'run', 'errors'],
    load: () => import('../features/account/account-screen').then((m) => m.AccountScreen),
  }),
];
