export { createClient } from './client.js';
export type {
  Client,
  ClientOptions,
  ClientRequest,
  MembershipSubscription,
  SignedIn,
  VersionCallOptions,
} from './client-types.js';
export { ApiError, currentIn } from './http/api-error.js';
export type { ApiErrorKind } from './http/api-error.js';
export { createEventStreamParser } from './http/event-stream.js';
export type { EventStreamParser, StreamEvent } from './http/event-stream.js';
export { defaultLoader } from './http/loader.js';
export type { LoaderOptions } from './http/loader.js';
export { loadStreams } from './http/load-streams.js';
export { modelAnswer } from './http/model-answer.js';
export type { EventRequest, EventStep } from './http/read-events.js';
export type { RunConnection, RunEventOptions } from './http/run-events.js';
export type { Answer, CallOptions } from './http/transport.js';
export type { AnswerSchema, LoadSchema, ValidationMode } from './http/validation.js';
export type { ClientWarning } from './http/warning.js';
export { listsOf } from './rows/lists.js';
export type { ListedRow, RowLists, RowPage } from './rows/lists.js';
export { rowsOf } from './rows/rows.js';
export type { Rows, WriteCallOptions } from './rows/rows.js';
export type { Comparison, ListQuery, RowsName, Sort } from './rows/list-query.js';

export { linkPath, signInPage, signInProblems } from './contract/auth-pages.js';
export type { LinkPurpose, SignInProblem } from './contract/auth-pages.js';
export * from './contract/enums.js';
export { bounds } from './contract/bounds.js';
export * from './contract/defaults.js';
export { parseAgentSettings, readAgent, shownAgentStatus } from './contract/agent-settings.js';
export { withCoordinator } from './contract/collaboration.js';
export { rankIdeas, unknownScore } from './contract/idea-ranking.js';
export type { RankedIdea, ScoredIdea } from './contract/idea-ranking.js';
export { roadmapDates } from './contract/roadmap.js';
export type { PhaseDates, RoadmapPlan } from './contract/roadmap.js';
export {
  confidenceRange,
  decisionOutlooks,
  decisionScale,
  decisionWeights,
  rankingConfidence,
  rankOptions,
  sharesIn,
} from './contract/decision-ranking.js';
export { periodsAfter } from './contract/forecast.js';
export {
  loyaltyBonus,
  loyaltyPercent,
  monthlyAllocation,
  monthlyPoints,
} from './contract/points.js';
export {
  checkDocument,
  clauseNumbers,
  documentText,
  isBlocking,
  termLength,
  withNumbers,
} from './contract/legal-document.js';
export { displayedPrice } from './contract/price.js';
export { otherProviderGroup, providerGroup } from './contract/provider-group.js';
export { classifyRegulation, daysUntil, unitImpact } from './contract/regulation-impact.js';
export { isMedicalPath, pathOf, routes, testRouteOf } from './contract/routes.js';
export {
  countWords,
  lengthFit,
  measureText,
  readabilityOf,
  startOf,
  wordRange,
} from './contract/text/index.js';
export { rateRegister } from './contract/rate-register.js';
export type { UnratedRegister } from './contract/rate-register.js';
export type { RegisteredRisk, RiskRegister } from './contract/risk-register.js';
export {
  isAccepted,
  loweringNeeded,
  rateRisk,
  residualRisk,
  riskBand,
  riskDueDate,
} from './contract/risk-score.js';
export type { RiskLowering, RiskRating } from './contract/risk-score.js';
export { passPercent, trainingScore } from './contract/training-score.js';
export { sessionIdOf, showsAdminLink } from './contract/session.js';

export type { Agent, AgentSettings } from './contract/agent-settings.js';
export type {
  Assistant,
  AssistantFields,
  AssistantId,
  AssistantRequest,
  AssistantResult,
  RunEstimate,
  Clarification,
  ClarifyingQuestion,
  RunExtras,
} from './contract/assistants/index.js';
export type { AnswerOf } from './contract/calls/index.js';
export type { DecisionCell, DecisionOutlook, RankedOption } from './contract/decision-ranking.js';
export type {
  AccountExport,
  AccountSession,
  DeleteAccountBody,
  ForgotPasswordBody,
  ResetPasswordBody,
  VerifyEmailBody,
} from './contract/entities/account.js';
export type {
  AgentBody,
  AgentChangeBody,
  AgentFields,
  AgentFigures,
  AgentStatusBody,
  ListedAgent,
} from './contract/entities/agent.js';
export type { Attachment, AttachmentPiece } from './contract/entities/attachment.js';
export type { ErrorBody } from './contract/entities/error.js';
export type { GraphLink, GraphNode } from './contract/entities/graph.js';
export type {
  BillingCycle,
  Plan,
  Region,
  Subscription,
  SubscriptionBody,
} from './contract/entities/membership.js';
export type {
  Model,
  ModelAnswerBody,
  ModelAnswerEvent,
  ModelTestAnswer,
  PurposeModel,
  PurposeModelsBody,
  ModelTestBody,
} from './contract/entities/model.js';
export type { AgentTool, McpConnection, McpTest } from './contract/entities/mcp-connection.js';
export type {
  LocalModelServer,
  ModelConnection,
  ModelService,
  ModelServiceBody,
  ModelServiceChange,
  ModelServiceTest,
  ModelServiceTestBody,
} from './contract/entities/model-service.js';
export type {
  Payment,
  PaymentConfirmation,
  PaymentSettings,
  PointPackage,
  PointPurchaseAnswer,
  PointPurchaseBody,
} from './contract/entities/payment.js';
export type { RunRating, RunRatingBody } from './contract/entities/rating.js';
export type {
  ResultEditBody,
  RunVersion,
  RunVersionResult,
} from './contract/entities/run-version.js';
export type { FinishedExample } from './contract/entities/finished-example.js';
export type { SharedRun } from './contract/entities/shared-run.js';
export type {
  RunAgent,
  RunModel,
  RunResult,
  RunSource,
  RunUsage,
  Task,
  TaskBody,
  TaskChangeBody,
  TaskFields,
  TaskMetadata,
} from './contract/entities/task.js';
export type {
  AccountBody,
  LoginBody,
  PasswordBody,
  RegisterBody,
  SessionUser,
  User,
} from './contract/entities/user.js';
export type { RunEvent } from './contract/events.js';
export type {
  Readability,
  ReadabilityMeasure,
  TextGoal,
  TextMeasures,
} from './contract/text/index.js';
export type { LegalClause, LegalFinding, LegalFindingKind } from './contract/legal-document.js';
export type { Route, RouteName, RouteParams } from './contract/routes.js';
export type {
  BodyOfRecord,
  ChangeOfRecord,
  IdOfRecord,
  RecordName,
  RowOfRecord,
} from './contract/records/index.js';
