/** The states of the world a story can be shown in. */
export const scenarios = ['default', 'anonymous', 'empty', 'error', 'slow', 'offline'] as const;

/**
 * - `default`: the demo user is signed in and everything works;
 * - `anonymous`: nobody is signed in;
 * - `empty`: the demo user is signed in and has no agents and no tasks;
 * - `error`: the demo user is signed in and every list answers 500;
 * - `slow`: the demo user is signed in and every list is still on its way;
 * - `offline`: no request reaches the server.
 */
export type Scenario = (typeof scenarios)[number];
