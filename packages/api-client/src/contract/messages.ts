import type * as z from 'zod';

/**
 * The message ids the contract's schemas answer with. The texts live in the `validation`
 * catalogues, in twelve languages; a schema never holds a text.
 */
export const validationMessageIds = [
  'validation.agent.nameMin',
  'validation.agent.typeRequired',
  'validation.agent.modelRequired',
  'validation.agent.capabilitiesMin',
  'validation.task.titleMin',
  'validation.task.descriptionMin',
  'validation.task.agentsMin',
  'validation.task.coordinatorRequired',
  'validation.decision.betterRequired',
  'validation.decision.descriptionRequired',
  'validation.decision.methodsMin',
  'validation.decision.moment',
  'validation.decision.titleMin',
  'validation.writing.audienceRequired',
  'validation.writing.purposeRequired',
  'validation.writing.keyPointsRequired',
  'validation.training.topicRequired',
  'validation.training.audienceRequired',
  'validation.innovation.areaRequired',
  'validation.innovation.goalsRequired',
  'validation.innovation.usersRequired',
  'validation.creative.subjectRequired',
  'validation.research.questionRequired',
  'validation.content.promptRequired',
  'validation.learning.areaRequired',
  'validation.learning.goalRequired',
  'validation.learning.timeRequired',
  'validation.learning.styleRequired',
  'validation.travel.destinationRequired',
  'validation.travel.daysMax',
  'validation.medical.symptomsRequired',
  'validation.medical.tumorRequired',
  'validation.medical.targetRequired',
  'validation.science.queryRequired',
  'validation.risk.titleRequired',
  'validation.risk.scopeRequired',
  'validation.risk.categoriesMin',
  'validation.documents.purposeRequired',
  'validation.documents.clausesMax',
  'validation.compliance.industryRequired',
  'validation.compliance.regionsMin',
  'validation.compliance.activitiesRequired',
  'validation.compliance.domainsMin',
  'validation.compliance.jurisdictionRequired',
  'validation.auth.passwordMismatch',
  'validation.auth.usernameRequired',
  'validation.auth.passwordRequired',
  'validation.auth.currentPasswordRequired',
  'validation.auth.newPasswordRequired',
  'validation.auth.passwordRepeatRequired',
  'validation.auth.emailRequired',
  'validation.auth.usernamePattern',
  'validation.modelTest.modelRequired',
  'validation.modelTest.promptRequired',
  'validation.modelService.addressRequired',
  'validation.modelService.keyAgain',
  'validation.modelService.keyCharacters',
  'validation.modelService.keyRequired',
  'validation.modelService.privateAddress',
  'validation.generic.required',
  'validation.generic.email',
  'validation.generic.url',
  'validation.generic.minLength',
  'validation.generic.maxLength',
  'validation.generic.min',
  'validation.generic.max',
  'validation.generic.pattern',
  'validation.generic.mismatch',
  'validation.generic.endBeforeStart',
  'validation.generic.taken',
  'validation.generic.passwordMismatch',
  'validation.generic.weakPassword',
  'validation.generic.unknown',
  'validation.generic.invalid',
] as const;

/** One of {@link validationMessageIds}. */
export type ValidationMessageId = (typeof validationMessageIds)[number];

/** A message id and the values its text is filled with. */
export interface MessageRef {
  readonly id: ValidationMessageId;
  /** ICU values: `minimum`, `maximum`, `divisor`. Absent when the text takes none. */
  readonly values?: Record<string, number | string>;
}

/** An issue of any zod 4 schema. Only its type comes from zod: nothing is loaded. */
export type SchemaIssue = z.core.$ZodIssue;

const isMessageId = (text: string): text is ValidationMessageId =>
  (validationMessageIds as readonly string[]).includes(text);

/**
 * The message of a zod issue: the id its schema names, else the generic one for its kind, with
 * the bounds as ICU values. Both the forms and a server answering in a language read issues
 * through this function.
 */
export function issueMessage(issue: SchemaIssue): MessageRef {
  const id = isMessageId(issue.message) ? issue.message : genericMessage(issue);
  const values = valuesOf(issue);
  return values ? { id, values } : { id };
}

/**
 * The first message of every field, by its dotted path (`metadata.maxIterations`; the whole value
 * is the empty path). The shape of an error body's `fields`, before translation.
 */
export function fieldMessages(error: {
  readonly issues: readonly SchemaIssue[];
}): Record<string, MessageRef>;
/** The same with something else made of each field's first issue. */
export function fieldMessages<Message>(
  error: { readonly issues: readonly SchemaIssue[] },
  messageOf: (issue: SchemaIssue) => Message,
): Record<string, Message>;
export function fieldMessages(
  error: { readonly issues: readonly SchemaIssue[] },
  messageOf: (issue: SchemaIssue) => unknown = issueMessage,
): Record<string, unknown> {
  // Not a plain object: a field may be called "constructor".
  const fields = new Map<string, unknown>();
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    const message = messageOf(issue);
    for (const name of keys?.map((key) => [...path, key].join('.')) ?? [path.join('.')])
      if (!fields.has(name)) fields.set(name, message);
  }
  return Object.fromEntries(fields);
}

/** An issue while zod still looks for its message: it has the value that was checked. */
export type UnsaidIssue = z.core.$ZodRawIssue;

/** The generic message for the kind of an issue, finished or not. */
export function genericMessage(issue: SchemaIssue | UnsaidIssue): ValidationMessageId {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'validation.generic.minLength' : 'validation.generic.min';
    case 'too_big':
      return issue.origin === 'string' ? 'validation.generic.maxLength' : 'validation.generic.max';
    case 'invalid_format':
      if (issue.format === 'email') return 'validation.generic.email';
      if (issue.format === 'url') return 'validation.generic.url';
      return issue.format === 'regex' ? 'validation.generic.pattern' : 'validation.generic.invalid';
    case 'invalid_type':
      // A finished issue has no input; zod's own English text is what tells absence from a wrong type.
      return ('input' in issue && issue.input === undefined) ||
        issue.message?.endsWith('received undefined')
        ? 'validation.generic.required'
        : 'validation.generic.invalid';
    case 'unrecognized_keys':
      return 'validation.generic.unknown';
    default:
      return 'validation.generic.invalid';
  }
}

const valueNames = ['minimum', 'maximum', 'divisor'] as const;

function valuesOf(issue: SchemaIssue): Record<string, number | string> | undefined {
  // A refinement carries its bounds in `params`; zod's own checks carry them on the issue.
  const facts: Record<string, unknown> =
    issue.code === 'custom' ? (issue.params ?? {}) : { ...issue };
  const values: Record<string, number | string> = {};
  for (const name of valueNames) {
    const value = facts[name];
    if (typeof value === 'number' || typeof value === 'string') values[name] = value;
    else if (typeof value === 'bigint') values[name] = Number(value);
  }
  return Object.keys(values).length > 0 ? values : undefined;
}
