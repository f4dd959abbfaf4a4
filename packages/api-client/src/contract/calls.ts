import * as z from 'zod';

import {
  accountExportSchema,
  accountSessionSchema,
  deleteAccountBodySchema,
  forgotPasswordBodySchema,
  resetPasswordBodySchema,
  verifyEmailBodySchema,
} from './entities/account.js';
import {
  assistantSchema,
  runEstimateSchema,
  runQuerySchema,
  runRequestSchema,
} from './assistants/calls.js';
import {
  agentBodySchema,
  agentChangeBodySchema,
  agentSchema,
  agentStatusBodySchema,
} from './entities/agent.js';
import {
  planQuerySchema,
  planSchema,
  subscriptionAnswerSchema,
  subscriptionBodySchema,
  subscriptionSchema,
} from './entities/membership.js';
import {
  modelAnswerBodySchema,
  modelAnswerEventSchema,
  modelListSchema,
  modelTestAnswerSchema,
  modelTestBodySchema,
} from './entities/model.js';
import {
  paymentConfirmationSchema,
  paymentOutcomeSchema,
  paymentSchema,
  paymentSettingsSchema,
  pointPackageSchema,
  pointPurchaseAnswerSchema,
  pointPurchaseBodySchema,
  renewalAnswerSchema,
} from './entities/payment.js';
import { runRatingBodySchema, runRatingSchema } from './entities/rating.js';
import {
  resultEditBodySchema,
  runVersionResultSchema,
  runVersionSchema,
} from './entities/run-version.js';
import { sharedRunSchema } from './entities/shared-run.js';
import { taskBodySchema, taskChangeBodySchema, taskSchema } from './entities/task.js';
import {
  accountBodySchema,
  loginBodySchema,
  passwordBodySchema,
  registerBodySchema,
  sessionUserSchema,
  userSchema,
} from './entities/user.js';
import { runEventSchema } from './events.js';
import type { RecordName } from './records/index.js';
import { routes } from './routes.js';
import type { Route, RouteName } from './routes.js';

/** A route with the schemas of what goes in and what comes out. */
export interface Call {
  readonly route: Route;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** The record whose query words a list takes: filters, `q`, an order, pages. */
  readonly lists?: RecordName;
  /** Of one event, when the route streams. Calls without a promised answer accept anything. */
  readonly answer: z.ZodType;
}

/** Answers whose shape is not promised: an empty body is as good as any. */
const anyAnswer = z.unknown();

/** Every call: the one table a server, a client and the documentation are checked against. */
export const calls = {
  user: { route: routes.user, answer: sessionUserSchema },
  login: { route: routes.login, body: loginBodySchema, answer: sessionUserSchema },
  register: { route: routes.register, body: registerBodySchema, answer: sessionUserSchema },
  logout: { route: routes.logout, answer: anyAnswer },
  externalSignIn: { route: routes.externalSignIn, answer: anyAnswer },
  externalSignInDone: { route: routes.externalSignInDone, answer: anyAnswer },
  forgotPassword: {
    route: routes.forgotPassword,
    body: forgotPasswordBodySchema,
    answer: anyAnswer,
  },
  resetPassword: { route: routes.resetPassword, body: resetPasswordBodySchema, answer: anyAnswer },
  verifyEmail: { route: routes.verifyEmail, body: verifyEmailBodySchema, answer: anyAnswer },
  updateAccount: { route: routes.updateAccount, body: accountBodySchema, answer: userSchema },
  changePassword: { route: routes.changePassword, body: passwordBodySchema, answer: anyAnswer },
  resendVerification: { route: routes.resendVerification, answer: anyAnswer },
  sessions: { route: routes.sessions, answer: z.array(accountSessionSchema) },
  endSession: { route: routes.endSession, answer: anyAnswer },
  endOtherSessions: { route: routes.endOtherSessions, answer: anyAnswer },
  exportAccount: { route: routes.exportAccount, answer: accountExportSchema },
  deleteAccount: { route: routes.deleteAccount, body: deleteAccountBodySchema, answer: anyAnswer },

  openrouterModels: { route: routes.openrouterModels, answer: modelListSchema },
  perplexityModels: { route: routes.perplexityModels, answer: modelListSchema },
  openrouterTest: {
    route: routes.openrouterTest,
    body: modelTestBodySchema,
    answer: modelTestAnswerSchema,
  },
  perplexityTest: {
    route: routes.perplexityTest,
    body: modelTestBodySchema,
    answer: modelTestAnswerSchema,
  },
  modelAnswer: {
    route: routes.modelAnswer,
    body: modelAnswerBodySchema,
    answer: modelAnswerEventSchema,
  },

  agents: { route: routes.agents, answer: z.array(agentSchema), lists: 'agents' },
  createAgent: { route: routes.createAgent, body: agentBodySchema, answer: agentSchema },
  updateAgent: { route: routes.updateAgent, body: agentChangeBodySchema, answer: agentSchema },
  deleteAgent: { route: routes.deleteAgent, answer: anyAnswer },
  restoreAgent: { route: routes.restoreAgent, answer: agentSchema },
  restoreAgentVersion: { route: routes.restoreAgentVersion, answer: agentSchema },
  setAgentStatus: {
    route: routes.setAgentStatus,
    body: agentStatusBodySchema,
    answer: agentSchema,
  },

  restoreCompany: { route: routes.restoreCompany, answer: anyAnswer },

  assistants: { route: routes.assistants, answer: z.array(assistantSchema) },
  estimateRun: { route: routes.estimateRun, body: runRequestSchema, answer: runEstimateSchema },
  createRun: {
    route: routes.createRun,
    body: runRequestSchema,
    query: runQuerySchema,
    answer: taskSchema,
  },

  tasks: { route: routes.tasks, answer: z.array(taskSchema), lists: 'tasks' },
  task: { route: routes.task, answer: taskSchema },
  createTask: { route: routes.createTask, body: taskBodySchema, answer: taskSchema },
  startTask: { route: routes.startTask, answer: taskSchema },
  cancelTask: { route: routes.cancelTask, answer: taskSchema },
  retryTask: { route: routes.retryTask, answer: taskSchema },
  updateTask: { route: routes.updateTask, body: taskChangeBodySchema, answer: taskSchema },
  deleteTask: { route: routes.deleteTask, answer: anyAnswer },
  restoreTask: { route: routes.restoreTask, answer: taskSchema },
  taskVersions: { route: routes.taskVersions, answer: z.array(runVersionSchema) },
  taskVersion: { route: routes.taskVersion, answer: runVersionResultSchema },
  saveResult: { route: routes.saveResult, body: resultEditBodySchema, answer: taskSchema },
  restoreVersion: { route: routes.restoreVersion, answer: taskSchema },
  rateTask: { route: routes.rateTask, body: runRatingBodySchema, answer: runRatingSchema },
  unrateTask: { route: routes.unrateTask, answer: anyAnswer },
  shareTask: { route: routes.shareTask, answer: taskSchema },
  unshareTask: { route: routes.unshareTask, answer: taskSchema },
  sharedRun: { route: routes.sharedRun, answer: sharedRunSchema },
  taskEvents: { route: routes.taskEvents, answer: runEventSchema },

  membershipPlans: {
    route: routes.membershipPlans,
    query: planQuerySchema,
    answer: z.array(planSchema),
  },
  userSubscription: { route: routes.userSubscription, answer: subscriptionSchema },
  createSubscription: {
    route: routes.createSubscription,
    body: subscriptionBodySchema,
    answer: subscriptionAnswerSchema,
  },
  cancelSubscription: { route: routes.cancelSubscription, answer: anyAnswer },
  resumeSubscription: { route: routes.resumeSubscription, answer: renewalAnswerSchema },
  paymentSettings: { route: routes.paymentSettings, answer: paymentSettingsSchema },
  confirmPayment: {
    route: routes.confirmPayment,
    body: paymentConfirmationSchema,
    answer: paymentOutcomeSchema,
  },
  paymentHistory: { route: routes.paymentHistory, answer: z.array(paymentSchema) },
  pointPackages: { route: routes.pointPackages, answer: z.array(pointPackageSchema) },
  buyPoints: {
    route: routes.buyPoints,
    body: pointPurchaseBodySchema,
    answer: pointPurchaseAnswerSchema,
  },
} as const satisfies Record<RouteName, Call>;

/** What a call answers. */
export type AnswerOf<Name extends RouteName> = z.output<(typeof calls)[Name]['answer']>;
