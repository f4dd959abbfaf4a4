import type { MessageId } from '@constella/i18n';

import { screenRoute, type RouteFactory } from './define-route';
import type { MemberPath } from './member-screens';

/** A screen's parts come with the first of these routes: a visitor's first load does without. */
const member = (path: MemberPath, title: MessageId): RouteFactory => at(path, path, title);

const at = (path: string, screen: MemberPath, title: MessageId): RouteFactory =>
  screenRoute({
    path,
    title,
    screen: () => import('./member-screens').then((m) => m.memberScreens[screen]),
  });

/** An assistant of the personal area: every page under its path, and what sign-in calls it. */
const personal = (id: string, title: MessageId): RouteFactory =>
  at(`/personal/${id}/*`, '/personal/*', title);

/** The assistants, and a finished run somebody shares. */
export const areaRoutes = [
  member('/enterprise/*', 'shell.title.enterprise'),
  member('/personal/*', 'shell.title.personal'),
  personal('creative-assistant', 'shell.title.creativeAssistant'),
  member('/shared/:link', 'shell.title.sharedResult'),
];

/** Other screens of signed-in work. */
export const workspaceRoutes = [
  member('/unified-cognitive-flow', 'shell.title.cognitiveFlow'),
  member('/cognitive-flow', 'shell.title.cognitiveFlow'),
  member('/agents', 'shell.title.agents'),
  member('/models', 'shell.title.models'),
  member('/tasks', 'shell.title.tasks'),
  member('/task-execution/:taskId', 'shell.title.taskExecution'),
  member('/workflow-visualization', 'shell.title.workflowVisualization'),
  member('/account', 'shell.title.account'),
  member('/settings/models', 'shell.title.modelServices'),
];
