import type * as z from 'zod';

import type { Agent } from './contract/agent-settings.js';
import type {
  AssistantId,
  AssistantRequest,
  RunEstimate,
  ClarifyingQuestion,
  RunExtras,
} from './contract/assistants/index.js';
import type { calls } from './contract/calls/index.js';
import type { agentSchema } from './contract/entities/agent.js';
import type { Attachment } from './contract/entities/attachment.js';
import type { Dashboard, DashboardQuery } from './contract/entities/dashboard.js';
import type { Plan, Subscription } from './contract/entities/membership.js';
import type {
  Model,
  ModelTestAnswer,
  ModelTestBody,
  modelListSchema,
} from './contract/entities/model.js';
import type { PointPurchaseAnswer } from './contract/entities/payment.js';
import type { Task } from './contract/entities/task.js';
import type { LoginBody, RegisterBody, SessionUser } from './contract/entities/user.js';
import type { PaymentState, RegionId, SettableAgentStatus } from './contract/enums.js';
import type { RunEvent } from './contract/events.js';
import type { ApiError } from './http/api-error.js';
import type { EventRequest, EventStep } from './http/read-events.js';
import type { RunEventOptions } from './http/run-events.js';
import type { Answer, CallOptions, TransportOptions, TransportRequest } from './http/transport.js';
import type { LoadSchema, ValidationMode } from './http/validation.js';
import type { Warn } from './http/warning.js';

/** How a client is made. */
export interface ClientOptions extends TransportOptions {
  /**
   * The treatment of an answer that breaks the contract: nothing, a warning, or an error of kind
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
export interface ClientRequest extends TransportRequest {
  /** The name of its answer in messages. @default its path */
  name?: string;
  /** Brings what its answer is held against, when the client validates. */
  schema?: LoadSchema;
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

/** The values of a path, in its order: `[id: number, version: number]`. */
type PathValues<Path, Text> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [
      ...(Name extends 'id'
        ? Text extends { id: 'text' }
          ? [id: string]
          : [id: number]
        : Name extends 'version'
          ? [version: number]
          : [value: string]),
      ...PathValues<Rest, Text>,
    ]
  : [];

type BodyOf<Call> = Call extends { body: infer Body extends z.ZodType }
  ? [body: z.input<Body>]
  : Call extends { file: true }
    ? [file: Blob]
    : [];

type OptionsOf<Call> = Call extends { versioned: true } ? VersionCallOptions : CallOptions;

/** An answer as a client gives it: nothing where nothing is promised, agents and models read. */
type ReadAnswer<Answer> = Answer extends z.ZodUnknown
  ? void
  : Answer extends typeof agentSchema
    ? Agent
    : Answer extends z.ZodArray<typeof agentSchema>
      ? Agent[]
      : Answer extends typeof modelListSchema
        ? Model[]
        : z.output<Answer>;

type Method<Call extends { path: string; answer: z.ZodType }> = (
  ...sent: [...PathValues<Call['path'], Call>, ...BodyOf<Call>, options?: OptionsOf<Call>]
) => Promise<ReadAnswer<Call['answer']>>;

/** The calls that are no request of their own that ends with an answer. */
type NotSent = { stream: true } | { navigation: true };

/** The methods that follow from the calls: the values of the path, the body, the options. */
export type CallMethods = {
  [Name in keyof typeof calls as (typeof calls)[Name] extends NotSent ? never : Name]: Method<
    (typeof calls)[Name]
  >;
};

/** The methods that take or give something else than their call. */
interface OwnMethods {
  /** The signed-in user; null for nobody (401). */
  user(options?: CallOptions): Promise<SessionUser | null>;
  login(body: LoginBody, options?: CallOptions): Promise<SignedIn>;
  register(body: RegisterBody, options?: CallOptions): Promise<SignedIn>;
  setAgentStatus(id: number, status: SettableAgentStatus, options?: CallOptions): Promise<Agent>;
  /** What the own runs did; `run` has the messages of one counted. */
  dashboard(asked?: DashboardQuery, options?: CallOptions): Promise<Dashboard>;
  /** The price of a run, and whether the points suffice. */
  estimateRun<Id extends AssistantId>(
    assistant: Id,
    request: AssistantRequest<Id> & RunExtras,
    options?: CallOptions & { model?: string | undefined },
  ): Promise<RunEstimate>;
  /** The one question worth asking before a run; `question` is null where nothing is missing. */
  clarifyRun<Id extends AssistantId>(
    assistant: Id,
    request: AssistantRequest<Id> & RunExtras,
    options?: CallOptions & { model?: string | undefined },
  ): Promise<ClarifyingQuestion>;
  /**
   * Creates a run of an assistant, by a model of the list where one is named, and starts it, unless
   * `start` is false. With `webSearch` the model's service searches the web, where it offers that.
   */
  createRun<Id extends AssistantId>(
    assistant: Id,
    request: AssistantRequest<Id> & RunExtras,
    options?: CallOptions & { start?: boolean; model?: string | undefined; webSearch?: boolean },
  ): Promise<Task>;
  /** Keeps the text of a file, under its name. It may take long: a time-out of its own. */
  uploadAttachment(file: File, options?: CallOptions): Promise<Attachment>;
  membershipPlans(region: RegionId, options?: CallOptions): Promise<Plan[]>;
  /** The own subscription; on failure the free tier, marked `isFallback`, and a warning. */
  userSubscription(options?: CallOptions): Promise<MembershipSubscription>;
  /**
   * Tells the server that the payment form reports success. In test mode that pays; else the
   * provider is asked, and `pending` means that it does not know yet.
   */
  confirmPayment(clientSecret: string, options?: CallOptions): Promise<PaymentState>;
  /** Opens the payment step of a package; the points come when it is paid. */
  buyPoints(packageId: number, options?: CallOptions): Promise<PointPurchaseAnswer>;

  /** Both lists of models as one, each model once. The second may fail: that is a warning, `models`. */
  models(options?: CallOptions): Promise<Model[]>;
  /** One prompt for one model; models with `llama-3.1-sonar` in their id go to Perplexity. */
  testModel(body: ModelTestBody, options?: CallOptions): Promise<ModelTestAnswer>;
  /**
   * The events of a run until `done`, each once, through reloads and broken connections. Ends
   * quietly when its signal aborts.
   */
  taskEvents(id: number, options?: RunEventOptions): AsyncGenerator<RunEvent, void, undefined>;

  /** GET on any path of the API, for the default loader. */
  get(
    path: string,
    options?: CallOptions & Pick<ClientRequest, 'statusTextFallback' | 'quiet401'>,
  ): Promise<unknown>;
  /** One connection of server-sent events by this client's rules: what `modelAnswer` reads. */
  events<Event>(request: EventRequest<Event>): AsyncGenerator<EventStep<Event>, void, undefined>;
  /** Any request by this client's rules: what `rowsOf` sends, and what has no method of its own. */
  request(request: ClientRequest): Promise<Answer>;
}

/** Every call of the API. All of them reject with an {@link ApiError}. */
export interface Client extends Omit<CallMethods, keyof OwnMethods>, OwnMethods {}
