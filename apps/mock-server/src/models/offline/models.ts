import type { Model, ModelCategory } from '@constella/api-client/contract';

/** id, name, context length in thousands of tokens, points a request costs, categories. */
type Entry = readonly [string, string, number, number, ...ModelCategory[]];

const openrouter: readonly Entry[] = [
  ['anthropic/claude-sonnet-4', 'Claude Sonnet 4', 200, 3, 'featured', 'vision', 'code'],
  ['anthropic/claude-opus-4', 'Claude Opus 4', 200, 5, 'featured', 'vision', 'code'],
  ['anthropic/claude-3.7-sonnet', 'Claude 3.7 Sonnet', 200, 3, 'vision', 'code'],
  ['anthropic/claude-3.5-sonnet', 'Claude 3.5 Sonnet', 200, 3, 'vision', 'code'],
  ['anthropic/claude-3.5-haiku', 'Claude 3.5 Haiku', 200, 1, 'vision'],
  ['anthropic/claude-3-opus', 'Claude 3 Opus', 200, 5, 'vision'],
  ['openai/gpt-4.1', 'GPT-4.1', 1_048, 2, 'featured', 'vision', 'code'],
  ['openai/gpt-4.1-mini', 'GPT-4.1 mini', 1_048, 1, 'vision', 'code'],
  ['openai/gpt-4.1-nano', 'GPT-4.1 nano', 1_048, 1],
  ['openai/gpt-4o', 'GPT-4o', 128, 2, 'featured', 'vision'],
  ['openai/gpt-4o-mini', 'GPT-4o mini', 128, 1, 'vision'],
  ['openai/gpt-4-turbo', 'GPT-4 Turbo', 128, 3, 'vision'],
  ['openai/gpt-3.5-turbo', 'GPT-3.5 Turbo', 16, 1],
  ['openai/o3', 'o3', 200, 4, 'vision', 'code'],
  ['openai/o4-mini', 'o4 mini', 200, 2, 'vision', 'code'],
  ['google/gemini-2.5-pro', 'Gemini 2.5 Pro', 1_048, 3, 'featured', 'vision', 'code'],
  ['google/gemini-2.5-flash', 'Gemini 2.5 Flash', 1_048, 1, 'vision'],
  ['google/gemini-2.0-flash-001', 'Gemini 2.0 Flash', 1_048, 1, 'vision'],
  ['google/gemma-3-27b-it', 'Gemma 3 27B', 131, 1, 'vision'],
  ['meta-llama/llama-4-maverick', 'Llama 4 Maverick', 1_048, 1, 'vision'],
  ['meta-llama/llama-4-scout', 'Llama 4 Scout', 1_048, 1, 'vision'],
  ['meta-llama/llama-3.3-70b-instruct', 'Llama 3.3 70B', 131, 1, 'featured'],
  ['meta-llama/llama-3.1-405b-instruct', 'Llama 3.1 405B', 131, 2],
  ['meta-llama/llama-3.1-8b-instruct', 'Llama 3.1 8B', 131, 1],
  ['meta-llama/llama-3.2-11b-vision-instruct', 'Llama 3.2 11B Vision', 131, 1, 'vision'],
  ['mistralai/mistral-large', 'Mistral Large', 131, 2, 'featured'],
  ['mistralai/mistral-small-3.1-24b-instruct', 'Mistral Small 3.1', 131, 1, 'vision'],
  ['mistralai/mixtral-8x22b-instruct', 'Mixtral 8x22B', 65, 1],
  ['mistralai/codestral-2501', 'Codestral 2501', 256, 1, 'code'],
  ['mistralai/pixtral-large-2411', 'Pixtral Large', 131, 2, 'vision'],
  ['qwen/qwen-2.5-72b-instruct', 'Qwen 2.5 72B', 131, 1],
  ['qwen/qwen-2.5-coder-32b-instruct', 'Qwen 2.5 Coder 32B', 131, 1, 'code'],
  ['qwen/qwen3-235b-a22b', 'Qwen3 235B A22B', 131, 1, 'code'],
  ['qwen/qwq-32b', 'QwQ 32B', 131, 1],
  ['deepseek/deepseek-chat-v3-0324', 'DeepSeek V3', 163, 1, 'featured', 'code'],
  ['deepseek/deepseek-r1', 'DeepSeek R1', 163, 2, 'code'],
  ['cohere/command-r-plus', 'Command R+', 128, 2],
  ['x-ai/grok-3', 'Grok 3', 131, 3],
  ['constella-local', 'Constella local', 32, 0],
];

const perplexity: readonly Entry[] = [
  ['perplexity/llama-3.1-sonar-small-128k-online', 'Sonar Small', 127, 1],
  ['perplexity/llama-3.1-sonar-large-128k-online', 'Sonar Large', 127, 2, 'featured'],
  ['perplexity/llama-3.1-sonar-huge-128k-online', 'Sonar Huge', 127, 3],
];

/** `anthropic/claude-sonnet-4` is served by `anthropic`; a bare id has no provider. */
function toModel([id, name, contextThousands, pointsCost, ...categories]: Entry): Model {
  const [provider, rest] = id.split('/');
  return {
    id,
    name,
    ...(rest !== undefined && { provider: `${provider}/${rest}` }),
    contextLength: contextThousands * 1_000,
    pointsCost,
    categories,
    offline: true,
  };
}

/** The names the offline model stands in for: well-known ids, so that forms and lists look real. */
export const offlineModels = {
  openrouter: openrouter.map(toModel),
  perplexity: perplexity.map(toModel),
} as const;
