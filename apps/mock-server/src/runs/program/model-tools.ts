import { z } from 'zod';

import type { OfferedTool, ToolCall } from '../../models/provider.js';
import type { Texts } from '../../base/language/texts.js';
import type { ServerText } from '../../base/refusal.js';
import type { Tool } from './tools/tool.js';

/** A tool a model may be given: whatever it takes and answers. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list holds tools of any input
export type AnyTool = Tool<any>;

/** Characters of a tool's answer a model is given. */
const longestAnswer = 12_000;

/** Tools as a model is told of them. */
export const offered = (tools: readonly AnyTool[], texts: Texts): OfferedTool[] =>
  tools.map(({ id, input }) => {
    const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' });
    return {
      id,
      description: texts.say(`server.tool.${id}.about` as ServerText['id']),
      input: schema,
    };
  });

/** Carries out the calls of a model, and refuses those that lead nowhere. */
export class ToolCalls {
  readonly #made = new Set<string>();

  constructor(
    private readonly tools: readonly AnyTool[],
    /** @throws what the tool throws */
    private readonly call: (tool: AnyTool, input: unknown) => Promise<unknown>,
  ) {}

  /** The answer of a tool, or what is wrong with the call, in words for the model. */
  async answer({ name, arguments: given }: ToolCall): Promise<string> {
    const tool = this.tools.find(({ id }) => id === name);
    const list = this.tools.map(({ id }) => id).join(', ');
    if (!tool) return `There is no tool ${name}. There are: ${list}.`;
    let json: unknown;
    try {
      json = JSON.parse(given || '{}');
    } catch {
      return 'The arguments are no JSON. Call the tool again with a JSON object.';
    }
    const parsed = (tool.input as z.ZodType).safeParse(json);
    if (!parsed.success)
      return `The arguments do not fit:\n${z.prettifyError(parsed.error)}\nCall the tool again with other ones.`;
    const key = `${name}\n${JSON.stringify(parsed.data)}`;
    if (this.#made.has(key))
      return 'This call was made before, and its answer stands above. Go on with it, or call with other arguments.';
    this.#made.add(key);
    try {
      const answer = JSON.stringify(await this.call(tool, parsed.data)) ?? 'null';
      return answer.length > longestAnswer ? `${answer.slice(0, longestAnswer)} […]` : answer;
    } catch (error) {
      return `The tool failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}
