import type { MessageId } from '@constella/i18n';

import { screenRoute, type RouteFactory } from './define-route';

const coming = (path: string, title: MessageId): RouteFactory =>
  screenRoute({
    path,
    title,
    namespaces: ['run'],
    load: () => import('../features/coming/coming-screen').then((m) => m.ComingScreen),
  });

/** Public pages of platform-client §2.1 that a later release fills. */
export const comingPublicRoutes = [
  coming('/features', 'shell.title.features'),
  coming('/solutions', 'shell.title.solutions'),
  coming('/pricing', 'shell.title.pricing'),
  coming('/use-cases', 'shell.title.useCases'),
  coming('/faq', 'shell.title.faq'),
  coming('/about', 'shell.title.about'),
  coming('/contact', 'shell.title.contact'),
  coming('/terms', 'shell.title.terms'),
  coming('/privacy', 'shell.title.privacy'),
  coming('/cookies', 'shell.title.cookies'),
];

/** Signed-in areas of platform-client §2.1–2.3 that a later release fills. */
export const comingProtectedRoutes = [
  coming('/membership', 'shell.title.membership'),
  screenRoute({
    path: '/admin/*',
    title: 'shell.title.admin',
    namespaces: ['run', 'errors'],
    load: () => import('../features/coming/coming-admin-screen').then((m) => m.ComingAdminScreen),
  }),
  coming('/responsive-demo', 'shell.title.responsiveDemo'),
  coming('/physical-world', 'shell.title.physicalWorld'),
  coming('/breakthrough-discovery', 'shell.title.breakthroughDiscovery'),
  coming('/starmedix', 'shell.title.medicine'),
  coming('/starmedx-fixed', 'shell.title.medicine'),
  coming('/starstem', 'shell.title.science'),
  coming('/starstem-integrated', 'shell.title.science'),
  coming('/dashboard', 'shell.title.dashboard'),
  coming('/dashboard/cognitive-analysis', 'shell.title.cognitiveAnalysis'),
  coming('/dashboard/memory-fusion', 'shell.title.memoryFusion'),
  coming('/dashboard/cognitive-planning', 'shell.title.cognitivePlanning'),
  coming('/dashboard/agent-collaboration', 'shell.title.agentCollaboration'),
  coming('/dashboard/creative-generation', 'shell.title.creativeGeneration'),
  coming('/dashboard/ethical-innovation', 'shell.title.ethicalInnovation'),
  coming('/personal', 'shell.title.personal'),
  coming('/personal/learning-dashboard', 'shell.title.learningDashboard'),
  coming('/personal/learning-creator', 'shell.title.learningCreator'),
  coming('/personal/learning-creator/:page', 'shell.title.learningCreator'),
  coming('/personal/learning-resources', 'shell.title.learningResources'),
  coming('/personal/learning-assistant', 'shell.title.learningAssistant'),
  coming('/personal/learning-assistant/content', 'shell.title.learningContent'),
  coming('/personal/learning-assistant/collaboration', 'shell.title.learningCollaboration'),
  coming('/personal/learning-assistant/progress', 'shell.title.learningProgress'),
  coming('/personal/learning-assistant/agents', 'shell.title.learningAgents'),
  coming('/personal/learning-assistant/models', 'shell.title.learningModels'),
  coming('/personal/learning-assistant/plan/:planId', 'shell.title.learningPlan'),
  coming('/personal/learning-experience', 'shell.title.learningExperience'),
  coming('/personal/creative-assistant', 'shell.title.creativeAssistant'),
  coming('/personal/creative-assistant/:page', 'shell.title.creativeAssistant'),
  coming('/personal/life-assistant', 'shell.title.lifeAssistant'),
  coming('/personal/life-assistant/:page', 'shell.title.lifeAssistant'),
  coming('/personal/intelligent-life-manager', 'shell.title.lifeManager'),
  coming('/personal/intelligent-life-manager/:page', 'shell.title.lifeManager'),
  coming('/personal/travel-planner', 'shell.title.travelPlanner'),
  coming('/personal/travel-planner/:page', 'shell.title.travelPlanner'),
  coming('/personal/career-planner', 'shell.title.careerPlanner'),
  coming('/personal/research-assistant', 'shell.title.researchAssistant'),
  coming('/personal/research-assistant/:page', 'shell.title.researchAssistant'),
];
