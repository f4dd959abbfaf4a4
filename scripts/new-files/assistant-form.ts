import { formStories } from './form-stories';
import type { NewFiles, Spellings } from './new-files';

const forms = 'packages/forms/src';

/** The form of an assistant: its layout over the contract's request, stories, guide, validator. */
export function formFiles(spelled: Spellings): Required<Omit<NewFiles, 'next'>> {
  const { kebab, camel, pascal } = spelled;
  const folder = `${forms}/${kebab}-form`;
  return {
    files: {
      [`${folder}/layout.ts`]: `import { ${camel} } from '@constella/api-client/contract';

import { defineLayout } from '../form-of/layout.js';

/** The form: which field stands where, and what the schema cannot say of it. */
export const ${camel}Layout = defineLayout(${camel}.request, {
  labels: '${camel}.form',
  sections: [{ fields: [{ name: 'question', rows: 5 }] }],
});
`,
      [`${folder}/${kebab}-form.tsx`]: `'use client';

import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FormValues } from '../form-of/layout-types.js';
import { ${camel}Layout } from './layout.js';

type Schema = typeof ${camel}Layout.schema;
/** The fields of the form. */
export type ${pascal}Values = FormValues<Schema>;
/** Values sent. */
export type ${pascal}Submission = z.output<Schema>;
export type ${pascal}FormProps = FilledFormProps<Schema>;

/** Says in one sentence what is asked for with it. */
export function ${pascal}Form(props: ${pascal}FormProps) {
  return <LayoutForm {...props} layout={${camel}Layout} words={runWords} />;
}
`,
      [`${folder}/${kebab}-form.stories.tsx`]: formStories(spelled, {
        filled: `{ question: 'Where do we ship from?' }`,
        sent: `{ question: 'Where do we ship from?' }`,
        first: 'Your question',
        field: 'question',
      }),
      [`${folder}/${kebab}-form.guide.ts`]: `import { ${camel} } from '@constella/api-client/contract';

import { commonValidation, schemaFields, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: '${pascal}Form',
  status: 'experimental',
  purpose: 'Says in one sentence what is asked for with it.',
  fields: schemaFields(${camel}.request, ['question']),
  validation: commonValidation,
};
`,
    },
    changes: {
      [`${forms}/index.ts`]: (text) =>
        text.replace(
          'export {\n  CompanyForm,',
          (next) => `export {
  ${pascal}Form,
  type ${pascal}FormProps,
  type ${pascal}Submission,
  type ${pascal}Values,
} from './${kebab}-form/${kebab}-form.js';
export { ${camel}Layout } from './${kebab}-form/layout.js';

${next}`,
        ),
      [`${forms}/namespaces.ts`]: (text) =>
        text.replace('\n} as const', `\n  ${camel}: ['${camel}', ...around],\n} as const`),
      [`${forms}/validate.ts`]: (text) =>
        text
          .replace('\n  type ValidationMessageId,', `\n  ${camel},\n  type ValidationMessageId,`)
          .replace('\n} as const;', `\n  ${camel}: ${camel}.request,\n} as const;`),
    },
  };
}
