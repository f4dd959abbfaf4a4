import { createFormatter } from '@constella/i18n';

import { labelOf } from './form-of/layout-texts.js';
import type { FieldLayout, FormLayout, LayoutSection } from './form-of/layout-types.js';
import { fieldsOf, heldIn } from './form-of/layout.js';
import type { FieldFacts } from './form-of/schema-fields.js';
import { formNamespaces } from './namespaces.js';

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

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** The fields of a section; those a component of its own holds are called by their names. */
const placesIn = (section: LayoutSection): readonly FieldLayout[] =>
  'fields' in section
    ? fieldsOf([section])
    : heldIn(section).map((name) => ({
        name,
        label: { text: upperFirst(name.replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`)) },
        optional: true,
      }));

/** The rule of a field: whether it is needed, its kind and bounds, what it is at first. */
function ruleOf(
  facts: FieldFacts,
  { name, control, optional = facts.isOptional, initial: own }: FieldLayout,
  isNeeded: boolean,
): string {
  const initial = (own ?? facts.initial) as string | number | boolean | object | undefined;
  const chosen = Array.isArray(initial) ? initial.join(', ') : initial;
  const begins = typeof chosen !== 'object' && chosen !== '' && chosen !== undefined;
  return [
    isNeeded ? 'needed' : optional && 'optional',
    name === 'companyId'
      ? 'one of the member’s; it may fill other fields in'
      : rules[control === 'day' ? 'day' : facts.kind](facts),
    begins && `${chosen} at first`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The part of a form's guide that does not follow from its layout. */
type OwnGuide = Pick<FormGuide, 'purpose'> & Partial<Pick<FormGuide, 'status' | 'validation'>>;

/**
 * The guide to a form made of a layout: its fields stand as they do there, by their labels, with
 * what the schema asks of each.
 */
export async function layoutGuide(
  name: keyof typeof formNamespaces,
  layout: FormLayout,
  { purpose, status = 'ready', validation = [] }: OwnGuide,
): Promise<FormGuide> {
  const say = await createFormatter('en', formNamespaces[name]);
  // The schema's own defaults: what a layout begins with may be taken away.
  const { error } = layout.schema.safeParse(
    Object.fromEntries(Object.entries(layout.facts).map(([name, { initial }]) => [name, initial])),
  );
  const needed = new Set(error?.issues.map(({ path }) => path[0]));
  return {
    form: `${upperFirst(name)}Form`,
    status,
    purpose,
    fields: layout.sections.flatMap(placesIn).flatMap((place) => {
      const facts = layout.facts[place.name];
      if (!facts) return [];
      const label = labelOf(layout, place);
      return {
        field: typeof label === 'string' ? say(label) : label.text,
        rule: ruleOf(facts, place, needed.has(place.name)),
      };
    }),
    validation: [...commonValidation, ...validation],
  };
}
