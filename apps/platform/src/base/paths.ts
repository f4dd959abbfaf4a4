import { signInProblems, type SignInProblem } from '@constella/api-client';

/** Every path the app links to; the route tables in `routes/` mount screens on them. */
export const paths = {
  home: '/',
  landing: '/static-main',
  auth: '/auth',
  forgotPassword: '/auth?tab=forgot',
  account: '/account',
  modelServices: '/settings/models',
  files: '/settings/files',
  admin: '/admin',
  agents: '/agents',
  models: '/models',
  tasks: '/tasks',
  run: (taskId: number | string) => `/task-execution/${taskId}`,
  workflow: '/workflow-visualization',
  dashboard: '/dashboard',
  cognitiveAnalysis: '/dashboard/cognitive-analysis',
  responsiveDemo: '/responsive-demo',
  memoryFusion: '/dashboard/memory-fusion',
  cognitivePlanning: '/dashboard/cognitive-planning',
  agentCollaboration: '/dashboard/agent-collaboration',
  creativeGeneration: '/dashboard/creative-generation',
  ethicalInnovation: '/dashboard/ethical-innovation',
  cognitiveFlow: '/unified-cognitive-flow',
  conversation: (runId: number) => `/unified-cognitive-flow?run=${runId}`,
  personal: '/personal',
  life: '/personal/life-assistant',
  lifeManager: '/personal/intelligent-life-manager',
  career: '/personal/career-planner',
  enterprise: '/enterprise',
  physicalWorld: '/physical-world',
  medicine: '/starmedix',
  science: '/starstem',
  membership: '/membership',
  learningDashboard: '/personal/learning-dashboard',
  learningAssistant: '/personal/learning-assistant',
  learningCreator: '/personal/learning-creator',
  learningProgress: '/personal/learning-assistant/progress',
  learningPlan: (planId: number) => `/personal/learning-assistant/plan/${planId}`,
  /** An activity, opened in its plan. */
  learningActivity: (planId: number, activityId: number) =>
    `/personal/learning-assistant/plan/${planId}?activity=${activityId}`,
  learningContent: '/personal/learning-assistant/content',
  learningResources: '/personal/learning-resources',
  learningMentors: (planId: number) => `/personal/learning-assistant/collaboration?plan=${planId}`,
  learningAgents: (planId: number) => `/personal/learning-assistant/agents?plan=${planId}`,
  /** The cards of all material that are due. */
  learningReview: '/personal/learning-experience',
  /** Where material is learned without anything beside it. */
  learningSession: (contentId: number) => `/personal/learning-experience?content=${contentId}`,
  /** Its questions instead of its cards. */
  learningQuiz: (contentId: number) =>
    `/personal/learning-experience?content=${contentId}&part=quiz`,
  /** A finished run that shows what an assistant delivers. */
  example: (assistant: string) => `/examples/${assistant}`,
  /** Where somebody who has the link reads a result. */
  shared: (link: string) => `/shared/${link}`,
} as const;

/**
 * The way to sign in and back to where somebody was going; only paths of this app are followed.
 * `expired` says that they were signed in until now.
 */
export function signInHref(from: string, reason?: 'expired'): string {
  const params = new URLSearchParams();
  if (from !== paths.home) params.set('from', from);
  if (reason) params.set('reason', reason);
  return params.size > 0 ? `${paths.auth}?${params.toString()}` : paths.auth;
}

/** Whether somebody was sent to sign in by a page that is for signed-in users. */
export const isSentToSignIn = (params: URLSearchParams): boolean =>
  params.has('from') && !params.has('reason');

/** Whether somebody was sent to sign in because their session ran out. */
export const isSessionExpired = (params: URLSearchParams): boolean =>
  params.get('reason') === 'expired';

/** Why an external sign-in led back here, if it did. */
export const signInProblemOf = (params: URLSearchParams): SignInProblem | undefined =>
  signInProblems.find((problem) => problem === params.get('reason'));

/** Where somebody was when their session ended. */
interface LeftPlace {
  userId: number;
  path: string;
}

/**
 * State sign-in is opened with when a session ended: only the tab knows it, through a reload too.
 */
export const leftFrom = (left: LeftPlace): { left: LeftPlace } => ({ left });

/**
 * The path to open after sign-in. Where somebody's session ended is open to nobody but them; anything
 * but a path of this app leads home.
 */
export function afterSignIn(
  { search, state }: { search: string; state: unknown },
  userId: number,
): string {
  const { left } = (state ?? {}) as { left?: LeftPlace };
  if (left) return left.userId === userId ? left.path : paths.home;
  const from = new URLSearchParams(search).get('from') ?? paths.home;
  return /^\/(?![/\\])/.test(from) && !from.startsWith(paths.auth) ? from : paths.home;
}
