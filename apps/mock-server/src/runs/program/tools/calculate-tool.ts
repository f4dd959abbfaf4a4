import { z } from 'zod';

import { defineTool } from './tool.js';

/** Characters of an expression; nobody checks a longer one. */
const longest = 500;

let evaluator: Promise<(expression: string) => unknown> | undefined;

/** Functions of numbers none of which can take long. */
const functions =
  'evaluate add subtract multiply divide pow mod unaryMinus unaryPlus abs round floor ceil sqrt min max sum mean median log exp';

async function createEvaluator(): Promise<(expression: string) => unknown> {
  const { create, ...all } = await import('mathjs/number');
  const factories = functions.split(' ').map((name) => {
    const key = `${name}Dependencies` as keyof typeof all;
    return [key, all[key]] as const;
  });
  const { evaluate } = create(Object.fromEntries(factories));
  return (expression) => evaluate(expression) as unknown;
}

/** Works out an arithmetic expression, so that no model has to do it in its head. */
export const calculateTool = defineTool({
  id: 'math.calculate',
  input: z.object({
    expression: z
      .string()
      .trim()
      .min(1)
      .max(longest)
      .describe(
        'Such as (420 - 310) * 12, 9300 * 18%, mean(120, 135, 150). Plain numbers, no units.',
      ),
  }),
  async run({ expression }) {
    evaluator ??= createEvaluator();
    const value = (await evaluator)(expression);
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new Error('The expression is no number.');
    // What binary fractions leave behind says nothing.
    return { value: Number(value.toPrecision(12)) };
  },
});
