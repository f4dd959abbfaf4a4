import { describe, expect, it } from 'vitest';

import { modelKind, type ListedAs, type ModelKind } from './model-kind.js';

/** Ids as services list them, without anything else said. */
const ids: Record<ModelKind, readonly string[]> = {
  chat: [
    'openai/gpt-4.1-mini',
    'gpt-4o',
    'gpt-4o-mini-2024-07-18',
    'o4-mini',
    'gpt-5-nano',
    'chatgpt-4o-latest',
    'openai/gpt-oss-120b',
    'anthropic/claude-sonnet-4',
    'anthropic/claude-3.5-haiku',
    'google/gemini-2.5-flash',
    'google/gemma-3-27b-it',
    'gemma3:4b',
    'meta-llama/llama-3.3-70b-instruct',
    'meta-llama/llama-3.2-11b-vision-instruct',
    'llama3.2:latest',
    'mistralai/mistral-small-3.1-24b-instruct',
    'mistral-large-latest',
    'codestral-2501',
    'mixtral-8x22b-instruct',
    'qwen2.5:7b',
    'Qwen/Qwen3-235B-A22B',
    'qwen/qwen2.5-vl-72b-instruct',
    'deepseek/deepseek-r1',
    'deepseek-r1:8b',
    'phi4:14b',
    'microsoft/phi-3.5-mini-128k-instruct',
    'cohere/command-r-plus',
    'x-ai/grok-3',
    'perplexity/llama-3.1-sonar-large-128k-online',
    'sonar-pro',
    'constella-local',
    'bert-fluxcapacitor-chat',
    'nousresearch/hermes-3-llama-3.1-405b',
    'llava:13b',
    'granite3.3:8b',
    'lmstudio-community/Meta-Llama-3.1-8B-Instruct-GGUF',
    'thudm/glm-4-32b',
    'moonshotai/kimi-k2',
  ],
  embedding: [
    'nomic-embed-text:latest',
    'text-embedding-nomic-embed-text-v1.5',
    'text-embedding-3-small',
    'text-embedding-ada-002',
    'mxbai-embed-large',
    'snowflake-arctic-embed2',
    'bge-m3:latest',
    'BAAI/bge-large-en-v1.5',
    'all-minilm:l6-v2',
    'sentence-transformers/all-MiniLM-L6-v2',
    'intfloat/multilingual-e5-large-instruct',
    'thenlper/gte-large',
    'voyage-3-large',
    'mistral-embed',
    'gemini-embedding-001',
    'qwen3-embedding:0.6b',
    'granite-embedding:278m',
    'paraphrase-multilingual',
    'jina-clip-v2',
  ],
  image: [
    'dall-e-3',
    'gpt-image-1',
    'stabilityai/stable-diffusion-xl-base-1.0',
    'stable-diffusion-3.5-large',
    'black-forest-labs/FLUX.1-schnell',
    'flux-1-dev',
    'imagen-4.0-generate-001',
    'google/gemini-2.5-flash-image',
    'qwen-image',
    'recraft-v3',
  ],
  speech: [
    'whisper-1',
    'openai/whisper-large-v3-turbo',
    'tts-1-hd',
    'gpt-4o-mini-tts',
    'gpt-4o-transcribe',
    'gpt-4o-realtime-preview',
    'playai-tts',
    'hexgrad/kokoro-82M',
    'nvidia/parakeet-tdt-0.6b-v2',
    'elevenlabs/eleven-multilingual-v2',
  ],
  video: ['sora-2', 'veo-3.0-generate-preview', 'kling-v2'],
  rerank: [
    'bge-reranker-v2-m3',
    'cohere/rerank-v3.5',
    'jina-reranker-v2-base-multilingual',
    'rerank-english-v3.0',
    'Qwen3-Reranker-4B',
  ],
  moderation: [
    'omni-moderation-latest',
    'text-moderation-stable',
    'meta-llama/llama-guard-4-12b',
    'llama-guard3:8b',
    'shieldgemma:2b',
    'mistral-moderation-latest',
    'openai/gpt-oss-safeguard-20b',
  ],
  completion: ['davinci-002', 'babbage-002', 'text-davinci-003'],
};

describe.each(Object.entries(ids))('made for %s', (kind, list) => {
  it.each(list)('%s', (id) => {
    expect(modelKind({ id })).toBe(kind);
  });
});

it('more than sixty real ids are told apart', () => {
  expect(Object.values(ids).flat().length).toBeGreaterThan(60);
});

describe('what a list says besides', () => {
  const cases: [string, ListedAs, ModelKind][] = [
    [
      'outputs of text',
      { id: 'acme/embedder-chat', architecture: { output_modalities: ['text'] } },
      'chat',
    ],
    [
      'outputs of text and images',
      {
        id: 'google/gemini-2.5-flash-image',
        architecture: { output_modalities: ['image', 'text'] },
      },
      'chat',
    ],
    [
      'outputs of images',
      { id: 'acme/x', architecture: { output_modalities: ['image'] } },
      'image',
    ],
    [
      'outputs of embeddings',
      { id: 'acme/x', architecture: { output_modalities: ['embeddings'] } },
      'embedding',
    ],
    [
      'outputs of audio',
      { id: 'acme/x', architecture: { output_modalities: ['audio'] } },
      'speech',
    ],
    ['an older modality', { id: 'acme/x', architecture: { modality: 'text->image' } }, 'image'],
    [
      'one that reads images',
      { id: 'acme/x', architecture: { modality: 'text+image->text' } },
      'chat',
    ],
    [
      'a guard, though it writes text',
      { id: 'meta-llama/llama-guard-4-12b', architecture: { output_modalities: ['text'] } },
      'moderation',
    ],
    ['LM Studio’s type', { id: 'acme-x', type: 'embeddings' }, 'embedding'],
    ['LM Studio’s type of all that writes', { id: 'acme-x', type: 'vlm' }, 'chat'],
    ['a type that says too little', { id: 'nomic-embed-text', type: 'llm' }, 'embedding'],
    ['Together’s type', { id: 'acme/x', type: 'rerank' }, 'rerank'],
    ['Ollama’s capabilities', { id: 'acme', capabilities: ['embedding'] }, 'embedding'],
    ['Ollama’s capabilities of a chat model', { id: 'acme', capabilities: ['completion'] }, 'chat'],
    ['Mistral’s capabilities', { id: 'acme', capabilities: { completion_chat: true } }, 'chat'],
    [
      'Mistral’s of none',
      { id: 'acme-ocr', capabilities: { completion_chat: false } },
      'completion',
    ],
  ];
  it.each(cases)('%s', (_what, entry, kind) => {
    expect(modelKind(entry)).toBe(kind);
  });
});
