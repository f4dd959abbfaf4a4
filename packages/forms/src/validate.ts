import * as contract from '@constella/api-client/contract';
import { createFormatter, type Formatter, type Locale } from '@constella/i18n';
import type { z } from 'zod';

import { agentSchema } from './agent-form/schema.js';
import { collaborationTaskSchema } from './collaboration-task-form/schema.js';
import { ruleNotices } from './field/notices.js';
import { brokenRules, check, type RuleError } from './field/broken-rules.js';
import { forgotPasswordSchema } from './forgot-password-form/schema.js';
import { mcpConnectionSchema } from './mcp-connection-form/schema.js';
import { loginSchema } from './login-form/schema.js';
import { modelTestSchema } from './model-test-form/schema.js';
import { passwordSchema } from './password-form/schema.js';
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
  password: passwordSchema,
  company: contract.companyBodySchema,
  writing: contract.writing.request,
  creative: contract.creative.request,
  decision: contract.decision.request,
  training: contract.training.request,
  riskAssessment: contract.riskAssessment.request,
  documentGenerator: contract.documentGenerator.request,
  regulationMonitor: contract.regulationMonitor.request,
  innovation: contract.innovation.request,
  complianceRisk: contract.complianceRisk.request,
  compliancePolicy: contract.compliancePolicy.request,
  learningPlan: contract.learningPlanRequest,
  learningContent: contract.learningContent.request,
  travelPlan: contract.travelPlan.request,
  medicalRequest: contract.medicalRequest.request,
  scienceRequest: contract.scienceRequest.request,
  research: contract.research.request,
  lifeReview: contract.lifeReview.request,
  mcpConnection: mcpConnectionSchema,
} as const;

/** The name of a schema. */
export type FormSchemaName = keyof typeof formSchemas;

/** The message of a form when somebody tries to send it. */
export interface ValidationNotice {
  title: string;
  /** The next step. */
  detail?: string;
}

/** A form by its name, or a schema of one's own. */
type Checkable = FormSchemaName | z.ZodType;
type SchemaOf<Form extends Checkable> = Form extends FormSchemaName
  ? (typeof formSchemas)[Form]
  : Form;

/** The outcome of a check; texts are in the language asked for. */
export type Validation<Form extends Checkable> =
  | { ok: true; value: z.output<SchemaOf<Form>> }
  | {
      ok: false;
      /** The first broken rule of every field, by dotted path: `metadata.maxIterations`. */
      errors: Record<string, string>;
      /** Of the first broken rule that has one. */
      notice?: ValidationNotice;
    };

/**
 * Checks values against one of the documented forms, or a schema of one's own, and answers in a
 * language, without React. What a schema of one's own says is told as it is written.
 *
 * @throws when there is no such form or language, or its catalogue cannot be loaded.
 */
export async function validate<Form extends Checkable>(
  form: Form,
  values: unknown,
  { locale }: { locale: Locale },
): Promise<Validation<Form>> {
  const result = await check(typeof form === 'string' ? schemaNamed(form) : form, values);
  if (result.success) return { ok: true, value: result.data as z.output<SchemaOf<Form>> };
  const say = await createFormatter(locale, ['validation']);
  const broken = Object.entries(brokenRules(result.error));
  const errors = Object.fromEntries(
    broken.map(([path, error]) => [path, error.isOwn ? error.message : text(say, error)]),
  );
  const notice = firstNotice(result.error.issues.map(({ message }) => message));
  if (!notice) return { ok: false, errors };
  const { title, detail } = notice;
  return {
    ok: false,
    errors,
    notice: { title: say(title), ...(detail ? { detail: say(detail) } : {}) },
  };
}

/** The schema of a form. The name may come from a request. */
function schemaNamed(name: FormSchemaName): z.ZodType {
  if (!Object.hasOwn(formSchemas, name))
    throw new Error(`There is no form "${name}". Forms: ${Object.keys(formSchemas).join(', ')}.`);
  return formSchemas[name];
}

const text = (say: Formatter, { message, values }: RuleError): string =>
  say(message as contract.ValidationMessageId, values);

const firstNotice = (messages: readonly string[]) =>
  messages
    .map((message) => ruleNotices[message as contract.ValidationMessageId])
    .find((notice) => notice !== undefined);
