import { formStories } from './form-stories';
import type { NewFiles, Spellings } from './new-files';

/** A form that works: one required field, placed errors, a draft, a story per state, a guide. */
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

/** The fields of the form. */
export type ${pascal}Values = z.input<typeof ${camel}Schema>;

/** What is sent. */
export type ${pascal}Submission = z.output<typeof ${camel}Schema>;

/** What the form starts with. */
export const ${camel}Defaults: ${pascal}Values = { name: '' };
`,
      // Borrowed texts, so that it type-checks and runs at once; none of them may be the only use
      // of a reserved one.
      [`${folder}/messages.ts`]: `import type { MessageId } from '@constella/i18n';

/** What the form says. */
export const messages = {
  name: 'agents.form.name.label',
  submit: 'agents.form.edit.submit',
} as const satisfies Record<string, MessageId>;

/** Said when it cannot be sent. */
export const failure = {
  title: 'errors.status.title',
  fallback: 'errors.general.description',
} as const satisfies Record<string, MessageId>;
`,
      [`${folder}/${kebab}-form.tsx`]: `'use client';

import { FormattedMessage } from '@constella/i18n/react';
import { Button, TextField } from '@constella/ui';

import { Field, type FieldOf } from '../field/field.js';
import * as layout from '../field/form-layout.css.js';
import { FormNotice } from '../field/form-notice.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { failure, messages } from './messages.js';
import {
  ${camel}Defaults,
  ${camel}Schema,
  type ${pascal}Submission,
  type ${pascal}Values,
} from './schema.js';

const ${pascal}Field = Field as FieldOf<${pascal}Values>;

export interface ${pascal}FormProps {
  /** Sends. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: ${pascal}Submission) => Promise<unknown> | void;
  /** @default empty */
  defaultValues?: Partial<${pascal}Values>;
  /** Keeps what is typed in this tab; must contain the user's id. */
  draftKey?: string;
  className?: string;
}

/** Says in one sentence what people do with it. */
export function ${pascal}Form({ onSubmit, defaultValues, draftKey, className }: ${pascal}FormProps) {
  const form = useConstellaForm({
    schema: ${camel}Schema,
    defaults: ${camel}Defaults,
    defaultValues,
    onSubmit,
    failure,
    draftKey,
  });
  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <${pascal}Field name="name" label={messages.name}>
          {(input) => <TextField {...input} />}
        </${pascal}Field>
        <FormNotice notice={form.notice} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            <FormattedMessage id={messages.submit} />
          </Button>
        </div>
      </div>
    </Form>
  );
}
`,
      [`${folder}/${kebab}-form.stories.tsx`]: formStories(spelled),
      [`${folder}/${kebab}-form.guide.ts`]: `import { commonValidation, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: '${pascal}Form',
  status: 'experimental',
  purpose: 'Says in one sentence what people do with it.',
  fields: [{ field: 'Name', rule: 'needed' }],
  validation: [...commonValidation],
};
`,
    },
    next: [
      `replace the field in ${folder}/schema.ts and the borrowed texts in messages.ts`,
      `export ${pascal}Form and its schema from packages/forms/src/index.ts`,
      'register the schema in validate.ts and its catalogues in namespaces.ts, beside index.ts',
      'the rest is in docs/add-a-form.md',
    ],
  };
}
