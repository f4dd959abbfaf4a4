/** What a model is made for. */
export type ModelKind =
  | 'chat'
  | 'embedding'
  | 'image'
  | 'speech'
  | 'video'
  | 'rerank'
  | 'moderation'
  | 'completion';

/** What a service's list says of a model, as far as it tells what the model is made for. */
export interface ListedAs {
  readonly id: string;
  readonly name?: string | null | undefined;
  /** LM Studio, Together, Mistral and others: `embeddings`, `llm`, `vlm`, `chat`, `image`. */
  readonly type?: string | null | undefined;
  /** OpenRouter. `modality` is `text+image->text`. */
  readonly architecture?:
    | {
        readonly modality?: string | null | undefined;
        readonly output_modalities?: readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** Mistral: `completion_chat`. Ollama's own list: a list of words, `embedding` among them. */
  readonly capabilities?: unknown;
}

/** Words of `type` fields, in their usual spellings. */
const types: Readonly<Record<string, ModelKind>> = {
  llm: 'chat',
  vlm: 'chat',
  chat: 'chat',
  code: 'chat',
  language: 'chat',
  embedding: 'embedding',
  embeddings: 'embedding',
  image: 'image',
  audio: 'speech',
  speech: 'speech',
  transcribe: 'speech',
  transcription: 'speech',
  tts: 'speech',
  video: 'video',
  rerank: 'rerank',
  reranker: 'rerank',
  moderation: 'moderation',
};

/**
 * Names models of each kind have, by the part of the id between separators. The first that fits
 * counts: `bge-reranker` is a reranker, though `bge` is an embedding.
 */
const names: readonly (readonly [ModelKind, RegExp])[] = [
  ['rerank', /(?:^|[^a-z])re-?rank/],
  [
    'moderation',
    /moderation|(?:^|[^a-z])(?:llama-?guard|shieldgemma|shield-gemma|prompt-?guard|granite3?-guardian|guardian|wildguard|nemoguard|safeguard)/,
  ],
  [
    'embedding',
    /embed|(?:^|[^a-z])(?:bge|gte|e5|minilm|all-mpnet|paraphrase-multilingual|sentence-transformers|instructor-(?:xl|large|base)|uae-large|voyage|jina-(?:colbert|clip)|stella|granite-embedding|text-similarity|text-search|code-search)(?![a-z])/,
  ],
  [
    'speech',
    /whisper|(?:^|[^a-z])(?:tts|stt|asr|bark|kokoro|parler|xtts|musicgen|canary-(?:qwen|1b)|parakeet|lyria|sonic|orpheus|playai|aura)(?![a-z])|transcribe|speech|^eleven[-_]|realtime|native-audio/,
  ],
  [
    'video',
    /(?:^|[^a-z])(?:sora|veo|kling|runway|hunyuan-?video|cogvideo\w*|mochi|ltx-?video)(?![a-z])|text-to-video|stable-video|wan-?2\.\d.*(?:t2v|i2v|video)/,
  ],
  [
    'image',
    /dall-?e|stable-?diffusion|(?:^|[^a-z])(?:sdxl|sd3|sd-turbo|flux|imagen|midjourney|kandinsky|playground-v\d|ideogram|recraft|seedream|dreamshaper|realvis\w*|juggernaut|photon|hidream|kolors|pixart|wuerstchen|z-image)(?![a-z])|gpt-image|image-(?:generation|preview|edit|1)|-image$|qwen-image/,
  ],
  [
    'completion',
    /(?:^|[^a-z])(?:davinci-002|babbage-002|text-(?:davinci|curie|babbage|ada)|code-davinci)|-instruct-fim$/,
  ],
];

/**
 * What a model is made for, from what its service's list says: its outputs where they are said, else
 * its type, else its name. A model nothing is known of is a chat model: most are.
 */
export function modelKind(entry: ListedAs): ModelKind {
  const named = kindByName(entry.id);
  const { architecture, type, capabilities } = entry;
  const outputs =
    architecture?.output_modalities ?? architecture?.modality?.split('->')[1]?.split('+');
  if (outputs && outputs.length > 0) {
    const kind = kindByOutputs(outputs.map((output) => output.toLowerCase()));
    // Text comes out of guards and transcribers too.
    return kind === 'chat' && (named === 'moderation' || named === 'speech') ? named : kind;
  }
  if (Array.isArray(capabilities)) {
    if (capabilities.includes('embedding') && !capabilities.includes('completion'))
      return 'embedding';
  } else if (isRecord(capabilities) && 'completion_chat' in capabilities)
    return capabilities['completion_chat'] === true
      ? 'chat'
      : named === 'chat'
        ? 'completion'
        : named;
  const typed = types[type?.toLowerCase() ?? ''];
  // A type of `llm` is all some services have for everything.
  return typed && typed !== 'chat' ? typed : named;
}

function kindByOutputs(outputs: readonly string[]): ModelKind {
  const [only = ''] = outputs;
  if (outputs.includes('text')) return 'chat';
  if (/embed|vector/.test(only)) return 'embedding';
  if (/image/.test(only)) return 'image';
  if (/audio|speech/.test(only)) return 'speech';
  if (/video/.test(only)) return 'video';
  if (/rerank|score/.test(only)) return 'rerank';
  return 'chat';
}

/** The name without its maker and tag: makers are called `nomic-ai` and `black-forest-labs`. */
function kindByName(id: string): ModelKind {
  const lower = id.toLowerCase();
  const model = lower.slice(lower.lastIndexOf('/') + 1);
  return names.find(([, pattern]) => pattern.test(model))?.[0] ?? 'chat';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
