import { screenRoute } from './define-route';

/** Screens for signed-in users, inside the area with the side navigation. */
export const workspaceRoutes = [
  screenRoute({
    path: '/agents',
    title: 'shell.title.agents',
    namespaces: ['agents', 'models', 'tasks', 'run', 'validation', 'errors'],
    load: () =>
      import('../features/agents/agents-screen').then((m) => ({
        Screen: m.AgentsScreen,
        prefetch: m.prefetch,
      })),
  }),
  screenRoute({
    path: '/models',
    title: 'shell.title.models',
    namespaces: ['models', 'validation', 'run', 'errors'],
    load: () =>
      import('../features/models/models-screen').then((m) => ({
        Screen: m.ModelsScreen,
        prefetch: m.prefetch,
      })),
  }),
  screenRoute({
    path: '/tasks',
    title: 'shell.title.tasks',
    namespaces: ['tasks', 'run', 'agents', 'errors'],
    load: () =>
      import('../features/tasks/tasks-screen').then((m) => ({
        Screen: m.TasksScreen,
        prefetch: m.prefetch,
      })),
  }),
  screenRoute({
    path: '/task-execution/:taskId',
    title: 'shell.title.taskExecution',
    namespaces: ['run', 'agents', 'tasks', 'errors'],
    load: () => import('../features/run/run-screen').then((m) => ({ Screen: m.RunScreen })),
  }),
  screenRoute({
    path: '/account',
    title: 'shell.title.account',
    namespaces: ['account', 'validation', 'run', 'errors'],
    load: () =>
      import('../features/account/account-screen').then((m) => ({ Screen: m.AccountScreen })),
  }),
];
