import type { NewFiles, Spellings } from './new-files';

const contract = 'packages/api-client/src/contract/assistants';
const programs = 'apps/mock-server/src/runs/assistants';

/** An assistant of two steps: its definition, its program, and its place in the lists of both. */
export function assistantFiles({ kebab, camel, words }: Spellings): NewFiles {
  const at = kebab.includes('-') ? `'${kebab}'` : kebab;
  const name = kebab === camel ? camel : `${at}: ${camel}`;
  return {
    files: {
      [`${contract}/${kebab}.ts`]: `import * as z from 'zod';

import { bounds } from '../bounds.js';
import { text } from '../fields.js';
import { defineAssistant } from './assistant.js';

/** Says in one sentence what it is for. */
export const ${camel} = defineAssistant({
  id: '${kebab}',
  area: 'general',
  path: '/${kebab}',
  request: z.object({ question: text(bounds.prompt) }),
  steps: [
    {
      id: 'read',
      role: 'coordinator',
      layer: 'perception',
      tools: ['brief.read'],
      computed: true,
    },
    { id: 'answer', role: 'implementer', layer: 'execution', writesResult: true },
  ],
  result: z.object({
    /** The answer; Markdown. */
    text: z.string(),
    /** What was asked, point by point. */
    points: z.array(z.string()),
  }),
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
`,
      [`${programs}/${kebab}/${kebab}.ts`]: `import { assistants } from '@constella/api-client/contract';

import { defineProgram } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { readBriefTool } from '../../program/tools/read-brief-tool.js';

/** Says in one sentence how it goes about it. */
export const ${camel}: Program = defineProgram(assistants${kebab === camel ? `.${camel}` : `['${kebab}']`}, {
  title: ({ question }) => question,
  description: ({ question }) => question,

  work: {
    async read({ context, task, brief }) {
      const { title, description, locale } = task;
      await context.callTool(readBriefTool, { title, description, locale });
      const points = brief.points.join('\\n');
      await context.reachLayer('perception', points);
      return { text: points };
    },

    async answer({ context, request, prompt }) {
      const text = await context.ask(
        prompt(\`\${request.question}\\n\\nAnswer in at most 200 words.\`),
      );
      return { text };
    },
  },

  result: ({ textOf, brief }) => ({ text: textOf('answer'), points: [...brief.points] }),
});
`,
    },
    changes: {
      [`${contract}/index.ts`]: (text) =>
        text
          .replace('\n\nexport {', `\nimport { ${camel} } from './${kebab}.js';\n\nexport {`)
          .replace(/(const defined = \[[^\]]*?),?\s*\]/, `$1, ${camel}]`),
      [`${programs}/index.ts`]: (text) =>
        text
          .replace(
            '\n\n/** How each',
            `\nimport { ${camel} } from './${kebab}/${kebab}.js';\n\n/** How each`,
          )
          .replace(/(export const programs[^=]*=\s*\{[^}]*?),?\s*\};/, `$1, ${name} };`),
      'apps/mock-server/src/testing/requests.ts': (text) =>
        text.replace('export const exampleRequests = {', (line) => `${line} ${at}: { question },`),
    },
    next: [
      `say the texts server.assistant.${kebab}.name, .about, .step.read and .step.answer in all twelve catalogues: "${words}" is a good beginning`,
      'give it the steps, the request and the result it needs; numbers come from a tested function',
      `npx vitest run --project unit ${programs}/assistants runs it`,
      'docs/add-an-assistant.md says how the offline model gets its content, and the rest',
    ],
  };
}
