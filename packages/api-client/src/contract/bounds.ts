/**
 * Every bound of the contract, written once. Schemas, sliders, counters and documentation read
 * them from here. Where the specification names no number, the comment gives the reason for ours.
 */
export const bounds = {
  /** Characters; the maximum keeps a name on one line of a table. */
  agentName: { min: 2, max: 80 },
  temperature: { min: 0, max: 1, step: 0.01 },
  /** What a request may ask for, and the shorter range the slider offers. */
  maxTokens: { min: 10, max: 32_000, step: 1, slider: { min: 10, max: 4_000, step: 10 } },
  memoryDepth: { min: 1, max: 100, step: 1 },
  agentCapabilities: { min: 1 },
  /** Characters; long enough for a page of instructions. */
  systemPrompt: { max: 8_000 },
  /** Characters of a model id such as `openai/gpt-4o`. */
  modelId: { min: 1, max: 200 },
  /** Characters; about 8,000 tokens, far below the body limit. */
  prompt: { min: 1, max: 32_000 },
  taskTitle: { min: 3, max: 200 },
  taskDescription: { min: 10, max: 10_000 },
  /** Agents of one run; the maximum is what a graph can still show. */
  taskAgents: { min: 2, max: 50 },
  maxIterations: { min: 1, max: 10, step: 1 },
  /** Seconds. */
  timeoutSeconds: { min: 30, max: 300, step: 30 },
  /** Characters of a browser's user-agent string. */
  clientInfo: { max: 1_000 },
  username: { min: 2, max: 64 },
  /** Characters; the maximum keeps hashing cheap. `distinct` is the weakest acceptable variety. */
  password: { min: 8, max: 128, distinct: 4 },
  fullName: { max: 120 },
  /** Characters; the longest address mail servers accept. */
  email: { max: 254 },
  /** Bytes of a request body. */
  requestBody: { max: 1_048_576 },
} as const;

/** Letters and digits of any script, and `. _ - @`: no spaces, nothing that needs escaping. */
export const usernamePattern = /^[\p{L}\p{N}\p{M}._@-]+$/u;
