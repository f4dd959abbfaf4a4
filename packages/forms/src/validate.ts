import {
  fieldMessages,
  issueMessage,
  type MessageRef,
  type ValidationMessageId,
} from '@constella/api-client/contract';
import { createFormatter, type Formatter, type Locale } from '@constella/i18n';
import type { z } from 'zod';

import { agentSchema } from './agent-form/schema.js';
import { collaborationTaskSchema } from './collaboration-task-form/schema.js';
import { ruleNotices } from './field/notices.js';
import { forgotPasswordSchema } from './forgot-password-form/schema.js';
import { loginSchema } from './login-form/schema.js';
import { modelTestSchema } from './model-test-form/schema.js';
import { registerSchema } from './register-form/schema.js';
import { resetPasswordSchema } from './reset-password-form/schema.js';

/** The schemas that can be asked for by name, one per form. */
export const formSchemas = {
  login: loginSchema,
  register: registerSchema,
  forgotPassword: forgotPasswordSchema,
  resetPassword: resetPasswordSchema,
  agent: agentSchema,
  modelTest: modelTestSchema,
  collaborationTask: collaborationTaskSchema,
} as const;

/** The name of a schema. */
export type FormSchemaName = keyof typeof formSchemas;

/** What a form says when somebody tries to send it. */
export interface ValidationNotice {
  title: string;
  /** What to do next. */
  detail?: string;
}

/** The outcome of a check; texts are in the language asked for. */
export type Validation<Name extends FormSchemaName> =
  | { ok: true; value: z.output<(typeof formSchemas)[Name]> }
  | {
      ok: false;
      /** The first broken rule of every field, by dotted path: `metadata.maxIterations`. */
      errors: Record<string, string>;
      /** Of the first broken rule that has one. */
      notice?: ValidationNotice;
    };

/**
 * Checks values against one of the documented forms and answers in a language, without React.
 *
 * @throws when there is no such form or language, or its catalogue cannot be loaded.
 */
export async function validate<Name extends FormSchemaName>(
  schemaName: Name,
  values: unknown,
  { locale }: { locale: Locale },
): Promise<Validation<Name>> {
  // The name may come from a request.
  if (!Object.hasOwn(formSchemas, schemaName))
    throw new Error(
      `There is no form "${schemaName}". Forms: ${Object.keys(formSchemas).join(', ')}.`,
    );
  const result = formSchemas[schemaName].safeParse(values);
  if (result.success) {
    return { ok: true, value: result.data as z.output<(typeof formSchemas)[Name]> };
  }
  const say = await createFormatter(locale, ['validation']);
  const errors = Object.fromEntries(
    Object.entries(fieldMessages(result.error)).map(([path, message]) => [
      path,
      text(say, message),
    ]),
  );
  const notice = firstNotice(result.error.issues.map((issue) => issueMessage(issue).id));
  if (!notice) return { ok: false, errors };
  const { title, detail } = notice;
  return {
    ok: false,
    errors,
    notice: { title: say(title), ...(detail ? { detail: say(detail) } : {}) },
  };
}

const text = (say: Formatter, { id, values }: MessageRef): string => say(id, values);

const firstNotice = (broken: readonly ValidationMessageId[]) =>
  broken.map((id) => ruleNotices[id]).find((notice) => notice !== undefined);
