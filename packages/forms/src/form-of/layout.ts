import type { z } from 'zod';

import type { Checked } from './layout-problems.js';
import type {
  FieldLayout,
  FormLayout,
  FormValues,
  LayoutParts,
  LayoutSection,
} from './layout-types.js';
import { factsOf } from './schema-fields.js';

/** Every field of a layout with what it adds, in the order of the page. */
export const fieldsOf = (sections: readonly LayoutSection[]): FieldLayout[] =>
  sections
    .flatMap((section) => ('fields' in section ? section.fields : []))
    .flatMap((entry) => (typeof entry === 'object' && 'row' in entry ? entry.row : [entry]))
    .map((entry) => (typeof entry === 'object' ? entry : { name: entry }));

/** The fields a section holds without drawing them by their layout. */
export const heldIn = (section: LayoutSection): readonly string[] =>
  'component' in section ? section.holds : 'reads' in section ? ['dismissedFacts'] : [];

/** Checks what only a look at the values tells; types say the rest. @throws naming the field */
function verify(sections: readonly LayoutSection[], facts: FormLayout['facts']): void {
  for (const { name, control } of fieldsOf(sections)) {
    const kind = facts[name]?.kind;
    if (!kind) throw new Error(`The layout names "${name}", which the schema does not have`);
    if (kind === 'other' && typeof control !== 'function')
      throw new Error(`No control fits "${name}": give it one of its own`);
  }
}

const made = <Schema extends z.ZodObject>(
  schema: Schema,
  { sections, labels, choices }: LayoutParts<string>,
): FormLayout<Schema> => {
  const facts = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, factsOf(field as z.ZodType)]),
  );
  verify(sections, facts);
  const defaults = Object.fromEntries([
    ...Object.entries(facts).map(([name, { initial }]) => [name, initial]),
    ...fieldsOf(sections).flatMap(({ name, initial }) =>
      initial === undefined ? [] : [[name, initial]],
    ),
  ]);
  return { schema, sections, labels, choices, facts, defaults: defaults as FormValues<Schema> };
};

/**
 * A form from its schema and a layout: sections in order, fields in order, and what the schema
 * cannot say. A field the schema lacks, one no control fits, a needed one that has no place and a
 * text no catalogue has are errors of types; what only shows in values is thrown when it is made.
 */
export const defineLayout = <
  Schema extends z.ZodObject,
  const Parts extends LayoutParts<keyof z.input<Schema> & string>,
>(
  schema: Schema,
  parts: Parts & Checked<z.input<Schema>, Parts>,
): FormLayout<Schema> => made(schema, parts);

/** A layout that does not draw a field: something else has chosen its value. */
export const withoutField = <Schema extends z.ZodObject>(
  layout: FormLayout<Schema>,
  name: string,
): FormLayout<Schema> => ({
  ...layout,
  sections: layout.sections.flatMap((section): LayoutSection[] => {
    if (!('fields' in section)) return [section];
    const fields = section.fields.filter(
      (entry) => (typeof entry === 'object' && 'name' in entry ? entry.name : entry) !== name,
    );
    return fields.length > 0 ? [{ ...section, fields }] : [];
  }),
});

/**
 * A layout with sections of one's own after those it has, for a schema with fields of one's own:
 * `extendLayout(decisionLayout, decisionLayout.schema.extend({ budget }), [...])`.
 */
export const extendLayout = <
  Base extends z.ZodObject,
  Schema extends z.ZodObject,
  const Sections extends readonly LayoutSection<keyof z.input<Schema> & string>[],
>(
  { sections, labels, choices }: FormLayout<Base>,
  schema: Schema,
  added: Sections & Checked<Omit<z.input<Schema>, keyof z.input<Base>>, { sections: Sections }>,
): FormLayout<Schema> =>
  made(schema, {
    labels,
    choices,
    sections: [...sections, ...(added as readonly LayoutSection[])],
  });
