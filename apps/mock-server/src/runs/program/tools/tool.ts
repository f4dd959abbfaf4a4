import type { ToolType } from '@constella/api-client/contract';
import type { z } from 'zod';

/** A function the engine calls in the name of an agent; every call is traced. */
export interface Tool<Input = never, Output = unknown> {
  /** Its `toolId`: `brief.read`; `server.tool.<id>.name` and `.about` say what it is called and does. */
  readonly id: string;
  /** The kind of the tool. @default 'local' */
  readonly type?: ToolType;
  readonly input: z.ZodType<Input>;
  /** The part of the input a trace shows; everything when it is absent. */
  readonly shown?: (input: Input) => Record<string, unknown>;
  run(input: Input): Output | Promise<Output>;
}

/** The error of a call of a tool the agent does not have. */
export const notPermitted = 'not permitted';

/** Keeps a tool's types. */
export const defineTool = <Input, Output>(tool: Tool<Input, Output>): Tool<Input, Output> => tool;

/** A tool as a list of tools shows it. */
export type RegisteredTool = Pick<Tool, 'id' | 'type'> & { readonly input: z.ZodType };
