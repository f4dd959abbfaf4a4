import type * as z from 'zod';

import { accountCalls } from './accounts.js';
import { agentCalls } from './agents.js';
import { attachmentCalls } from './attachments.js';
import { companyCalls } from './companies.js';
import { dashboardCalls } from './dashboard.js';
import { mcpCalls } from './mcp.js';
import { mentorCalls } from './mentors.js';
import { membershipCalls } from './membership.js';
import { modelCalls } from './models.js';
import { modelServiceCalls } from './model-services.js';
import { runCalls } from './runs.js';
import type { RouteName } from '../routes.js';
import type { Call } from './call.js';

export { callTags, routeOf } from './call.js';
export type { Call, Effect } from './call.js';

/** Every call: the one table a server, a client and the documentation are made from and held to. */
export const calls = {
  ...accountCalls,
  ...modelCalls,
  ...modelServiceCalls,
  ...agentCalls,
  ...mcpCalls,
  ...companyCalls,
  ...attachmentCalls,
  ...mentorCalls,
  ...runCalls,
  ...dashboardCalls,
  ...membershipCalls,
} satisfies Record<RouteName, Call>;

/** The answer of a call. */
export type AnswerOf<Name extends RouteName> = z.output<(typeof calls)[Name]['answer']>;
