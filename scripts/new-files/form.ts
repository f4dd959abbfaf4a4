import { formStories } from './form-stories';
import type { NewFiles, Spellings } from './new-files';

/** A form that works: a schema, a layout with one needed field, a story per state, a guide. */
export function formFiles(spelled: Spellings): NewFiles {
  const { kebab, camel, pascal } = spelled;
  const folder = `packages/forms/src/${kebab}-form`;
  return {
    files: {
      [`${folder}/schema.ts`]: `import * as z from 'zod';

/** The rules of the form. Built on the call's body schema as soon as the contract has one. */
export const ${camel}Schema = z.object({
  name: z.string().trim().min(1, 'validation.generic.required'),
});
`,
      // Borrowed texts, so that it type-checks and runs at once; none of them may be the only use
      // of a reserved one.
      [`${folder}/layout.ts`]: `import { defineLayout } from '../form-of/layout.js';
import { ${camel}Schema } from './schema.js';

/** Which field stands where, and what the schema cannot say of it. */
export const ${camel}Layout = defineLayout(${camel}Schema, {
  sections: [{ fields: [{ name: 'name', label: 'agents.form.name.label', hint: false }] }],
});
`,
      [`${folder}/${kebab}-form.tsx`]: `'use client';

import type { z } from 'zod';

import { LayoutForm, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { ${camel}Layout } from './layout.js';
import type { ${camel}Schema } from './schema.js';

type Schema = typeof ${camel}Schema;
/** The fields of the form. */
export type ${pascal}Values = FormValues<Schema>;
/** Values sent. */
export type ${pascal}Submission = z.output<Schema>;
export type ${pascal}FormProps = FilledFormProps<Schema>;

const words = {
  submit: 'agents.form.edit.submit',
  reset: 'tasks.form.reset',
  summary: 'tasks.form.summary',
  draftSaved: 'tasks.form.draftSaved',
  failure: { title: 'errors.status.title', fallback: 'errors.task.createFallback' },
} as const;

/** Says in one sentence what people do with it. */
export function ${pascal}Form(props: ${pascal}FormProps) {
  return <LayoutForm {...props} layout={${camel}Layout} words={words} />;
}
`,
      [`${folder}/${kebab}-form.stories.tsx`]: formStories(spelled, {
        filled: `{ name: ' Marta ' }`,
        sent: `{ name: 'Marta' }`,
        first: 'Name',
        field: 'name',
        submit: 'Save changes',
      }),
      [`${folder}/${kebab}-form.guide.ts`]: `import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';
import { ${camel}Schema } from './schema.js';

export const guide: FormGuide = {
  form: '${pascal}Form',
  status: 'experimental',
  purpose: 'Says in one sentence what people do with it.',
  fields: schemaFields(${camel}Schema, ['name']),
  validation: [...commonValidation],
};
`,
    },
    next: [
      `replace the field in ${folder}/schema.ts and the borrowed texts in layout.ts and the form`,
      `export ${pascal}Form and its layout from packages/forms/src/index.ts`,
      'register the schema in validate.ts and its catalogues in namespaces.ts, beside index.ts',
      'the rest is in docs/add-a-form.md',
    ],
  };
}
