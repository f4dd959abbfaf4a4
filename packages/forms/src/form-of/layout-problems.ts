import type { MessageId } from '@constella/i18n';

import type { LayoutParts } from './layout-types.js';

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
    : Options extends { labels: infer Labels extends string }
      ? Is<
          | `${Labels}.${Value}`
          | (Options extends { hints: infer Hints extends string } ? `${Hints}.${Value}` : never),
          'options'
        >
      : never;
type ControlProblem<Entry, Value> = Entry extends { control: object }
  ? never
  : [Value] extends [string | number | boolean | readonly string[]]
    ? never
    : 'no control fits it';

/** The problem with one field of a layout, in words. */
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

/** A layout as it has to be besides: without a problem, which the error of types names. */
export type Checked<Input, Parts extends LayoutParts<string>> = [Problem<Input, Parts>] extends [
  never,
]
  ? unknown
  : { problem: Problem<Input, Parts> };
