import * as z from 'zod';

import { bounds } from '../bounds.js';
import { mcpProblems, mcpTransports, toolDecisions } from '../enums.js';
import {
  flag,
  idSchema,
  instantSchema,
  missingOr,
  numberIn,
  oneOf,
  optionalText,
  text,
} from '../fields.js';
import type { ValidationMessageId } from '../messages.js';

/** With `http` or `https`, and no name, password or fragment in it: a token goes in its own field. */
const url = optionalText(bounds.url).refine((address) => !address || isServerAddress(address), {
  error: 'validation.generic.url' satisfies ValidationMessageId,
});

function isServerAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hash } = new URL(address);
  return /^https?:$/.test(protocol) && `${username}${password}${hash}` === '';
}

/** It is sent in a header: letters, digits and signs, no space and no line break. */
const token = z
  .string({ error: missingOr('validation.generic.required') })
  .max(bounds.modelServiceKey.max, 'validation.generic.maxLength')
  .regex(/^[\x21-\x7e]*$/, 'validation.modelService.keyCharacters');

const argument = z
  .string({ error: missingOr('validation.generic.required') })
  .max(bounds.mcpArgument.max, 'validation.generic.maxLength');

const place = {
  name: text(bounds.modelServiceName),
  location: optionalText(bounds.shortText).describe('Where it runs, in words.'),
  latitude: numberIn({ min: -90, max: 90 }).optional().describe('Degrees north.'),
  longitude: numberIn({ min: -180, max: 180 }).optional().describe('Degrees east.'),
};

const target = {
  transport: oneOf(mcpTransports),
  url: url.describe('Of a server at an address.'),
  command: optionalText(bounds.mcpArgument).describe('The program of a server on this computer.'),
  args: z
    .array(argument)
    .max(bounds.mcpArguments.max, 'validation.generic.max')
    .optional()
    .describe('What the program is started with.'),
  token: token.optional().describe('Sent as a bearer token; an empty one takes it away.'),
  allowPrivate: flag().describe('Whether its address may be in a private network.'),
};

/** A server of tools to connect. */
export const mcpConnectionBodySchema = z.strictObject({
  ...place,
  ...target,
  location: place.location.default(''),
  allowPrivate: target.allowPrivate.default(false),
  enabled: flag().default(true),
});
/** The fields that can be sent to connect a server of tools. */
export type McpConnectionBody = z.input<typeof mcpConnectionBodySchema>;

/** A change of a connected server; what is absent stays. */
export const mcpConnectionChangeSchema = z
  .strictObject({
    ...place,
    ...target,
    latitude: place.latitude.nullable(),
    longitude: place.longitude.nullable(),
    enabled: flag(),
  })
  .partial();
/** The fields that can be sent to change a connected server. */
export type McpConnectionChange = z.input<typeof mcpConnectionChangeSchema>;

/** A server to try out: a connected one by its `id`, with what was typed in place of what is kept. */
export const mcpTestBodySchema = z
  .strictObject({ ...target, id: idSchema })
  .partial()
  .describe('A connected server, or one that is not kept yet by its transport.');
/** The fields that can be sent to try out a server of tools. */
export type McpTestBody = z.input<typeof mcpTestBodySchema>;

/** How a connected server is reached: for administrators. */
export const mcpConnectionSchema = z.object({
  /** The id of its row of `mcp_servers`. */
  id: idSchema,
  /** Its state, as a change names it. */
  version: z.int().min(1),
  name: z.string(),
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  transport: oneOf(mcpTransports),
  url: z.string().nullable(),
  command: z.string().nullable(),
  args: z.array(z.string()),
  /** `lost`: there is one, and this server has no longer what opens it. */
  token: z.enum(['none', 'held', 'lost']),
  allowPrivate: z.boolean(),
  enabled: z.boolean(),
  createdAt: instantSchema,
});
/** How a connected server is reached. */
export type McpConnection = z.infer<typeof mcpConnectionSchema>;

/** The connected servers. */
export const mcpConnectionListSchema = z.object({
  connections: z.array(mcpConnectionSchema),
  /** Whether whoever runs this server allows programs as servers of tools. */
  programs: z.boolean(),
});

/** What came of trying out a server of tools. */
export const mcpTestSchema = z.object({
  /** Null when it told its tools. */
  problem: oneOf(mcpProblems).nullable(),
  /** The reason in its own words, shortened; empty when there are none. */
  detail: z.string(),
  /** Milliseconds until its tools were there, or the try had failed. */
  latency: z.int().min(0),
  /** Its own name and version. */
  server: z.string(),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      /** Whether the server itself says that the tool only reads. */
      readOnly: z.boolean(),
    }),
  ),
  /** Tools that cannot be used: their names or schemas are none. */
  leftOut: z.int().min(0),
});
/** What came of trying out a server of tools. */
export type McpTest = z.infer<typeof mcpTestSchema>;

/** A tool an agent may be given, and whether it has it. */
export const agentToolSchema = z.object({
  /** The id of its row of `tools`. */
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** Whether a person is asked before each call. */
  asksFirst: z.boolean(),
  /** The name of its server. */
  server: z.string(),
  /** `changed`: it was allowed, and its server describes it differently now. */
  state: z.enum(['none', 'allowed', 'changed']),
});
/** A tool an agent may be given, and whether it has it. */
export type AgentTool = z.infer<typeof agentToolSchema>;

/** The tools an agent may call, by the ids of their rows; each as it is described now. */
export const agentToolsBodySchema = z.strictObject({
  tools: z
    .array(idSchema, { error: missingOr('validation.generic.required') })
    .max(bounds.listItems.max, 'validation.generic.max'),
});

/** What a person says to a call of a tool that a run asks about. */
export const toolDecisionBodySchema = z.strictObject({
  callId: text(bounds.slug),
  decision: oneOf(toolDecisions),
});
