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
  personal('research-assistant', 'shell.title.researchAssistant'),
  personal('learning-creator', 'shell.title.learningCreator'),
  personal('creative-assistant', 'shell.title.creativeAssistant'),
  personal('learning-assistant', 'shell.title.learningAssistant'),
  personal('travel-planner', 'shell.title.travelPlanner'),
  member('/personal/life-assistant', 'shell.title.lifeAssistant'),
  at(
    '/personal/intelligent-life-manager/*',
    '/personal/intelligent-life-manager',
    'shell.title.lifeManager',
  ),
  member('/personal/career-planner', 'shell.title.careerPlanner'),
  personal('life-assistant', 'shell.title.lifeAssistant'),
  at('/starmedix/*', '/starmedix/*', 'shell.title.starmedix'),
  at('/starmedx-fixed/*', '/starmedix/*', 'shell.title.starmedix'),
  at('/starstem/*', '/starstem/*', 'shell.title.starstem'),
  at('/starstem-integrated/*', '/starstem/*', 'shell.title.starstem'),
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
  member('/dashboard', 'shell.title.dashboard'),
  member('/dashboard/cognitive-analysis', 'shell.title.cognitiveAnalysis'),
  member('/dashboard/memory-fusion', 'shell.title.memoryFusion'),
  member('/dashboard/cognitive-planning', 'shell.title.cognitivePlanning'),
  member('/dashboard/agent-collaboration', 'shell.title.agentCollaboration'),
  member('/dashboard/creative-generation', 'shell.title.creativeGeneration'),
  member('/dashboard/ethical-innovation', 'shell.title.ethicalInnovation'),
  member('/physical-world', 'shell.title.physicalWorld'),
  member('/responsive-demo', 'shell.title.responsiveDemo'),
  member('/account', 'shell.title.account'),
  member('/settings/files', 'shell.title.files'),
  member('/settings/models', 'shell.title.modelServices'),
  member('/personal/learning-dashboard', 'shell.title.learningDashboard'),
  member('/personal/learning-assistant/plan/:planId', 'shell.title.learningPlan'),
  member('/personal/learning-assistant/progress', 'shell.title.learningProgress'),
  member('/personal/learning-assistant/content', 'shell.title.learningContent'),
  member('/personal/learning-resources', 'shell.title.learningResources'),
  member('/personal/learning-assistant/collaboration', 'shell.title.learningCollaboration'),
  member('/personal/learning-assistant/agents', 'shell.title.learningAgents'),
  member('/personal/learning-assistant/models', 'shell.title.learningModels'),
];

/** A session: nothing of the shell is around it. */
export const sessionRoutes = [
  member('/personal/learning-experience', 'shell.title.learningExperience'),
];
