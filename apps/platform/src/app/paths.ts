/** Every path the app links to; the route tables in `routes/` mount screens on them. */
export const paths = {
  home: '/',
  landing: '/static-main',
  auth: '/auth',
  account: '/account',
  admin: '/admin',
  agents: '/agents',
  models: '/models',
  tasks: '/tasks',
  run: (taskId: number | string) => `/task-execution/${taskId}`,
  workflow: '/workflow-visualization',
  cognitiveFlow: '/unified-cognitive-flow',
  personal: '/personal',
  enterprise: '/enterprise',
  medicine: '/starmedix',
  science: '/starstem',
  membership: '/membership',
} as const;

/** Where a person was going when sign-in came between; only paths of this app are followed. */
export const signInHref = (from: string): string =>
  from === paths.home ? paths.auth : `${paths.auth}?from=${encodeURIComponent(from)}`;

/** The path to open after sign-in. Anything but a path of this app leads home. */
export function afterSignIn(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? paths.home;
  return /^\/(?![/\\])/.test(from) && !from.startsWith(paths.auth) ? from : paths.home;
}
