import { loadStreams } from '@constella/api-client';
import { queries } from '@constella/api-client/react';

import { recoverFocus } from '../base/focus-recovery';
import { areaNamespaces } from '../screens/workspace/area-namespaces';
import type { Screen } from './define-route';

// For all of them, from the first one that is opened.
recoverFocus();

/** A screen that watches models or runs, with what reads their streams. */
const withStreams = async <Module>(load: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load, loadStreams()]);
  return module;
};

const flow: Screen = {
  namespaces: ['flow', 'run', 'agents', 'models', 'tasks', 'validation', 'errors'],
  prefetch: ({ client, queryClient }) => {
    void queryClient.prefetchQuery(queries.agents(client));
  },
  load: () => withStreams(import('../screens/flow/flow-screen')).then((m) => m.FlowScreen),
};

const dashboardNamespaces = ['dashboard', 'flow', 'errors'] as const;

/** Parts of the screens of signed-in work, by their paths. */
export const memberScreens = {
  '/enterprise/*': {
    namespaces: areaNamespaces,
    load: () =>
      withStreams(import('../screens/workspace/assistants-area')).then((m) => m.EnterpriseArea),
  },
  '/personal/*': {
    namespaces: areaNamespaces,
    load: () => withStreams(import('../hubs/personal-hub')).then((m) => m.PersonalHub),
  },
  '/starmedix/*': {
    namespaces: areaNamespaces,
    load: () =>
      withStreams(import('../screens/workspace/assistants-area')).then((m) => m.OnePlaceArea),
  },
  '/starstem/*': {
    namespaces: areaNamespaces,
    load: () =>
      withStreams(import('../screens/workspace/assistants-area')).then((m) => m.OnePlaceArea),
  },
  '/personal/life-assistant': {
    namespaces: ['life', 'lifeReview', 'records', 'run', 'validation', 'errors'],
    load: () => import('../hubs/life-hub').then((m) => m.LifeHub),
  },
  '/personal/intelligent-life-manager': {
    namespaces: ['life', 'records', 'run', 'validation', 'errors'],
    load: () => import('../screens/life/manager-screen').then((m) => m.ManagerScreen),
  },
  '/personal/career-planner': {
    namespaces: ['life'],
    load: () => import('../screens/life/career-screen').then((m) => m.CareerScreen),
  },
  '/shared/:link': {
    namespaces: ['workspace', 'run', 'errors'],
    load: () => import('../screens/workspace/shared-run-screen').then((m) => m.SharedRunScreen),
  },
  '/unified-cognitive-flow': flow,
  '/cognitive-flow': flow,
  '/agents': {
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
    load: () => import('../screens/agents/agents-screen').then((m) => m.AgentsScreen),
  },
  '/models': {
    namespaces: ['models', 'validation', 'run', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.models(client));
    },
    load: () => withStreams(import('../screens/models/models-screen')).then((m) => m.ModelsScreen),
  },
  '/tasks': {
    namespaces: ['tasks', 'records', 'run', 'agents', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.assistants(client));
    },
    load: () => import('../screens/tasks/tasks-screen').then((m) => m.TasksScreen),
  },
  '/task-execution/:taskId': {
    namespaces: ['run', 'workspace', 'agents', 'tasks', 'errors'],
    load: () => withStreams(import('../screens/run/run-screen')).then((m) => m.RunScreen),
  },
  '/workflow-visualization': {
    namespaces: ['workflow', 'agents', 'run', 'errors'],
    load: () => import('../screens/workflow/workflow-screen').then((m) => m.WorkflowScreen),
  },
  '/dashboard': {
    namespaces: [...dashboardNamespaces, 'run', 'agents'],
    load: () => import('../screens/dashboard/dashboard-screen').then((m) => m.DashboardScreen),
  },
  '/dashboard/cognitive-analysis': {
    namespaces: [...dashboardNamespaces, 'records'],
    load: () =>
      import('../screens/dashboard/cognitive-analysis-screen').then(
        (m) => m.CognitiveAnalysisScreen,
      ),
  },
  '/dashboard/memory-fusion': {
    namespaces: [...dashboardNamespaces, 'agents', 'records'],
    load: () =>
      import('../screens/dashboard/memory-fusion-screen').then((m) => m.MemoryFusionScreen),
  },
  '/dashboard/cognitive-planning': {
    namespaces: dashboardNamespaces,
    load: () =>
      import('../screens/dashboard/cognitive-planning-screen').then(
        (m) => m.CognitivePlanningScreen,
      ),
  },
  '/dashboard/agent-collaboration': {
    namespaces: dashboardNamespaces,
    load: () =>
      import('../screens/dashboard/agent-collaboration-screen').then(
        (m) => m.AgentCollaborationScreen,
      ),
  },
  '/dashboard/creative-generation': {
    namespaces: dashboardNamespaces,
    load: () =>
      import('../screens/dashboard/creative-generation-screen').then(
        (m) => m.CreativeGenerationScreen,
      ),
  },
  '/dashboard/ethical-innovation': {
    namespaces: [...dashboardNamespaces, 'run'],
    load: () =>
      import('../screens/dashboard/ethical-innovation-screen').then(
        (m) => m.EthicalInnovationScreen,
      ),
  },
  '/physical-world': {
    namespaces: ['tools', 'validation', 'tasks', 'errors', 'run'],
    load: () =>
      import('../screens/physical-world/physical-world-screen').then((m) => m.PhysicalWorldScreen),
  },
  '/responsive-demo': {
    namespaces: ['responsive', 'dashboard', 'flow', 'tasks', 'run', 'agents'],
    load: () =>
      import('../screens/responsive-demo/responsive-demo-screen').then(
        (m) => m.ResponsiveDemoScreen,
      ),
  },
  '/account': {
    namespaces: ['account', 'validation', 'run', 'errors'],
    load: () => import('../screens/account/account-screen').then((m) => m.AccountScreen),
  },
  '/settings/files': {
    namespaces: ['account', 'records', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.attachments(client));
    },
    load: () => import('../screens/files/files-screen').then((m) => m.FilesScreen),
  },
  '/settings/models': {
    namespaces: ['services', 'models', 'run', 'errors'],
    prefetch: ({ client, queryClient }) => {
      void queryClient.prefetchQuery(queries.modelConnection(client));
    },
    load: () =>
      import('../screens/model-services/model-services-screen').then((m) => m.ModelServicesScreen),
  },
  '/personal/learning-dashboard': {
    namespaces: ['plans', 'learning', 'errors'],
    load: () =>
      import('../screens/learning/dashboard/dashboard-screen').then(
        (m) => m.LearningDashboardScreen,
      ),
  },
  '/personal/learning-assistant/plan/:planId': {
    namespaces: ['plans', 'learning', 'mentors', 'records', 'validation', 'run', 'errors'],
    load: () => import('../screens/learning/plan/plan-screen').then((m) => m.PlanScreen),
  },
  '/personal/learning-assistant/progress': {
    namespaces: ['plans', 'learning', 'errors'],
    load: () =>
      import('../screens/learning/progress/progress-screen').then((m) => m.LearningProgressScreen),
  },
  '/personal/learning-assistant/content': {
    namespaces: ['plans', 'study', 'learning', 'records', 'validation', 'run', 'errors'],
    load: () =>
      import('../screens/learning/content/content-screen').then((m) => m.LearningContentScreen),
  },
  '/personal/learning-resources': {
    namespaces: ['resources', 'records', 'validation', 'run', 'errors'],
    load: () =>
      import('../screens/learning/resources/resources-screen').then((m) => m.ResourcesScreen),
  },
  '/personal/learning-assistant/collaboration': {
    namespaces: ['mentors', 'validation', 'run', 'errors'],
    load: () =>
      import('../screens/learning/collaboration/collaboration-screen').then(
        (m) => m.LearningCollaborationScreen,
      ),
  },
  '/personal/learning-assistant/agents': {
    namespaces: ['mentors', 'agents', 'run', 'errors'],
    load: () =>
      import('../screens/learning/agents/mentor-agents-screen').then((m) => m.MentorAgentsScreen),
  },
  '/personal/learning-assistant/models': {
    namespaces: ['mentors'],
    load: () =>
      import('../screens/learning/models/learning-models-screen').then(
        (m) => m.LearningModelsScreen,
      ),
  },
  '/personal/learning-experience': {
    namespaces: ['study', 'training', 'run', 'errors'],
    load: () => import('../screens/session/session-screen').then((m) => m.LearningSessionScreen),
  },
} satisfies Record<string, Screen>;

/** The path of a screen for signed-in users. */
export type MemberPath = keyof typeof memberScreens;
