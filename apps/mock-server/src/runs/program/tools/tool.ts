import type { ToolType } from '@constella/api-client/contract';
import type { z } from 'zod';

/** A function the engine calls in the name of an agent; every call is traced. */
export interface Tool<Input = never, Output = unknown> {
  /** Its `toolId`: `brief.read`; `server.tool.<id>.name` and `.about` say what it is called and does. */
  readonly id: string;
  /** The kind of the tool. @default 'local' */
  readonly type?: ToolType;
  readonly input: z.ZodType<Input>;
  /** What it does, for a model. @default `server.tool.<id>.about` */
  readonly description?: string;
  /** JSON Schema of the input, where it is not made of `input`. */
  readonly schema?: Record<string, unknown>;
  /** Whether a person is asked before each call. */
  readonly asksFirst?: boolean;
  /** Whether its answer is somebody else's words, which a model must not take for instructions. */
  readonly quotes?: boolean;
  /** The part of the input a trace shows; everything when it is absent. */
  readonly shown?: (input: Input) => Record<string, unknown>;
  /** @throws an error whose message is for the model, or the signal's reason. */
  run(input: Input, signal?: AbortSignal): Output | Promise<Output>;
}

/** The errors of calls a person was asked about, for the model and the trace. */
export const notAllowed = {
  refused: 'The person did not allow this call. Do not make it again; go on without it.',
  expired: 'Nobody answered whether this call may be made. Do not make it again; go on without it.',
} as const;

/** The error of a call of a tool the agent does not have. */
export const notPermitted = 'not permitted';

/** Keeps a tool's types. */
export const defineTool = <Input, Output>(tool: Tool<Input, Output>): Tool<Input, Output> => tool;

/** A tool as a list of tools shows it. */
export type RegisteredTool = Pick<Tool, 'id' | 'type'> & { readonly input: z.ZodType };
