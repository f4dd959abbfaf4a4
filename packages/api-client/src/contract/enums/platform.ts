/** Roles of an agent in a team. */
export const agentTypes = ['meta', 'coordinator', 'processor', 'executor'] as const;
/** One of {@link agentTypes}. */
export type AgentType = (typeof agentTypes)[number];

/** The states a server reports for an agent. */
export const agentStatuses = ['idle', 'busy', 'offline', 'error'] as const;
/** One of {@link agentStatuses}. */
export type AgentStatus = (typeof agentStatuses)[number];

/** States a screen can show: the reported states, or `inactive` for a state it does not know. */
export const shownAgentStatuses = [...agentStatuses, 'inactive'] as const;
/** One of {@link shownAgentStatuses}. */
export type ShownAgentStatus = (typeof shownAgentStatuses)[number];

/** The states a person may choose; `error` is displayed but never chosen. */
export const settableAgentStatuses = ['idle', 'busy', 'offline'] as const;
/** One of {@link settableAgentStatuses}. */
export type SettableAgentStatus = (typeof settableAgentStatuses)[number];

/** The field an agent knows best. */
export const specializations = [
  'general',
  'finance',
  'healthcare',
  'legal',
  'engineering',
  'science',
  'creative',
  'education',
  'customer_service',
] as const;
/** One of {@link specializations}. */
export type Specialization = (typeof specializations)[number];

/** Capabilities of an agent. */
export const capabilities = [
  'text_generation',
  'image_analysis',
  'code_generation',
  'data_analysis',
  'translation',
  'summarization',
  'research',
  'planning',
] as const;
/** One of {@link capabilities}. */
export type Capability = (typeof capabilities)[number];

/** How an agent remembers. */
export const memoryTypes = ['short_term', 'long_term', 'episodic', 'semantic'] as const;
/** One of {@link memoryTypes}. */
export type MemoryType = (typeof memoryTypes)[number];

/** Whose models an agent prefers; `auto` lets the platform choose. */
export const preferredProviders = ['openai', 'anthropic', 'perplexity', 'meta', 'auto'] as const;
/** One of {@link preferredProviders}. */
export type PreferredProvider = (typeof preferredProviders)[number];

/** What a model is asked for: short routing steps, most of the work, texts of pages. */
export const modelPurposes = ['fast', 'careful', 'long'] as const;
/** One of {@link modelPurposes}. */
export type ModelPurpose = (typeof modelPurposes)[number];

/** The categories of the model browser, besides "all". */
export const modelCategories = ['featured', 'vision', 'code'] as const;
/** One of {@link modelCategories}. */
export type ModelCategory = (typeof modelCategories)[number];

/** Kinds of service that models are reached at; `compatible` is any with the API of OpenAI. */
export const modelServiceKinds = [
  'ollama',
  'lmstudio',
  'llamacpp',
  'vllm',
  'openrouter',
  'openai',
  'perplexity',
  'compatible',
] as const;
/** One of {@link modelServiceKinds}. */
export type ModelServiceKind = (typeof modelServiceKinds)[number];

/**
 * Each kind of service: its name, its usual address, whether it runs on a computer of one's own, and
 * whether it wants a key.
 */
export const modelServiceFacts = {
  ollama: { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', local: true, key: false },
  lmstudio: { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', local: true, key: false },
  llamacpp: { name: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1', local: true, key: false },
  vllm: { name: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', local: true, key: false },
  openrouter: {
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    local: false,
    key: true,
  },
  openai: { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', local: false, key: true },
  perplexity: { name: 'Perplexity', baseUrl: 'https://api.perplexity.ai', local: false, key: true },
  compatible: { name: 'OpenAI-compatible', baseUrl: '', local: false, key: false },
} as const satisfies Record<
  ModelServiceKind,
  { name: string; baseUrl: string; local: boolean; key: boolean }
>;

/** The settings of a server that name a model service, in the order they count. */
export const modelServiceVariables = [
  'LLM_BASE_URL',
  'OPENROUTER_API_KEY',
  'PERPLEXITY_API_KEY',
] as const;
/** One of {@link modelServiceVariables}. */
export type ModelServiceVariable = (typeof modelServiceVariables)[number];

/**
 * Why a model service gave no answer.
 *
 * - `private_address`: its address is in a private network, and that is not allowed.
 * - `redirected`: it sends requests on to another address, where they do not go.
 * - `unreachable`: nothing answers at its address.
 * - `failed`: it answers, and says that it cannot answer now.
 * - `timeout`: nothing came for too long.
 * - `unauthorized`: it refused the key.
 * - `quota`: it takes no more requests, or its credit is used up.
 * - `no_chat_model`: none of its models answers questions.
 * - `rejected`: it understood the request and will not answer it.
 * - `broken`: what it answered is not the API of OpenAI.
 */
export const modelServiceProblems = [
  'private_address',
  'redirected',
  'unreachable',
  'failed',
  'timeout',
  'unauthorized',
  'quota',
  'no_chat_model',
  'rejected',
  'broken',
] as const;
/** One of {@link modelServiceProblems}. */
export type ModelServiceProblem = (typeof modelServiceProblems)[number];

/** Statuses of a node of an agent graph. */
export const graphNodeStatuses = [
  'active',
  'inactive',
  'learning',
  'processing',
  'waiting',
  'completed',
] as const;
/** One of {@link graphNodeStatuses}. */
export type GraphNodeStatus = (typeof graphNodeStatuses)[number];

/** Kinds of content a link of an agent graph carries. */
export const graphLinkTypes = ['data', 'feedback', 'control'] as const;
/** One of {@link graphLinkTypes}. */
export type GraphLinkType = (typeof graphLinkTypes)[number];

/** The life of a run: `pending → running → completed | failed | canceled`. */
export const runStatuses = ['pending', 'running', 'completed', 'failed', 'canceled'] as const;
/** One of {@link runStatuses}. */
export type RunStatus = (typeof runStatuses)[number];

/** How far a record is that has no list of its own. */
export const genericStatuses = [
  'pending',
  'in_progress',
  'completed',
  'failed',
  'canceled',
  'draft',
  'published',
  'archived',
] as const;
/** One of {@link genericStatuses}. */
export type GenericStatus = (typeof genericStatuses)[number];

/** The statuses after which a run emits nothing more, until it is retried. */
export const finalRunStatuses = ['completed', 'failed', 'canceled'] as const;
/** One of {@link finalRunStatuses}. */
export type FinalRunStatus = (typeof finalRunStatuses)[number];

/** The state of one named step of a run. */
export const runStepStates = ['pending', 'running', 'completed', 'failed', 'skipped'] as const;
/** One of {@link runStepStates}. */
export type RunStepState = (typeof runStepStates)[number];

/** The kinds of event a run emits. */
export const runEventTypes = [
  'step',
  'delta',
  'message',
  'tool',
  'state',
  'usage',
  'result',
  'error',
  'done',
] as const;
/** One of {@link runEventTypes}. */
export type RunEventType = (typeof runEventTypes)[number];

/** Why a run, or one part of it, went wrong. */
export const runErrorCodes = [
  'quota',
  'timeout',
  'unauthorized',
  'unavailable',
  'invalid_output',
  'shortened',
  'interrupted',
  'internal',
] as const;
/** One of {@link runErrorCodes}. */
export type RunErrorCode = (typeof runErrorCodes)[number];

/** The seven layers of the cognitive flow, in order. */
export const cognitiveLayers = [
  'perception',
  'comprehension',
  'reasoning',
  'decision',
  'execution',
  'reflection',
  'meta_cognition',
] as const;
/** One of {@link cognitiveLayers}. */
export type CognitiveLayer = (typeof cognitiveLayers)[number];

/** The membership tiers, cheapest first. */
export const subscriptionTiers = ['free', 'personal', 'professional', 'enterprise'] as const;
/** One of {@link subscriptionTiers}. */
export type SubscriptionTier = (typeof subscriptionTiers)[number];

/** The tier a plan list labels as recommended. */
export const recommendedTier: SubscriptionTier = 'professional';

/** The states of a subscription; only `active` can be canceled. */
export const subscriptionStatuses = [
  'active',
  'canceled',
  'past_due',
  'unpaid',
  'trialing',
  'paused',
] as const;
/** One of {@link subscriptionStatuses}. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Quantities a membership limits and a usage bar measures. */
export const usageMeters = ['tasks', 'tokens', 'images', 'audioMinutes'] as const;
/** One of {@link usageMeters}. */
export type UsageMeter = (typeof usageMeters)[number];

/** The value of a limit that means "as much as you like". */
export const unlimited = -1;

/** The currencies amounts are stored in. */
export const currencies = ['USD', 'EUR', 'CNY', 'GBP', 'JPY', 'CAD', 'AUD', 'HKD'] as const;
/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number];

/** Where a person buys. */
export const regions = ['US', 'EU', 'CN'] as const;
/** One of {@link regions}. */
export type RegionId = (typeof regions)[number];

/** The currency of each region and the sign written before an amount. */
export const regionFacts = {
  US: { currency: 'USD', symbol: '$' },
  EU: { currency: 'EUR', symbol: '€' },
  CN: { currency: 'CNY', symbol: '¥' },
} as const satisfies Record<RegionId, { currency: Currency; symbol: string }>;

/** How often a membership is paid. */
export const billingCycles = ['monthly', 'quarterly', 'annual'] as const;
/** One of {@link billingCycles}. */
export type BillingCycleId = (typeof billingCycles)[number];

/** Months paid at once, and the share of the price taken off for it (0..1). */
export const billingCycleFacts = {
  monthly: { multiplier: 1, discount: 0 },
  quarterly: { multiplier: 3, discount: 0.1 },
  annual: { multiplier: 12, discount: 0.2 },
} as const satisfies Record<BillingCycleId, { multiplier: number; discount: number }>;

/** The roles of a user record. */
export const userRoles = ['user', 'admin'] as const;
/** One of {@link userRoles}. */
export type UserRole = (typeof userRoles)[number];

/** The twelve interface languages, as stored in a user record. */
export const languages = [
  'en',
  'zh',
  'ja',
  'de',
  'es',
  'fr',
  'it',
  'pt-BR',
  'pt-PT',
  'zh-TW',
  'ko',
  'ar',
] as const;
/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** How a server of tools is reached: at an address, or as a program on the server’s computer. */
export const mcpTransports = ['http', 'stdio'] as const;
/** One of {@link mcpTransports}. */
export type McpTransport = (typeof mcpTransports)[number];

/**
 * Why a server of tools could not be used.
 *
 * - `private_address`: its address is in a private network, and that is not allowed.
 * - `redirected`: it sends requests on to another address, where they do not go.
 * - `unreachable`: nothing answers at its address, or its program does not start.
 * - `unauthorized`: it refused the token.
 * - `timeout`: nothing came for too long.
 * - `too_large`: it answered more than is read.
 * - `broken`: what it answered is not MCP.
 * - `key_lost`: this server can no longer open its token.
 * - `programs_off`: whoever runs this server does not allow programs.
 */
export const mcpProblems = [
  'private_address',
  'redirected',
  'unreachable',
  'unauthorized',
  'timeout',
  'too_large',
  'broken',
  'key_lost',
  'programs_off',
] as const;
/** One of {@link mcpProblems}. */
export type McpProblem = (typeof mcpProblems)[number];

/** What a person says to the call of a tool. */
export const toolDecisions = ['allowed', 'refused'] as const;
/** One of {@link toolDecisions}. */
export type ToolDecision = (typeof toolDecisions)[number];

/** Where the call of a tool stands that a person is asked about; `expired`: nobody answered in time. */
export const toolApprovals = ['asked', ...toolDecisions, 'expired'] as const;
/** One of {@link toolApprovals}. */
export type ToolApproval = (typeof toolApprovals)[number];
