import { queries } from '@constella/api-client/react';

import { screenRoute } from './define-route';
import { screens } from './screens';

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
      load: () => screens().then((m) => m.flowScreen()),
    }),
  ),
  screenRoute({
    path: '/agents',
    title: 'shell.title.agents',
    namespaces: [
      'agents',
      'records',
      'models',
      'tasks',
      'workspace',
      'run',
      'validation',
      'errors',
    ],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.agents(client));
      void queryClient.prefetchQuery(queries.models(client));
    },
    load: () => screens().then((m) => m.agentsScreen()),
  }),
  screenRoute({
    path: '/models',
    title: 'shell.title.models',
    namespaces: ['models', 'validation', 'run', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.models(client));
    },
    load: () => screens().then((m) => m.modelsScreen()),
  }),
  screenRoute({
    path: '/tasks',
    title: 'shell.title.tasks',
    namespaces: ['tasks', 'records', 'run', 'agents', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.assistants(client));
    },
    load: () => screens().then((m) => m.tasksScreen()),
  }),
  screenRoute({
    path: '/task-execution/:taskId',
    title: 'shell.title.taskExecution',
    namespaces: ['run', 'agents', 'tasks', 'errors'],
    load: () => screens().then((m) => m.runScreen()),
  }),
  screenRoute({
    path: '/workflow-visualization',
    title: 'shell.title.workflowVisualization',
    namespaces: ['workflow', 'agents', 'run', 'errors'],
    load: () => screens().then((m) => m.workflowScreen()),
  }),
  screenRoute({
    path: '/account',
    title: 'shell.title.account',
    namespaces: ['account', 'validation', 'run', 'errors'],
    load: () => screens().then((m) => m.accountScreen()),
  }),
];
