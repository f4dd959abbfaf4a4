import * as z from 'zod';

import { bounds } from '../bounds.js';
import { modelServiceKinds, modelServiceProblems, modelServiceVariables } from '../enums.js';
import { flag, idSchema, instantSchema, missingOr, oneOf, text } from '../fields.js';
import type { ValidationMessageId } from '../messages.js';

/**
 * Up to and without `/chat/completions`. No name and password in it, no query: a key goes in its own
 * field, where it is kept.
 */
const baseUrl = text(bounds.url, 'validation.modelService.addressRequired').refine(
  isServiceAddress,
  {
    error: 'validation.generic.url' satisfies ValidationMessageId,
  },
);

function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}

/** It is sent in a header: letters, digits and signs, no space and no line break. */
const key = z
  .string({ error: missingOr('validation.generic.required') })
  .max(bounds.modelServiceKey.max, 'validation.generic.maxLength')
  .regex(/^[\x21-\x7e]*$/, 'validation.modelService.keyCharacters');

const name = text(bounds.modelServiceName);
const allowPrivate = flag().describe(
  'Whether its address may be in a private network, such as on this computer.',
);

/** A model of a service, as far as it is told with the service. */
const serviceModelSchema = z.object({ id: z.string().min(1), name: z.string() });

/** A model service: one that was connected here, or one the environment of the server names. */
export const modelServiceSchema = z.object({
  /** Null for one that the environment names: it is changed there. */
  id: idSchema.nullable(),
  /** Its state, as a change names it; null for one that the environment names. */
  version: z.int().min(1).nullable(),
  kind: oneOf(modelServiceKinds),
  name: z.string(),
  baseUrl: z.string(),
  /** The setting that names it, when the environment does. */
  variable: oneOf(modelServiceVariables).nullable(),
  /** `lost`: there is one, and this server has no longer what opens it. */
  key: z.enum(['none', 'held', 'lost']),
  /** The last characters of the key, after an ellipsis. */
  keyHint: z.string().nullable(),
  allowPrivate: z.boolean(),
  enabled: z.boolean(),
  /** Whether its models are on offer. One is not when the environment names another of its kind. */
  used: z.boolean(),
  /** Why its list of models could not be had just now. */
  problem: oneOf(modelServiceProblems).nullable(),
  /** How many models it has. */
  modelCount: z.int().min(0),
  /** The first of them. */
  models: z.array(serviceModelSchema),
  createdAt: instantSchema.nullable(),
});
/** A model service. */
export type ModelService = z.infer<typeof modelServiceSchema>;

/** The model services of a server; those that the environment names come first. */
export const modelServiceListSchema = z.object({ services: z.array(modelServiceSchema) });

/** A model service to connect. A kind brings its name and its usual address. */
export const modelServiceBodySchema = z.strictObject({
  kind: oneOf(modelServiceKinds),
  name: name.optional(),
  baseUrl: baseUrl.optional(),
  key: key.optional(),
  allowPrivate: allowPrivate.default(false),
  enabled: flag().default(true),
});
/** The fields that can be sent to connect a model service. */
export type ModelServiceBody = z.input<typeof modelServiceBodySchema>;

/** A change of a model service; what is absent stays, an empty key takes it away. */
export const modelServiceChangeSchema = z
  .strictObject({ name, baseUrl, key, allowPrivate, enabled: flag() })
  .partial();
/** The fields that can be sent to change a model service. */
export type ModelServiceChange = z.input<typeof modelServiceChangeSchema>;

/**
 * A model service to try out: one by its `id` or its `variable`, with what was typed in place of
 * what is kept, or one that is not kept yet by its `kind`.
 */
export const modelServiceTestBodySchema = z.strictObject({
  id: idSchema.optional(),
  variable: oneOf(modelServiceVariables).optional(),
  kind: oneOf(modelServiceKinds).optional(),
  baseUrl: baseUrl.optional(),
  key: key.optional(),
  allowPrivate: allowPrivate.optional(),
});
/** The fields that can be sent to try out a model service. */
export type ModelServiceTestBody = z.input<typeof modelServiceTestBodySchema>;

const milliseconds = z.int().min(0);

/** What came of trying out a model service. */
export const modelServiceTestSchema = z.object({
  /** Null when a model answered. */
  problem: oneOf(modelServiceProblems).nullable(),
  /** The service's own reason, shortened and without the key; empty when it said nothing. */
  detail: z.string(),
  baseUrl: z.string(),
  /** Until the list of models was there, or the try had failed. */
  latency: milliseconds,
  modelCount: z.int().min(0),
  /** How many of them answer questions. */
  chatModelCount: z.int().min(0),
  /** The first of those. */
  models: z.array(serviceModelSchema),
  /** The model that was asked. */
  model: z.string().nullable(),
  /** Until the first word of its answer. */
  firstWord: milliseconds.nullable(),
  answer: z.string().max(200).nullable(),
});
/** What came of trying out a model service. */
export type ModelServiceTest = z.infer<typeof modelServiceTestSchema>;

/** A model server found on the computer that the server runs on. */
const localModelServerSchema = z.object({
  kind: oneOf(modelServiceKinds),
  name: z.string(),
  baseUrl: z.string(),
  /** Whether something with the API of OpenAI answers there. */
  found: z.boolean(),
  modelCount: z.int().min(0),
  /** The first of them. */
  models: z.array(serviceModelSchema),
  /** Whether it is connected. */
  connected: z.boolean(),
});
/** A model server found on the computer that the server runs on. */
export type LocalModelServer = z.infer<typeof localModelServerSchema>;

/** The places on this computer where model servers usually are, and what is there. */
export const localModelServersSchema = z.object({ servers: z.array(localModelServerSchema) });

/** Whether a model is connected, and what it is called: for every member. */
export const modelConnectionSchema = z.object({
  connected: z.boolean(),
  /** The model that is asked when nobody chooses; null without one, or while its service is silent. */
  model: z.string().nullable(),
  /** The name of its service. */
  provider: z.string().nullable(),
  /** Whether its service is on the computer the server runs on. */
  local: z.boolean(),
  /** Whether whoever asks may connect one. */
  mayConnect: z.boolean(),
  /** The names of some who may. */
  administrators: z.array(z.string()),
});
/** Whether a model is connected. */
export type ModelConnection = z.infer<typeof modelConnectionSchema>;
