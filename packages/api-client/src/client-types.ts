import type { Agent } from './contract/agent-settings.js';
import type {
  Assistant,
  AssistantId,
  AssistantRequest,
  RunEstimate,
} from './contract/assistants/index.js';
import type { AnswerOf } from './contract/calls.js';
import type {
  AccountExport,
  AccountSession,
  DeleteAccountBody,
  ForgotPasswordBody,
  ResetPasswordBody,
  VerifyEmailBody,
} from './contract/entities/account.js';
import type { AgentBody, AgentChangeBody } from './contract/entities/agent.js';
import type { Plan, Subscription, SubscriptionBody } from './contract/entities/membership.js';
import type { Model, ModelTestAnswer, ModelTestBody } from './contract/entities/model.js';
import type {
  Payment,
  PaymentSettings,
  PointPackage,
  PointPurchaseAnswer,
} from './contract/entities/payment.js';
import type { RunRating, RunRatingBody } from './contract/entities/rating.js';
import type {
  ResultEditBody,
  RunVersion,
  RunVersionResult,
} from './contract/entities/run-version.js';
import type { SharedRun } from './contract/entities/shared-run.js';
import type { Task, TaskBody, TaskChangeBody } from './contract/entities/task.js';
import type {
  AccountBody,
  LoginBody,
  PasswordBody,
  RegisterBody,
  SessionUser,
  User,
} from './contract/entities/user.js';
import type { PaymentState, RegionId, SettableAgentStatus } from './contract/enums.js';
import type { RunEvent } from './contract/events.js';
import type { ApiError } from './http/api-error.js';
import type { EventRequest, EventStep } from './http/read-events.js';
import type { RunEventOptions } from './http/run-events.js';
import type { Answer, CallOptions, TransportOptions } from './http/transport.js';
import type { LoadSchema, ValidationMode } from './http/validation.js';
import type { Warn } from './http/warning.js';

/** How a client is made. */
export interface ClientOptions extends TransportOptions {
  /**
   * What happens to an answer that breaks the contract: nothing, a warning, or an error of kind
   * `invalid-response`. Anything but `off` loads the schemas with the first answer.
   * @default 'off'
   */
  validate?: ValidationMode;
  /** Told of every 401 on a call that needs a session, `user()` excepted. */
  onUnauthorized?: (error: ApiError) => void;
  /** Told of what failed without failing a call. @default nobody */
  onWarning?: Warn;
}

/** A request without a method of its own. */
export interface ClientRequest extends CallOptions {
  method: string;
  /** With its parameters and query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** What its answer is called in messages. @default its path */
  name?: string;
  /** Brings what its answer is held against, when the client validates. */
  schema?: LoadSchema;
  /** Ends the error rule in the status text. @default false */
  statusTextFallback?: boolean;
  /** Keeps a 401 from `onUnauthorized`. @default false */
  quiet401?: boolean;
}

/** Who has just signed in or registered. */
export interface SignedIn {
  user: SessionUser;
  /** The session's id, when the server tells it. */
  sessionId: string | undefined;
}

/** A subscription; `isFallback` when it could not be loaded and the free tier stands in for it. */
export type MembershipSubscription = Subscription & { isFallback?: true };

/** A change of what has versions: which one it was made from. */
export interface VersionCallOptions extends CallOptions {
  /**
   * `version` of the run or agent as it was seen, sent as `If-Match`. When there is a newer one the
   * call fails with a 412 whose `current` is that run or agent as it is now; absent, the last one wins.
   */
  version?: number | undefined;
}

/** Every call of the API. All of them reject with an {@link ApiError}. */
export interface Client {
  /** The signed-in user; null for nobody (401). */
  user(options?: CallOptions): Promise<SessionUser | null>;
  login(body: LoginBody, options?: CallOptions): Promise<SignedIn>;
  register(body: RegisterBody, options?: CallOptions): Promise<SignedIn>;
  logout(options?: CallOptions): Promise<void>;
  /** Changes the given profile fields. */
  updateAccount(body: AccountBody, options?: CallOptions): Promise<User>;
  /** Every other session ends. */
  changePassword(body: PasswordBody, options?: CallOptions): Promise<void>;
  /** Has a reset link sent, if an account has this address; says nothing about whether one has. */
  forgotPassword(body: ForgotPasswordBody, options?: CallOptions): Promise<void>;
  /** Sets a password by the link of a mail; every session of the account ends. */
  resetPassword(body: ResetPasswordBody, options?: CallOptions): Promise<void>;
  /** Confirms an address by the link of a mail. */
  verifyEmail(body: VerifyEmailBody, options?: CallOptions): Promise<void>;
  /** Has the mail that confirms the address sent again. */
  resendVerification(options?: CallOptions): Promise<void>;
  /** The sign-ins of this account that have not ended, the one seen last first. */
  sessions(options?: CallOptions): Promise<AccountSession[]>;
  endSession(id: string, options?: CallOptions): Promise<void>;
  /** Ends every session but this one. */
  endOtherSessions(options?: CallOptions): Promise<void>;
  /** Everything the account owns. */
  exportAccount(options?: CallOptions): Promise<AccountExport>;
  /** Removes the account and everything it owns; nobody is signed in afterwards. */
  deleteAccount(body: DeleteAccountBody, options?: CallOptions): Promise<void>;

  openrouterModels(options?: CallOptions): Promise<Model[]>;
  perplexityModels(options?: CallOptions): Promise<Model[]>;
  /** Both lists as one, each model once. The second may fail: that is a warning, `models`. */
  models(options?: CallOptions): Promise<Model[]>;
  /** One prompt for one model; models with `llama-3.1-sonar` in their id go to Perplexity. */
  testModel(body: ModelTestBody, options?: CallOptions): Promise<ModelTestAnswer>;

  agents(options?: CallOptions): Promise<Agent[]>;
  createAgent(body: AgentBody, options?: CallOptions): Promise<Agent>;
  /** Changes the given fields; a change that changes nothing makes no version. */
  updateAgent(id: number, body: AgentChangeBody, options?: VersionCallOptions): Promise<Agent>;
  deleteAgent(id: number, options?: CallOptions): Promise<void>;
  /** Brings back an agent that was deleted a moment ago. */
  restoreAgent(id: number, options?: CallOptions): Promise<Agent>;
  /** Makes a new version that is equal to an old one. `rowsOf(client, 'agent_versions')` has them all. */
  restoreAgentVersion(id: number, version: number, options?: VersionCallOptions): Promise<Agent>;
  setAgentStatus(id: number, status: SettableAgentStatus, options?: CallOptions): Promise<Agent>;

  /** Brings back a company that was deleted a moment ago, with its parts. */
  restoreCompany(id: number, options?: CallOptions): Promise<void>;

  /** What there is to work with, in the language of the client. */
  assistants(options?: CallOptions): Promise<Assistant[]>;
  /** What a run would cost, and whether the points suffice. */
  estimateRun<Id extends AssistantId>(
    assistant: Id,
    request: AssistantRequest<Id>,
    options?: CallOptions,
  ): Promise<RunEstimate>;
  /** Creates a run of an assistant and starts it, unless `start` is false. */
  createRun<Id extends AssistantId>(
    assistant: Id,
    request: AssistantRequest<Id>,
    options?: CallOptions & { start?: boolean },
  ): Promise<Task>;

  tasks(options?: CallOptions): Promise<Task[]>;
  task(id: number, options?: CallOptions): Promise<Task>;
  /** Creates a run; it waits to be started. */
  createTask(body: TaskBody, options?: CallOptions): Promise<Task>;
  startTask(id: number, options?: CallOptions): Promise<Task>;
  cancelTask(id: number, options?: CallOptions): Promise<Task>;
  /** Runs a failed or canceled task again, under its own id. */
  retryTask(id: number, options?: CallOptions): Promise<Task>;
  /** Renames a run, or pins it. */
  updateTask(id: number, body: TaskChangeBody, options?: CallOptions): Promise<Task>;
  /** Deletes a run that is not running, with its events, traces, versions and rating. */
  deleteTask(id: number, options?: CallOptions): Promise<void>;
  /** Brings back a run that was deleted a moment ago, with all that went with it. */
  restoreTask(id: number, options?: CallOptions): Promise<Task>;
  /** The versions of a result, the newest first; the model's own is number 1. */
  taskVersions(id: number, options?: CallOptions): Promise<RunVersion[]>;
  taskVersion(id: number, version: number, options?: CallOptions): Promise<RunVersionResult>;
  /** Saves an edited result as a new version; a result that is the same makes none. */
  saveResult(id: number, body: ResultEditBody, options?: VersionCallOptions): Promise<Task>;
  /** Makes a new version that is equal to an old one. */
  restoreVersion(id: number, version: number, options?: VersionCallOptions): Promise<Task>;
  /** Sets or changes the own rating. */
  rateTask(id: number, body: RunRatingBody, options?: CallOptions): Promise<RunRating>;
  unrateTask(id: number, options?: CallOptions): Promise<void>;
  /** Turns the share link on: the run then has a `shareId`. */
  shareTask(id: number, options?: CallOptions): Promise<Task>;
  /** Turns it off, for good. */
  unshareTask(id: number, options?: CallOptions): Promise<Task>;
  /** A run somebody shares, by its `shareId`. */
  sharedRun(shareId: string, options?: CallOptions): Promise<SharedRun>;
  /**
   * The events of a run until `done`, each once, through reloads and broken connections. Ends
   * quietly when its signal aborts.
   */
  taskEvents(id: number, options?: RunEventOptions): AsyncGenerator<RunEvent, void, undefined>;

  membershipPlans(region: RegionId, options?: CallOptions): Promise<Plan[]>;
  /** The own subscription; on failure the free tier, marked `isFallback`, and a warning. */
  userSubscription(options?: CallOptions): Promise<MembershipSubscription>;
  createSubscription(
    body: SubscriptionBody,
    options?: CallOptions,
  ): Promise<AnswerOf<'createSubscription'>>;
  /** It stays usable until the end of the current billing period. */
  cancelSubscription(options?: CallOptions): Promise<void>;
  /** Takes a cancellation back, until the current billing period ends. */
  resumeSubscription(options?: CallOptions): Promise<void>;

  /** Whether money is charged, and what the payment form is loaded with. */
  paymentSettings(options?: CallOptions): Promise<PaymentSettings>;
  /**
   * Tells the server that the payment form reports success. In test mode that pays; else the
   * provider is asked, and `pending` means that it does not know yet.
   */
  confirmPayment(clientSecret: string, options?: CallOptions): Promise<PaymentState>;
  /** The own payments, newest first. */
  paymentHistory(options?: CallOptions): Promise<Payment[]>;
  /** Point packages in the currency of the own region. */
  pointPackages(options?: CallOptions): Promise<PointPackage[]>;
  /** Opens the payment step of a package; the points come when it is paid. */
  buyPoints(packageId: number, options?: CallOptions): Promise<PointPurchaseAnswer>;

  /**
   * GET on any path of the API, for the default loader. `statusTextFallback` ends the error rule in
   * the status text; `quiet401` keeps a 401 from `onUnauthorized`.
   */
  get(
    path: string,
    options?: CallOptions & { statusTextFallback?: boolean; quiet401?: boolean },
  ): Promise<unknown>;
  /** One connection of server-sent events by this client's rules: what `modelAnswer` reads. */
  events<Event>(request: EventRequest<Event>): AsyncGenerator<EventStep<Event>, void, undefined>;
  /** Any request by this client's rules: what `rowsOf` sends, and what has no method of its own. */
  request(request: ClientRequest): Promise<Answer>;
}
