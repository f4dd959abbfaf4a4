'use client';

import { PasswordField } from '@constella/ui';
import type { z } from 'zod';

import { LayoutForm, runWords, type FilledFormProps } from '../form-of/layout-form.js';
import type { FieldControlProps, FormValues } from '../form-of/layout-types.js';
import { defineLayout } from '../form-of/layout.js';
import { mcpConnectionSchema } from './schema.js';

/** A secret that is typed: no browser offers to keep it as a password of this page. */
function TokenControl({ onValueChange, ...input }: FieldControlProps) {
  return (
    <PasswordField
      {...input}
      autoComplete="new-password"
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

/** The layout of {@link McpConnectionForm}. */
export const mcpConnectionLayout = defineLayout(mcpConnectionSchema, {
  labels: 'tools.form',
  choices: 'tools',
  sections: [
    {
      fields: [
        { name: 'name', hint: false },
        { name: 'transport', initial: 'http' },
        {
          name: 'url',
          optional: false,
          hint: false,
          control: 'text',
          when: { field: 'transport', is: 'http' },
        },
        { name: 'token', control: TokenControl, when: { field: 'transport', is: 'http' } },
        { name: 'allowPrivate', when: { field: 'transport', is: 'http' } },
        {
          name: 'command',
          optional: false,
          control: 'text',
          when: { field: 'transport', is: 'stdio' },
        },
        { name: 'args', when: { field: 'transport', is: 'stdio' } },
      ],
    },
    {
      title: 'tools.form.place',
      fields: [
        { name: 'location', hint: false },
        {
          row: [
            { name: 'latitude', control: 'amount', hint: false },
            { name: 'longitude', control: 'amount', hint: false },
          ],
        },
      ],
    },
  ],
});

type Schema = typeof mcpConnectionLayout.schema;
/** The fields of the form. */
export type McpConnectionValues = FormValues<Schema>;
/** What is sent. */
export type McpConnectionSubmission = z.output<Schema>;
export type McpConnectionFormProps = FilledFormProps<Schema>;

/** Connects a server of tools: how it is reached, and where it runs. */
export function McpConnectionForm(props: McpConnectionFormProps) {
  return (
    <LayoutForm
      {...props}
      layout={mcpConnectionLayout}
      words={{
        ...runWords,
        submit: 'tools.form.submit',
        failure: { title: 'tools.form.failed', fallback: 'errors.status.fallback' },
      }}
    />
  );
}
