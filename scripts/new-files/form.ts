import { formStories, type FormCase } from './form-stories';
import type { NewFiles, Spellings } from './new-files';

const forms = 'packages/forms/src';

/** What sets a new form apart from another. */
interface OwnForm {
  /** Its schema: where it is from, as its layout names it, and as the validators do. */
  schema: { from: string; layout: string; validator: string };
  /** Its layout after the schema. */
  layout: string;
  /** What it says around its fields. */
  words: string;
  /** The catalogue of its texts. */
  namespace: string;
  stories: FormCase;
}

/** A form of one field: its layout, stories and guide, and a line of each list. */
export function filesOfForm(
  spelled: Spellings,
  { schema, layout, words, namespace, stories }: OwnForm,
): Required<Omit<NewFiles, 'next'>> {
  const { kebab, camel, pascal } = spelled;
  const folder = `${forms}/${kebab}-form`;
  const name = schema.layout.split('.')[0];
  const isOwn = schema.from.startsWith('.');
  const importOf = `import { ${name} } from '${schema.from}';\n`;
  return {
    files: {
      [`${folder}/${kebab}-form.tsx`]: `'use client';

${isOwn ? '' : importOf}import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
${isOwn ? importOf : ''}
/** The layout of {@link ${pascal}Form}. */
export const ${camel}Layout = defineLayout(${schema.layout}, ${layout});

type Schema = typeof ${camel}Layout.schema;
/** The fields of the form. */
export type ${pascal}Values = FormValues<Schema>;
/** What is sent. */
export type ${pascal}Submission = z.output<Schema>;
export type ${pascal}FormProps = FilledFormProps<Schema>;

/** Says in one sentence what is asked for with it. */
export function ${pascal}Form(props: ${pascal}FormProps) {
  return <LayoutForm {...props} layout={${camel}Layout} words={${words}} />;
}
`,
      [`${folder}/${kebab}-form.stories.tsx`]: formStories(spelled, stories),
      [`${folder}/${kebab}-form.guide.ts`]: `import { layoutGuide } from '../form-guide.js';
import { ${camel}Layout } from './${kebab}-form.js';

export const guide = await layoutGuide('${camel}', ${camel}Layout, {
  status: 'experimental',
  purpose: 'Says in one sentence what is asked for with it.',
});
`,
    },
    changes: {
      [`${forms}/index.ts`]: (text) =>
        text.replace(
          '\n\nexport {\n  CompanyForm,',
          (next) => `\nexport * from './${kebab}-form/${kebab}-form.js';${next}`,
        ),
      [`${forms}/namespaces.ts`]: (text) =>
        text.replace('\n} as const', `\n  ${camel}: ['${namespace}', ...around],\n} as const`),
      [`${forms}/validate.ts`]: (text) => {
        const listed = text.replace(
          '\n} as const;',
          `\n  ${camel}: ${schema.validator},\n} as const;`,
        );
        return isOwn
          ? listed.replace(
              '\nimport { loginSchema',
              (next) => `\nimport { ${name} } from './${kebab}-form/schema.js';${next}`,
            )
          : listed;
      },
    },
  };
}

/** A form that works: a schema, a layout with one needed field, a story per state, a guide. */
export function formFiles(spelled: Spellings): NewFiles {
  const { kebab, camel, pascal } = spelled;
  const folder = `${forms}/${kebab}-form`;
  const schema = `${camel}Schema`;
  // Borrowed texts, so that it type-checks and runs at once; none of them may be the only use of a
  // reserved one.
  const { files, changes } = filesOfForm(spelled, {
    schema: { from: './schema.js', layout: schema, validator: schema },
    layout: `{
  sections: [{ fields: [{ name: 'name', label: 'agents.form.name.label', hint: false }] }],
}`,
    words: `{ ...runWords, submit: 'agents.form.edit.submit' }`,
    namespace: 'agents',
    stories: {
      filled: `{ name: ' Marta ' }`,
      sent: `{ name: 'Marta' }`,
      first: 'Name',
      field: 'name',
      submit: 'Save changes',
    },
  });
  return {
    files: {
      [`${folder}/schema.ts`]: `import * as z from 'zod';

/** The rules of the form. Built on the call's body schema as soon as the contract has one. */
export const ${schema} = z.object({
  name: z.string().trim().min(1, 'validation.generic.required'),
});
`,
      ...files,
    },
    changes,
    next: [
      `replace the field in ${folder}/schema.ts and the borrowed texts in ${kebab}-form.tsx`,
      `say what ${pascal}Form is for, there and in its guide`,
      'the rest is in docs/add-a-form.md',
    ],
  };
}
