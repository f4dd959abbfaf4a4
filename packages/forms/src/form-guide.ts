import type { z } from 'zod';

import { factsOf, type FieldFacts } from './form-of/schema-fields.js';

/**
 * The guide to a form, for what people should know beyond its types. It stands beside the form's
 * stories and makes its page in Storybook, its Markdown twin and its part of the manifest. Never
 * imported by a form. Bounds come from the contract, not from here.
 */
export interface FormGuide {
  /** As exported. */
  form: string;
  status: 'experimental' | 'ready' | 'deprecated';
  /** Its purpose: one or two sentences. */
  purpose: string;
  /** In the order they stand, with what is asked of each. */
  fields: readonly { field: string; rule: string }[];
  /** When fields are checked, what compares several, what happens on sending. */
  validation: readonly string[];
}

/** How every form checks and sends. */
export const commonValidation = [
  'Sending checks everything; the first field that is wrong gets the focus, or the summary does where there is one.',
  'Leaving a field checks it; from then on every change does.',
  'A refusal of the server stands at the field it names, else in the form; what was typed stays.',
] as const;

/** `riskLevel` → Risk level. */
const named = (field: string) =>
  field
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

const count = (value: number) => value.toLocaleString('en');

/** The rule of each kind of field, as a sentence goes on after its name. */
const rules: Record<FieldFacts['kind'], (facts: FieldFacts) => string> = {
  text: ({ min, max }) => characters(min, max),
  area: ({ min, max }) => characters(min, max),
  day: () => 'a day',
  choice: ({ values }) => `one of ${values.join(', ')}`,
  choices: ({ values }) => `any of ${values.join(', ')}`,
  list: ({ max, entryMax }) =>
    [
      'texts of one’s own',
      max && `up to ${count(max)}`,
      entryMax && `${count(entryMax)} characters each`,
    ]
      .filter(Boolean)
      .join(', '),
  flag: () => 'yes or no',
  number: ({ min, max }) =>
    min === undefined || max === undefined ? 'a number' : `${count(min)} to ${count(max)}`,
  other: () => 'see its control',
};

const characters = (min = 0, max?: number) =>
  max === undefined ? 'a text' : `${min > 1 ? `${min} to ` : 'up to '}${count(max)} characters`;

/**
 * The rules a schema has for fields, in the order they stand; `companyId` is the field of a
 * company.
 */
export const schemaFields = <Schema extends z.ZodObject>(
  { shape }: Schema,
  names: readonly (keyof Schema['shape'] & string)[],
): FormGuide['fields'] =>
  names.map((name) => {
    if (name === 'companyId')
      return {
        field: 'Company',
        rule: 'optional, one of the member’s; it may fill other fields in',
      };
    const facts = factsOf(shape[name] as z.ZodType);
    const initial = facts.initial as string | number | boolean | object | undefined;
    const isNeeded = !facts.isOptional && (initial === '' || typeof initial === 'object');
    const begins =
      initial !== '' && initial !== undefined && typeof initial !== 'object'
        ? `, ${String(initial)} at first`
        : '';
    return {
      field: named(name),
      rule: `${isNeeded ? 'needed, ' : facts.isOptional ? 'optional, ' : ''}${rules[facts.kind](facts)}${begins}`,
    };
  });
