import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales } from '../../packages/i18n/src/locales';
import { assistantForm } from './assistant-form';
import { screenFiles } from './assistant-screen';
import type { NewFiles, Spellings } from './new-files';
import { borrowedTexts, withNamespace } from './texts';

const contract = 'packages/api-client/src/contract/assistants';
const programs = 'apps/mock-server/src/runs/assistants';

/** Text of its offline content, a file a language; begins as the cognitive flow says it. */
const offlineTexts = (kebab: string): NewFiles['files'] =>
  Object.fromEntries(
    locales.map((locale) => {
      const known = readFileSync(
        join(import.meta.dirname, '../..', programs, `cognitive-flow/content/${locale}.json`),
        'utf8',
      );
      const text = (JSON.parse(known) as Record<string, string>)['content.cognitive-flow.answer'];
      return [
        `${programs}/${kebab}/content/${locale}.json`,
        `${JSON.stringify({ [`content.${kebab}.point`]: text }, null, 2)}\n`,
      ];
    }),
  );

/** An assistant of two steps that runs at once: definition, program, form, result, stories, walk. */
export function assistantFiles(spelled: Spellings): NewFiles {
  const { kebab, camel, words } = spelled;
  const at = kebab.includes('-') ? `'${kebab}'` : kebab;
  const name = kebab === camel ? camel : `${at}: ${camel}`;
  const path = `/enterprise/${kebab}`;
  const title = 'tasks.list.assistant';
  const titleId = `shell.title.${camel}`;
  const texts = borrowedTexts({
    [titleId]: title,
    [`workspace.place.${camel}`]: title,
    [`workspace.sentence.${kebab}`]: 'shell.comingSoon.description',
    [`server.assistant.${kebab}.name`]: title,
    [`server.assistant.${kebab}.step.answer`]: 'server.assistant.cognitive-flow.step.answer',
    [`server.assistant.${kebab}.step.read`]: 'server.assistant.cognitive-flow.step.perceive',
    [`${camel}.form.question`]: 'flow.question',
    [`${camel}.form.question.hint`]: 'flow.questionPlaceholder',
    [`${camel}.text`]: 'run.result',
    [`${camel}.title`]: 'tasks.form.title.label',
  });
  const form = assistantForm(spelled);
  const screen = screenFiles(spelled, { path, title: titleId });
  return {
    files: {
      [`${contract}/${kebab}.ts`]: `import * as z from 'zod';

import { bounds } from '../bounds.js';
import { dismissedFacts, text } from '../fields.js';
import { briefStep, defineAssistant } from './assistant.js';

/** Says in one sentence what it is for. */
export const ${camel} = defineAssistant({
  id: '${kebab}',
  area: 'enterprise',
  path: '${path}',
  request: z.object({ question: text(bounds.prompt), dismissedFacts: dismissedFacts() }),
  reads: ['question'],
  steps: [
    { id: 'read', ...briefStep },
    { id: 'answer', role: 'implementer', layer: 'execution', writesResult: true },
  ],
  result: z.object({
    title: text(bounds.shortText),
    /** The answer; Markdown. */
    text: z.string(),
  }),
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
`,
      [`${programs}/${kebab}/content/steps.ts`]: `import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of its steps: what was asked, point by point. */
export const steps: StepContents = {
  answer: { each: 'points', as: 'point', say: 'content.${kebab}.point', list: 'bullets' },
};
`,
      ...offlineTexts(kebab),
      [`${programs}/${kebab}/${kebab}.ts`]: `import { assistants } from '@constella/api-client/contract';

import { defineProgram } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { readBriefStep } from '../../program/tools/read-brief-tool.js';
import { steps } from './content/steps.js';

/** Says in one sentence how it goes about it. */
export const ${camel}: Program = defineProgram(assistants${kebab === camel ? `.${camel}` : `['${kebab}']`}, {
  content: steps,
  title: ({ question }) => question,
  description: ({ question }) => question,

  work: {
    read: readBriefStep,

    answer: async ({ context, promptOf }) => ({ text: await context.ask(await promptOf()) }),
  },

  result: ({ task, textOf }) => ({ title: task.title, text: textOf('answer') }),
});
`,
      [`${programs}/${kebab}/prompts/answer.md`]: `Say who answers, with which expertise.

{% render 'rules', language: language %}

---

Today is {{ today }}.

# What was asked

{{ request.question }}

# The task

Answer in at most 200 words.
`,
      ...form.files,
      ...screen.files,
      ...texts.files,
    },
    changes: {
      [`${contract}/index.ts`]: (text) =>
        text
          .replace('\n\nexport {', `\nimport { ${camel} } from './${kebab}.js';\n\nexport {`)
          .replace(/(const defined = \[[^\]]*?),?\s*\]/, `$1, ${camel}]`)
          .replace(/(no need of the others\.\nexport \{[^}]*)\}/, `$1  ${camel},\n}`),
      [`${programs}/index.ts`]: (text) =>
        text
          .replace(
            '\n\n/** How each',
            `\nimport { ${camel} } from './${kebab}/${kebab}.js';\n\n/** How each`,
          )
          .replace(/(export const programs[^=]*=\s*\{[^}]*?),?\s*\};/, `$1, ${name} };`),
      'apps/mock-server/src/testing/requests.ts': (text) =>
        text.replace(
          "    'cognitive-flow': {",
          (line) => `    ${at}: { question: decision },\n${line}`,
        ),
      ...form.changes,
      ...screen.changes,
      ...texts.changes,
      ...withNamespace(camel),
    },
    next: [
      `say what it is: the texts of ${camel}.json, ${titleId}, workspace.place.${camel}, workspace.sentence.${kebab}, server.assistant.${kebab}.* and its offline content in all twelve catalogues ("${words}"); they are borrowed now`,
      `replace request, steps and result in ${contract}/${kebab}.ts, then what follows from them`,
      `write the brief of each step in ${programs}/${kebab}/prompts`,
      'npm run openapi',
      'the rest is in docs/add-an-assistant.md',
    ],
  };
}
