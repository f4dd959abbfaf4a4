import type {
  AgentType,
  Capability,
  Currency,
  Language,
  MemoryType,
  PreferredProvider,
  RegionId,
  Specialization,
  SubscriptionTier,
  UsageMeter,
} from './enums.js';

/** The values a new agent starts with (platform client, section 9). */
export const agentDefaults = {
  type: 'processor' as AgentType,
  temperature: 0.7,
  maxTokens: 1_000,
  specialization: 'general' as Specialization,
  capabilities: ['text_generation'] as Capability[],
  allowFallback: true,
  preferredProvider: 'auto' as PreferredProvider,
  memoryType: 'short_term' as MemoryType,
  memoryDepth: 10,
} as const;

/** The prompts the model test panel starts with; both are sent to the model as they stand. */
export const modelTestDefaults = {
  prompt: 'What capabilities do you have?',
  systemPrompt: 'You are a helpful AI assistant.',
} as const;

/** The settings a new collaboration task starts with; `timeoutSeconds` is in seconds. */
export const collaborationDefaults = {
  passThroughMode: false,
  maxIterations: 3,
  timeoutSeconds: 120,
} as const;

/** Where and how a person starts before choosing. */
export const accountDefaults = {
  region: 'US' as RegionId,
  language: 'en' as Language,
  currency: 'USD' as Currency,
  role: 'user',
} as const;

/** Shown when the subscription cannot be loaded: the free tier, with the specification's numbers. */
export const freeTierFallback = {
  tier: 'free' as SubscriptionTier,
  usage: { tasks: 5, tokens: 2_500, images: 0, audioMinutes: 0 } as Record<UsageMeter, number>,
  limits: { tasks: 20, tokens: 10_000, images: 0, audioMinutes: 0 } as Record<UsageMeter, number>,
} as const;

/**
 * The limits of one account by its tier: entries of its records, bytes of everything it stored,
 * runs that wait to be started. -1 means unlimited. Far above what anybody types, far below what
 * fills a machine.
 */
export const accountLimits: Readonly<
  Record<
    SubscriptionTier,
    { readonly rows: number; readonly bytes: number; readonly pending: number }
  >
> = {
  free: { rows: 5_000, bytes: 25_000_000, pending: 20 },
  personal: { rows: 20_000, bytes: 100_000_000, pending: 50 },
  professional: { rows: 100_000, bytes: 500_000_000, pending: 200 },
  enterprise: { rows: -1, bytes: -1, pending: -1 },
};

/** Freshness and retries of cached answers; times in milliseconds. */
export const cacheDefaults = {
  /** Fresh for 5 minutes. */
  staleTime: 300_000,
  /** Kept 30 minutes after the last use. */
  gcTime: 1_800_000,
  retry: 2,
  userRetry: 3,
  userRetryDelay: 1_000,
  /** The agent list is refreshed every 30 s while it is visible. */
  agentsInterval: 30_000,
} as const;

/** How long a request may take, in milliseconds. */
export const timeouts = {
  request: 60_000,
  /** For paths of the medical service. */
  medical: 600_000,
  /** For the whole of one model's answer, watched or not. */
  answer: 300_000,
  /** For a file that is sent and read. */
  upload: 120_000,
} as const;

/** Milliseconds before the page is replaced. */
export const redirectDelays = { afterLogin: 100, afterRegister: 100, afterLogout: 100 } as const;

/** Toast timing (milliseconds) and the swipe that dismisses it (pixels). */
export const toastDefaults = { duration: 5_000, swipeThreshold: 50 } as const;
