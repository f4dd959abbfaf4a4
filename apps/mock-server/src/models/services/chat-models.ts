import type { Model } from '@constella/api-client/contract';

/** Words in the ids of models that do something else than answer. */
const others =
  /embed|rerank|whisper|tts|speech|dall-?e|image|diffusion|flux|moderation|transcri|\bclip\b|\b(?:bge|gte|e5)-/i;

/** The models of a list that answer questions. */
export const chatModelsOf = (models: readonly Model[]): Model[] =>
  models.filter(({ id }) => !others.test(id));
