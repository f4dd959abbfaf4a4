import type { MessageId } from '@constella/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

import type { ControlProps } from '../field/field.js';
import type { FormText } from '../field/form-text.js';
import type { FormOption } from '../field/use-options.js';
import { factsOf, type FieldFacts } from './schema-fields.js';

/** The values of a form: every field is there, a choice without a default perhaps not made yet. */
export type FormValues<Schema extends z.ZodObject> = {
  [Name in keyof z.input<Schema>]-?: Filled<
    z.input<Schema>[Name],
    Name extends keyof z.output<Schema> ? z.output<Schema>[Name] : unknown
  >;
};
/** A text, a list and a flag can be empty; what has a default is there; anything else can be missing. */
type Filled<Input, Output> =
  Exclude<Input, undefined> extends boolean | readonly unknown[]
    ? Exclude<Input, undefined>
    : string extends Input
      ? Exclude<Input, undefined>
      : undefined extends Output
        ? Input
        : Exclude<Input, undefined>;

/** The name of a control that is another one than the schema's kind would get. */
export type ControlName = 'cards' | 'select' | 'text' | 'area' | 'day';

/** What a control of one's own gets; which value it holds is known where its type is written. */
export interface FieldControlProps extends ControlProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- of any field; the schema checks it
  value: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- the same
  onValueChange: (value: any) => void;
}
/** A control of one's own, in place of that of the schema's kind. */
export type FieldControl = ComponentType<FieldControlProps>;

/** What stands around a field: gives it its description, which may depend on what is chosen. */
export type FieldFrame = ComponentType<{
  name: string;
  from: string | undefined;
  hint: FormText | undefined;
  children: (description: FormText | { node: ReactNode } | undefined) => ReactNode;
}>;

/** Shown only while another field has a value. What is hidden the schema must accept as it is. */
export interface When {
  readonly field: string;
  readonly is: string | number | boolean;
}

/** Where the labels of options are in the catalogues, `<labels>.<value>`, and their descriptions. */
export interface OptionPlaces {
  readonly labels: string;
  readonly hints: string;
}

/** A field with everything its schema does not say. */
export interface FieldLayout<Name extends string = string> {
  readonly name: Name;
  /** @default `<labels>.<name>` */
  readonly label?: FormText;
  /**
   * Below the label; `chosen` for that of the chosen option, `false` for none.
   * @default `<label>.hint`; none for a choice
   */
  readonly hint?: FormText | 'chosen' | false;
  /** Marked so beside the label. @default whether the schema takes it empty */
  readonly optional?: boolean;
  /** @default by the schema: see the guide */
  readonly control?: ControlName | FieldControl;
  /**
   * Where the options' labels are, or the options themselves. A label has its description under
   * `….hint`, unless another place is named.
   * @default `<choices>.<name>`: `<choices>.<name>.<value>`
   */
  readonly options?: string | OptionPlaces | readonly FormOption<string>[];
  /** Of a text, as in HTML. @default 'off' */
  readonly autoComplete?: string;
  /** Of a text area. @default 3 */
  readonly rows?: number;
  /** Of cards and checkboxes. @default 1 */
  readonly columns?: 1 | 2;
  /** The earliest and the latest day; numbers have theirs in the schema. */
  readonly days?: { readonly min?: string; readonly max?: string };
  /** Of a slider. @default 1 for whole numbers, else a hundredth of the way */
  readonly step?: number;
  /** How the number is said, `value` naming it in the text: `{minutes} min`. */
  readonly unit?: { readonly text: FormText; readonly value: string };
  readonly frame?: FieldFrame;
  /** What the frame fills it in from. */
  readonly from?: string;
  readonly when?: When;
}

/** A field, by its name when there is nothing to add, or several beside each other. */
export type LayoutEntry<Name extends string = string> =
  Name | FieldLayout<Name> | { readonly row: readonly (Name | FieldLayout<Name>)[] };

/** Fields, under a heading in a long form, or a component of one's own that holds some of them. */
export type LayoutSection<Name extends string = string> =
  | {
      readonly title?: FormText;
      readonly description?: FormText;
      readonly fields: readonly LayoutEntry<Name>[];
      readonly when?: When;
    }
  | { readonly component: ComponentType; readonly holds: readonly Name[]; readonly when?: When };

interface LayoutParts<Name extends string> {
  /** What labels begin with: `training.form`. Without it each field names its own. */
  readonly labels?: string;
  /** What options' labels begin with: `training`. */
  readonly choices?: string;
  readonly sections: readonly LayoutSection<Name>[];
}

/** A form as data: its schema, and which field stands where. */
export interface FormLayout<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  readonly sections: readonly LayoutSection[];
  readonly labels: string | undefined;
  readonly choices: string | undefined;
  /** What the schema says of each field. */
  readonly facts: Readonly<Record<string, FieldFacts>>;
  /** Every field as it is when nothing was typed. */
  readonly defaults: FormValues<Schema>;
}

type EntryOf<Section> = Section extends { fields: readonly (infer Entry)[] }
  ? Entry extends { row: readonly (infer Field)[] }
    ? Field
    : Entry
  : never;
type NameOf<Entry> = Entry extends { name: infer Name } ? Name : Entry;
type Held<Section> = Section extends { holds: readonly (infer Name)[] } ? Name : never;
/** Fields the schema asks for. */
type Required<Input> = {
  [Name in keyof Input]-?: undefined extends Input[Name] ? never : Name;
}[keyof Input];

type Is<Text extends string, What extends string> = [Text] extends [MessageId]
  ? never
  : What extends string
    ? `there is no message for its ${What}`
    : never;
type LabelOf<Entry, Name extends string, Labels> = Entry extends { label: infer Label }
  ? Label
  : Labels extends string
    ? `${Labels}.${Name}`
    : undefined;
/** A choice of a list or one of them: what there is to choose. */
type Choices<Value> = Value extends readonly (infer Entry)[] ? Choices<Entry> : Value;
type IsChoice<Value> = [Choices<Value>] extends [string]
  ? string extends Choices<Value>
    ? false
    : true
  : false;

type LabelProblem<Label> = Label extends undefined
  ? 'it has no label'
  : Label extends string
    ? Is<Label, 'label'>
    : never;
type HintProblem<Entry, Label, Value> = Entry extends { hint: unknown } | { control: object }
  ? never
  : IsChoice<Value> extends true
    ? never
    : [Value] extends [boolean | number | string | readonly string[]]
      ? Label extends string
        ? Is<`${Label}.hint`, 'hint; name one or `hint: false`'>
        : never
      : never;
type OptionsOf<Entry, Name extends string, Start> = Entry extends { options: infer Options }
  ? Options
  : Start extends string
    ? `${Start}.${Name}`
    : undefined;
type OptionsProblem<Options, Value extends string> = Options extends undefined
  ? 'it has no options'
  : Options extends string
    ? Is<`${Options}.${Value}` | `${Options}.${Value}.hint`, 'options'>
    : Options extends { labels: infer Labels extends string; hints: infer Hints extends string }
      ? Is<`${Labels}.${Value}` | `${Hints}.${Value}`, 'options'>
      : never;
type ControlProblem<Entry, Value> = Entry extends { control: object }
  ? never
  : [Value] extends [string | number | boolean | readonly string[]]
    ? never
    : 'no control fits it';

/** What is wrong with one field of a layout, in words. */
type FieldProblem<Entry, Name extends string, Value, Parts> =
  | ControlProblem<Entry, Value>
  | LabelProblem<LabelOf<Entry, Name, Part<Parts, 'labels'>>>
  | HintProblem<Entry, LabelOf<Entry, Name, Part<Parts, 'labels'>>, Value>
  | (Entry extends { control: object }
      ? never
      : IsChoice<Value> extends true
        ? OptionsProblem<
            OptionsOf<Entry, Name, Part<Parts, 'choices'>>,
            Extract<Choices<Value>, string>
          >
        : never);
type Part<Parts, Key extends string> = Parts extends { [K in Key]: infer Value }
  ? Value
  : undefined;

/** Everything wrong with a layout, each with the field's name; `never` when nothing is. */
type Problem<Input, Parts extends LayoutParts<string>> =
  | {
      [Entry in EntryOf<Parts['sections'][number]> as NameOf<Entry> & string]: FieldProblem<
        Entry,
        NameOf<Entry> & string,
        Exclude<Input[NameOf<Entry> & keyof Input], undefined>,
        Parts
      > extends infer What extends string
        ? `${NameOf<Entry> & string}: ${What}`
        : never;
    }[NameOf<EntryOf<Parts['sections'][number]>> & string]
  | `${Exclude<
      Required<Input>,
      NameOf<EntryOf<Parts['sections'][number]>> | Held<Parts['sections'][number]>
    > &
      string}: the form has no place for it`;

type Checked<Input, Parts extends LayoutParts<string>> = [Problem<Input, Parts>] extends [never]
  ? unknown
  : { problem: Problem<Input, Parts> };

/** Every field of a layout with what it adds, in the order of the page. */
export const fieldsOf = (sections: readonly LayoutSection[]): FieldLayout[] =>
  sections
    .flatMap((section) => ('fields' in section ? section.fields : []))
    .flatMap((entry) => (typeof entry === 'object' && 'row' in entry ? entry.row : [entry]))
    .map((entry) => (typeof entry === 'object' ? entry : { name: entry }));

/** What only a look at the values tells; types say the rest. @throws naming the field */
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
  const defaults = Object.fromEntries(
    Object.entries(facts).map(([name, { initial }]) => [name, initial]),
  );
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
