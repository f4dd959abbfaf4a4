import type { RouteName } from '../contract/routes.js';

/** What the document says about a call beyond its route and schemas. */
export interface CallNotes {
  readonly tag: keyof typeof callTags;
  readonly summary: string;
  /** @default 200 */
  readonly status?: 201 | 202 | 302;
  /** What `{id}` is. @default 'number' */
  readonly id?: 'text';
  /** Refusals that do not follow from the route and the body. */
  readonly errors?: readonly (401 | 402 | 403 | 404 | 409 | 429 | 502)[];
  /** Fields of the sample body whose rules a schema cannot express. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The areas of the calls, in the order they are read. */
export const callTags = {
  'Sign-in': 'Accounts, sessions and the own profile.',
  Models: 'The models on offer, and one prompt for one of them.',
  Agents: 'The agents of the signed-in member.',
  Companies: 'What the rows of a company do not: bringing it back.',
  Runs: 'Tasks and their runs: created, started, watched, canceled and retried.',
  Results: 'What runs came to: edited, restored, rated and shared.',
  Membership: 'Plans, the own subscription and payment.',
} as const;

/** A password and name that hold every rule. */
const credentials = { username: 'ada', password: 'correct-horse-9' };

/** What the first assistant needs. */
const question = { question: 'Which of our routes could we drop?' };

/** One entry per call: a call added to the contract does not compile until it is described. */
export const callNotes: Record<RouteName, CallNotes> = {
  user: { tag: 'Sign-in', summary: 'The signed-in user' },
  login: {
    tag: 'Sign-in',
    summary: 'Sign in with a name and a password',
    errors: [401, 429],
    body: credentials,
  },
  register: {
    tag: 'Sign-in',
    summary: 'Open an account and sign in',
    status: 201,
    errors: [409, 429],
    body: { ...credentials, email: 'ada@example.com', fullName: 'Ada Lovelace' },
  },
  logout: { tag: 'Sign-in', summary: 'End the session' },
  externalSignIn: {
    tag: 'Sign-in',
    summary: 'Go to the identity provider; the browser navigates here',
    errors: [404],
  },
  externalSignInDone: {
    tag: 'Sign-in',
    summary: 'Back from the identity provider; the browser navigates here',
    errors: [404],
  },
  forgotPassword: {
    tag: 'Sign-in',
    summary: 'Have a link for a new password sent; known or not, the answer is the same',
    errors: [429],
    body: { email: 'ada@example.com' },
  },
  resetPassword: {
    tag: 'Sign-in',
    summary: 'Set a new password with the token of the link',
    errors: [429],
    body: { newPassword: 'battery-staple-7' },
  },
  verifyEmail: {
    tag: 'Sign-in',
    summary: 'Confirm the address with the token of the link',
    errors: [429],
  },
  resendVerification: {
    tag: 'Sign-in',
    summary: 'Have the link that confirms the address sent again',
    errors: [409, 429],
  },
  sessions: { tag: 'Sign-in', summary: 'The own sessions' },
  endSession: { tag: 'Sign-in', summary: 'End one of the own sessions', id: 'text' },
  endOtherSessions: { tag: 'Sign-in', summary: 'End all own sessions but this one' },
  exportAccount: { tag: 'Sign-in', summary: 'Everything that is stored about the own account' },
  deleteAccount: {
    tag: 'Sign-in',
    summary: 'Delete the own account and everything it owns',
    errors: [429],
  },
  updateAccount: {
    tag: 'Sign-in',
    summary: 'Change the own profile; another e-mail address wants the password',
    errors: [409, 429],
    body: {
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      currentPassword: 'correct-horse-9',
    },
  },
  changePassword: {
    tag: 'Sign-in',
    summary: 'Change the own password',
    errors: [429],
    body: { currentPassword: 'correct-horse-9', newPassword: 'battery-staple-7' },
  },

  openrouterModels: { tag: 'Models', summary: 'The models of the first catalogue' },
  perplexityModels: { tag: 'Models', summary: 'The models of the second catalogue' },
  openrouterTest: {
    tag: 'Models',
    summary: 'One prompt for one model of the first catalogue',
    errors: [402, 404, 429, 502],
  },
  perplexityTest: {
    tag: 'Models',
    summary: 'One prompt for one model of the second catalogue',
    errors: [402, 404, 429, 502],
  },
  modelAnswer: {
    tag: 'Models',
    summary: 'One prompt for any model, its answer as it is written',
    errors: [402],
  },

  agents: { tag: 'Agents', summary: 'All own agents' },
  createAgent: { tag: 'Agents', summary: 'Create an agent', status: 201 },
  updateAgent: { tag: 'Agents', summary: 'Change an agent, which makes a new version of it' },
  deleteAgent: { tag: 'Agents', summary: 'Delete an agent' },
  restoreAgent: { tag: 'Agents', summary: 'Bring a deleted agent back' },
  restoreAgentVersion: { tag: 'Agents', summary: 'Make an old version of an agent count again' },
  setAgentStatus: { tag: 'Agents', summary: 'Set the status of an agent' },

  restoreCompany: { tag: 'Companies', summary: 'Bring a deleted company back with its parts' },

  tasks: { tag: 'Runs', summary: 'All own runs, the newest first' },
  assistants: { tag: 'Runs', summary: 'The assistants there are, with their steps' },
  estimateRun: {
    tag: 'Runs',
    summary: 'What a run would cost, and whether the points suffice',
    errors: [404, 409],
    body: question,
  },
  createRun: {
    tag: 'Runs',
    summary: 'Create a run of an assistant and start it',
    status: 201,
    errors: [402, 404, 409],
    body: question,
  },
  task: { tag: 'Runs', summary: 'One run' },
  createTask: {
    tag: 'Runs',
    summary: 'Create a run from a collaboration task',
    status: 201,
    errors: [409],
  },
  startTask: { tag: 'Runs', summary: 'Start a pending run', errors: [402, 409] },
  cancelTask: { tag: 'Runs', summary: 'Cancel a run that has not ended', errors: [409] },
  retryTask: { tag: 'Runs', summary: 'Start a failed or canceled run again', errors: [402, 409] },
  updateTask: {
    tag: 'Runs',
    summary: 'Rename a run, or pin it',
    body: { title: 'Routes to drop', pinned: true },
  },
  deleteTask: {
    tag: 'Runs',
    summary: 'Delete a run with everything it left behind',
    errors: [409],
  },
  restoreTask: { tag: 'Runs', summary: 'Bring a deleted run back' },
  taskVersions: { tag: 'Results', summary: 'The versions of a result, the newest first' },
  taskVersion: { tag: 'Results', summary: 'One version of a result' },
  saveResult: {
    tag: 'Results',
    summary: 'Save an edited result as a new version',
    errors: [409],
    body: { result: { text: 'Drop the northern route.' }, note: 'Shorter' },
  },
  restoreVersion: {
    tag: 'Results',
    summary: 'Make an old version the newest one again',
    errors: [409],
  },
  rateTask: {
    tag: 'Results',
    summary: 'Set or change the own rating of a run',
    errors: [409],
    body: { stars: 4, text: 'Clear, but the costs are missing.' },
  },
  unrateTask: { tag: 'Results', summary: 'Take the own rating back' },
  shareTask: {
    tag: 'Results',
    summary: 'Turn the share link of a finished run on',
    errors: [409],
  },
  unshareTask: { tag: 'Results', summary: 'Turn the share link off, for good' },
  sharedRun: { tag: 'Results', summary: 'A run somebody shares, by its link', errors: [404] },
  taskEvents: {
    tag: 'Runs',
    summary: 'The events of a run, those so far and then live ones until `done`',
  },

  membershipPlans: { tag: 'Membership', summary: 'The plans on offer, priced for a region' },
  userSubscription: { tag: 'Membership', summary: 'The own subscription with use and limits' },
  createSubscription: {
    tag: 'Membership',
    summary: 'Open the payment step for a plan',
    errors: [409, 502],
  },
  cancelSubscription: {
    tag: 'Membership',
    summary: 'Stop renewing at the end of the paid period',
    errors: [409, 502],
  },
  resumeSubscription: {
    tag: 'Membership',
    summary: 'Take a cancellation back before the paid period ends',
    errors: [409, 502],
  },
  paymentSettings: {
    tag: 'Membership',
    summary: 'Whether money is charged, and what the payment form is loaded with',
  },
  confirmPayment: {
    tag: 'Membership',
    summary: 'Report that the payment form succeeded',
    errors: [404, 502],
  },
  paymentHistory: { tag: 'Membership', summary: 'The own payments, newest first' },
  pointPackages: { tag: 'Membership', summary: 'Point packages in the currency of the own region' },
  buyPoints: {
    tag: 'Membership',
    summary: 'Open the payment step for a point package',
    status: 201,
    errors: [502],
  },
};
