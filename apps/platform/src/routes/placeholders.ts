import type { MessageId } from '@constella/i18n';

import { screenRoute, type RouteFactory } from './define-route';

const placeholder = (path: string, title: MessageId): RouteFactory =>
  screenRoute({
    path,
    title,
    namespaces: ['coming', 'run'],
    load: () =>
      import('../screens/placeholder/placeholder-screen').then((m) => m.PlaceholderScreen),
  });

/** Public pages of platform-client §2.1 that a later release fills. */
export const placeholderPublicRoutes = [
  placeholder('/features', 'coming.title.features'),
  placeholder('/solutions', 'coming.title.solutions'),
  placeholder('/pricing', 'coming.title.pricing'),
  placeholder('/use-cases', 'coming.title.useCases'),
  placeholder('/about', 'coming.title.about'),
  placeholder('/contact', 'coming.title.contact'),
  placeholder('/privacy', 'coming.title.privacy'),
  placeholder('/cookies', 'coming.title.cookies'),
];

/** Signed-in areas of platform-client §2.1–2.3 that a later release fills. */
export const placeholderProtectedRoutes = [
  placeholder('/membership', 'shell.title.membership'),
  screenRoute({
    path: '/admin/*',
    title: 'coming.title.admin',
    namespaces: ['coming', 'run', 'errors'],
    load: () =>
      import('../screens/placeholder/placeholder-admin-screen').then(
        (m) => m.PlaceholderAdminScreen,
      ),
  }),
  placeholder('/responsive-demo', 'coming.title.responsiveDemo'),
  placeholder('/physical-world', 'coming.title.physicalWorld'),
  placeholder('/breakthrough-discovery', 'coming.title.breakthroughDiscovery'),
  placeholder('/starmedix', 'coming.title.medicine'),
  placeholder('/starmedx-fixed', 'coming.title.medicine'),
  placeholder('/starstem', 'coming.title.science'),
  placeholder('/starstem-integrated', 'coming.title.science'),
  placeholder('/dashboard', 'coming.title.dashboard'),
  placeholder('/dashboard/cognitive-analysis', 'coming.title.cognitiveAnalysis'),
  placeholder('/dashboard/memory-fusion', 'coming.title.memoryFusion'),
  placeholder('/dashboard/cognitive-planning', 'coming.title.cognitivePlanning'),
  placeholder('/dashboard/agent-collaboration', 'coming.title.agentCollaboration'),
  placeholder('/dashboard/creative-generation', 'coming.title.creativeGeneration'),
  placeholder('/dashboard/ethical-innovation', 'coming.title.ethicalInnovation'),
  placeholder('/personal/learning-dashboard', 'coming.title.learningDashboard'),
  placeholder('/personal/learning-creator', 'shell.title.learningCreator'),
  placeholder('/personal/learning-creator/:page', 'shell.title.learningCreator'),
  placeholder('/personal/learning-resources', 'coming.title.learningResources'),
  placeholder('/personal/learning-assistant', 'shell.title.learningAssistant'),
  placeholder('/personal/learning-assistant/content', 'coming.title.learningContent'),
  placeholder('/personal/learning-assistant/collaboration', 'coming.title.learningCollaboration'),
  placeholder('/personal/learning-assistant/progress', 'coming.title.learningProgress'),
  placeholder('/personal/learning-assistant/agents', 'coming.title.learningAgents'),
  placeholder('/personal/learning-assistant/models', 'coming.title.learningModels'),
  placeholder('/personal/learning-assistant/plan/:planId', 'coming.title.learningPlan'),
  placeholder('/personal/learning-experience', 'coming.title.learningExperience'),
  placeholder('/personal/life-assistant', 'shell.title.lifeAssistant'),
  placeholder('/personal/life-assistant/:page', 'shell.title.lifeAssistant'),
  placeholder('/personal/intelligent-life-manager', 'shell.title.lifeManager'),
  placeholder('/personal/intelligent-life-manager/:page', 'shell.title.lifeManager'),
  placeholder('/personal/travel-planner', 'shell.title.travelPlanner'),
  placeholder('/personal/travel-planner/:page', 'shell.title.travelPlanner'),
  placeholder('/personal/career-planner', 'shell.title.careerPlanner'),
  placeholder('/personal/research-assistant', 'shell.title.researchAssistant'),
  placeholder('/personal/research-assistant/:page', 'shell.title.researchAssistant'),
];
