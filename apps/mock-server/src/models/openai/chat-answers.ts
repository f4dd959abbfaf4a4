import { z } from 'zod';

import { annotationsSchema, searchAnswer } from './web-search.js';

// Only what is read of the OpenAI protocol; servers add and leave out a good deal.

/** Tokens of one text no model comes near. */
const mostTokens = 100_000_000;
const tokens = z.int().min(0).max(mostTokens);
/** Impossible usage is as good as not sent: tokens are counted here then. */
const usageSchema = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens })
  .nullish()
  .catch(undefined);

const failureSchema = z.object({
  error: z.union([
    z.string(),
    z.looseObject({
      message: z.string().optional(),
      code: z.union([z.string(), z.number()]).nullish(),
      type: z.string().nullish(),
    }),
  ]),
});

/** A part of a tool call: of a stream some of its arguments, else all of it. */
const callPiece = z.object({
  index: z.int().min(0).nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
/** A part of a tool call. */
export type CallPiece = z.output<typeof callPiece>;

/** One chunk of a stream. */
export const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z.array(callPiece).nullish(),
            annotations: annotationsSchema,
          })
          .nullish(),
        // Some put them beside what is new instead of into it.
        annotations: annotationsSchema,
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  usage: usageSchema,
  ...searchAnswer,
});

/** An answer in one piece, from servers that do not stream. */
export const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(callPiece).nullish(),
          annotations: annotationsSchema,
        }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: usageSchema,
  ...searchAnswer,
});

/** Tokens; what is no number is as good as not said. */
const contextLength = z.number().nullish().catch(undefined);

/** A list of models; OpenRouter's has names and context lengths, others only ids. */
export const modelsSchema = z.object({
  data: z.array(
    z.looseObject({
      id: z.string().min(1),
      name: z.string().nullish().catch(undefined),
      description: z.string().nullish().catch(undefined),
      context_length: contextLength,
      max_model_len: contextLength,
      // LM Studio's own words for it.
      max_context_length: contextLength,
      type: z.string().nullish().catch(undefined),
      capabilities: z.unknown().optional(),
      architecture: z
        .looseObject({
          modality: z.string().nullish(),
          input_modalities: z.array(z.string()).nullish(),
          output_modalities: z.array(z.string()).nullish(),
        })
        .nullish()
        .catch(undefined),
      /** OpenRouter: the parts of a request a model takes. */
      supported_parameters: z.array(z.string()).nullish().catch(undefined),
      /** OpenRouter: US dollars a token, as text. */
      pricing: z
        .looseObject({ prompt: z.coerce.number(), completion: z.coerce.number() })
        .nullish()
        .catch(undefined),
    }),
  ),
});

/** The error a service reports, if any. */
export interface ServiceFailure {
  message: string;
  code: string;
}

/** Reads the error a service put into a body or into the middle of a stream. */
export function failureOf(value: unknown): ServiceFailure | undefined {
  const parsed = failureSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const { error } = parsed.data;
  if (typeof error === 'string') return { message: error, code: '' };
  return { message: error.message ?? '', code: String(error.code ?? error.type ?? '') };
}
