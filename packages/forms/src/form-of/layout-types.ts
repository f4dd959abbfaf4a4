import type { NumberFormat } from '@constella/ui';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

import type { ControlProps } from '../field/field.js';
import type { FormText } from '../field/form-text.js';
import type { FormOption } from '../field/use-options.js';
import type { FieldFacts } from './schema-fields.js';

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
export type ControlName = 'cards' | 'select' | 'text' | 'area' | 'day' | 'amount';

/**
 * The props a control of one's own gets; which value it holds is known where its type is written.
 */
export interface FieldControlProps extends ControlProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- of any field; the schema checks it
  value: any;
  // oxlint-disable-next-line typescript/no-explicit-any -- the same
  onValueChange: (value: any) => void;
}
/** A control of one's own, in place of that of the schema's kind. */
export type FieldControl = ComponentType<FieldControlProps>;

/** The frame around a field: gives it its description, which may depend on what is chosen. */
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
  /** @default the options have none */
  readonly hints?: string;
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
  /** The value it begins with. @default the schema's */
  readonly initial?: string | number | boolean | readonly string[];
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
  /** What is typed is rounded to it. @default 1 for whole numbers, else 0.01, of a slider a hundredth of the way */
  readonly step?: number;
  /** What an arrow moves a number by, where that is more than its step. @default the step */
  readonly arrowStep?: number;
  /** How the number is said, `value` naming it in the text: `{minutes} min`. */
  readonly unit?: { readonly text: FormText; readonly value: string };
  /** Of a number without a slider: a currency and the like, as for `Intl.NumberFormat`. */
  readonly format?: NumberFormat;
  readonly frame?: FieldFrame;
  /** The fact the frame fills it in from. */
  readonly from?: string;
  readonly when?: When;
}

/** A field, by its name when there is nothing to add, or several beside each other. */
export type LayoutEntry<Name extends string = string> =
  | Name
  | FieldLayout<Name>
  | { readonly row: readonly (Name | FieldLayout<Name>)[] };

/**
 * Fields, under a heading in a long form, or a component of one's own that holds some of them, or the
 * figures and dates read out of some of them, to be confirmed.
 */
export type LayoutSection<Name extends string = string> =
  | {
      readonly title?: FormText;
      readonly description?: FormText;
      readonly fields: readonly LayoutEntry<Name>[];
      readonly when?: When;
    }
  | { readonly component: ComponentType; readonly holds: readonly Name[]; readonly when?: When }
  | { readonly reads: readonly Name[]; readonly when?: When };

/** The written parts of a layout; the schema beside it says the rest. */
export interface LayoutParts<Name extends string> {
  /** The prefix of labels: `training.form`. Without it each field names its own. */
  readonly labels?: string;
  /** The prefix of options' labels: `training`. */
  readonly choices?: string;
  readonly sections: readonly LayoutSection<Name>[];
}

/** A form as data: its schema, and which field stands where. */
export interface FormLayout<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  readonly sections: readonly LayoutSection[];
  readonly labels: string | undefined;
  readonly choices: string | undefined;
  /** The facts the schema gives of each field. */
  readonly facts: Readonly<Record<string, FieldFacts>>;
  /** Every field as it is when nothing was typed. */
  readonly defaults: FormValues<Schema>;
}
