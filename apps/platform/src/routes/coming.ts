import type { MessageId } from '@constella/i18n';

import { screenRoute, type RouteFactory } from './define-route';

const coming = (path: string, title: MessageId): RouteFactory =>
  screenRoute({
    path,
    title,
    namespaces: ['coming', 'run'],
    load: () => import('../features/coming/coming-screen').then((m) => m.ComingScreen),
  });

/** Public pages of platform-client §2.1 that a later release fills. */
export const comingPublicRoutes = [
  coming('/features', 'coming.title.features'),
  coming('/solutions', 'coming.title.solutions'),
  coming('/pricing', 'coming.title.pricing'),
  coming('/use-cases', 'coming.title.useCases'),
  coming('/faq', 'coming.title.faq'),
  coming('/about', 'coming.title.about'),
  coming('/contact', 'coming.title.contact'),
  coming('/terms', 'coming.title.terms'),
  coming('/privacy', 'coming.title.privacy'),
  coming('/cookies', 'coming.title.cookies'),
];

/** Signed-in areas of platform-client §2.1–2.3 that a later release fills. */
export const comingProtectedRoutes = [
  coming('/membership', 'shell.title.membership'),
  screenRoute({
    path: '/admin/*',
    title: 'coming.title.admin',
    namespaces: ['coming', 'run', 'errors'],
    load: () => import('../features/coming/coming-admin-screen').then((m) => m.ComingAdminScreen),
  }),
  coming('/responsive-demo', 'coming.title.responsiveDemo'),
  coming('/physical-world', 'coming.title.physicalWorld'),
  coming('/breakthrough-discovery', 'coming.title.breakthroughDiscovery'),
  coming('/starmedix', 'coming.title.medicine'),
  coming('/starmedx-fixed', 'coming.title.medicine'),
  coming('/starstem', 'coming.title.science'),
  coming('/starstem-integrated', 'coming.title.science'),
  coming('/dashboard', 'coming.title.dashboard'),
  coming('/dashboard/cognitive-analysis', 'coming.title.cognitiveAnalysis'),
  coming('/dashboard/memory-fusion', 'coming.title.memoryFusion'),
  coming('/dashboard/cognitive-planning', 'coming.title.cognitivePlanning'),
  coming('/dashboard/agent-collaboration', 'coming.title.agentCollaboration'),
  coming('/dashboard/creative-generation', 'coming.title.creativeGeneration'),
  coming('/dashboard/ethical-innovation', 'coming.title.ethicalInnovation'),
  coming('/personal', 'coming.title.personal'),
  coming('/personal/learning-dashboard', 'coming.title.learningDashboard'),
  coming('/personal/learning-creator', 'shell.title.learningCreator'),
  coming('/personal/learning-creator/:page', 'shell.title.learningCreator'),
  coming('/personal/learning-resources', 'coming.title.learningResources'),
  coming('/personal/learning-assistant', 'shell.title.learningAssistant'),
  coming('/personal/learning-assistant/content', 'coming.title.learningContent'),
  coming('/personal/learning-assistant/collaboration', 'coming.title.learningCollaboration'),
  coming('/personal/learning-assistant/progress', 'coming.title.learningProgress'),
  coming('/personal/learning-assistant/agents', 'coming.title.learningAgents'),
  coming('/personal/learning-assistant/models', 'coming.title.learningModels'),
  coming('/personal/learning-assistant/plan/:planId', 'coming.title.learningPlan'),
  coming('/personal/learning-experience', 'coming.title.learningExperience'),
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
