import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';

import { namespaceOf } from '@constella/i18n';

import type { FormText } from '../field/form-text.js';
import { formNamespaces } from '../namespaces.js';
import { formSchemas, type FormSchemaName } from '../validate.js';
import { hintOf, labelOf, optionsOf } from './layout-texts.js';
import { defineLayout, fieldsOf, heldIn } from './layout.js';
import type { FormLayout, LayoutSection } from './layout-types.js';
import { factsOf, type FieldFacts } from './schema-fields.js';

const formats = ['video', 'document'] as const;

describe('what a schema says of a field', () => {
  it.each<[string, z.ZodType, Partial<FieldFacts>]>([
    ['a text', z.string().max(200), { kind: 'text', max: 200, initial: '', isOptional: true }],
    ['a needed text', z.string().min(1), { kind: 'text', min: 1, isOptional: false }],
    ['an address', z.email(), { kind: 'text', format: 'email' }],
    ['a long text', z.string().trim().max(201).optional(), { kind: 'area', isOptional: true }],
    ['a day', z.iso.date(), { kind: 'day', initial: '', isOptional: false }],
    [
      'a day or none',
      z.union([z.literal(''), z.iso.date()]).optional(),
      { kind: 'day', isOptional: true },
    ],
    ['one of a list', z.enum(formats), { kind: 'choice', values: formats, initial: '' }],
    ['one or none', z.enum(formats).optional(), { kind: 'choice', initial: undefined }],
    ['one at first', z.enum(formats).default('video'), { kind: 'choice', initial: 'video' }],
    ['one of literals', z.literal([...formats]), { kind: 'choice', values: formats }],
    ['several of a list', z.array(z.enum(formats)).min(1), { kind: 'choices', isOptional: false }],
    [
      'several, changed afterwards',
      z
        .array(z.enum(formats))
        .default([])
        .transform((all) => [...new Set(all)]),
      { kind: 'choices', values: formats, initial: [], isOptional: true },
    ],
    ['texts', z.array(z.string().max(80)).max(10), { kind: 'list', max: 10, entryMax: 80 }],
    ['a flag', z.boolean().default(true), { kind: 'flag', initial: true }],
    ['a flag without a default', z.boolean(), { kind: 'flag', initial: false }],
    ['a number', z.number(), { kind: 'number', min: undefined, initial: undefined }],
    ['a whole number', z.int().min(1).max(9), { kind: 'number', min: 1, max: 9, isWhole: true }],
    ['a share', z.number().min(0).max(1).default(0.5), { isWhole: false, initial: 0.5 }],
    ['an object', z.object({}), { kind: 'other', initial: undefined, isOptional: false }],
    ['a list of objects', z.array(z.object({})), { kind: 'other' }],
  ])('%s', (_name, schema, facts) => {
    expect(factsOf(schema)).toMatchObject(facts);
  });

  it('reads the schemas of zod mini', () => {
    const schema = mini.string().check(mini.maxLength(300)) as unknown as z.ZodType;
    expect(factsOf(schema)).toMatchObject({ kind: 'area', max: 300 });
  });
});

/** As JavaScript and casts can write it. */
const untyped = defineLayout as unknown as (
  schema: z.ZodObject,
  parts: { sections: readonly LayoutSection[] },
) => FormLayout;

describe('a layout that types did not stop', () => {
  const schema = z.object({ topic: z.string(), place: z.object({}) });
  it.each([
    ['a field the schema lacks', ['subject'], /"subject", which the schema does not have/],
    ['a field no control fits', ['topic', 'place'], /No control fits "place"/],
  ])('%s', (_name, fields, says) => {
    expect(() => untyped(schema, { sections: [{ fields }] })).toThrow(says);
  });
});

// Each form beside this folder, by the file that would be wrong.
const layouts = Object.entries(
  import.meta.glob<Record<string, unknown>>('../*-form/*-form.tsx', { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name, part]) => name.endsWith('Layout') && typeof part === 'object')
    .map(([name, layout]) => ({
      file,
      form: name.replace('Layout', '') as FormSchemaName,
      layout: layout as FormLayout,
    })),
);

const idsOf = (layout: FormLayout): string[] =>
  [
    ...layout.sections.flatMap((section) =>
      'fields' in section ? [section.title, section.description] : [],
    ),
    ...fieldsOf(layout.sections).flatMap((field) => [
      labelOf(layout, field),
      hintOf(layout, field),
      // A control of one's own has its own.
      ...(typeof field.control === 'function' ? [] : optionsOf(layout, field)).flatMap(
        ({ label, description }) => [label, description],
      ),
    ]),
  ].filter((text: FormText | undefined) => typeof text === 'string');

describe.each(layouts)('$file', ({ form, layout }) => {
  const fields = [
    ...fieldsOf(layout.sections).map(({ name }) => name),
    ...layout.sections.flatMap(heldIn),
  ];

  it('has a place for each field of its schema, and one', () => {
    expect(fields.toSorted()).toEqual(Object.keys(layout.schema.shape).toSorted());
  });

  it('is checked by its name', () => {
    expect(formSchemas[form]).toBe(layout.schema);
  });

  it('has its texts in the catalogues its form names', () => {
    const named = formNamespaces[form];
    const lacking = idsOf(layout).filter(
      (id) => !named.some((namespace) => namespace === namespaceOf(id)),
    );
    expect(lacking).toEqual([]);
  });

  it('marks as optional nothing that has to be filled in', () => {
    const { error } = layout.schema.safeParse(layout.defaults);
    const needed = new Set(error?.issues.map(({ path }) => path[0]));
    const optional = fieldsOf(layout.sections)
      .filter(({ name, optional: marked }) => marked ?? layout.facts[name]?.isOptional)
      .map(({ name }) => name);
    expect(optional.filter((name) => needed.has(name))).toEqual([]);
  });
});
