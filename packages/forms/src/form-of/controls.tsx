import {
  CheckboxGroup,
  DatePicker,
  NumberField,
  RadioCards,
  Select,
  SliderField,
  TagInput,
  TextArea,
  TextField,
} from '@constella/ui';
import type { ReactNode } from 'react';

import type { InputProps } from '../field/field.js';
import { useFormText } from '../field/form-text.js';
import { SwitchField } from '../field/switch-field.js';
import { useLongestEntry } from '../field/use-longest-entry.js';
import { useOptions, type FormOption } from '../field/use-options.js';
import type { ControlName, FieldControlProps, FieldLayout } from './layout-types.js';
import type { FieldFacts, FieldKind } from './schema-fields.js';
import { useLayout } from './sources.js';

/** The most options whose descriptions are shown side by side. */
const fewOptions = 4;
/** A list longer than this is never full; there is nothing to count. */
const countedEntries = 100;

/** The data a control of {@link controls} draws from. */
export interface DrawnField {
  field: FieldLayout;
  facts: FieldFacts;
  options: readonly FormOption<string>[];
  // oxlint-disable-next-line typescript/no-explicit-any -- the field's kind says what it holds
  input: InputProps<any>;
  choice: FieldControlProps;
}

const types: Record<string, 'email' | 'url'> = { email: 'email', url: 'url' };

function Text({ field: { autoComplete = 'off' }, facts: { format = '' }, input }: DrawnField) {
  const type = types[format];
  return <TextField {...input} {...(type && { type })} autoComplete={autoComplete} />;
}

/** Several lines, with a count once more than half of the room is taken. */
function Area({ field: { rows = 3 }, facts: { max }, input }: DrawnField) {
  const say = useFormText();
  // As the rules count: an emoji of two halves is one.
  const count = Array.from(String(input.value)).length;
  return (
    <TextArea
      {...input}
      rows={rows}
      counter={max && count * 2 > max && say('validation.form.count', { count, max })}
    />
  );
}

function Day({ field: { days }, choice }: DrawnField) {
  // What is no date is not left out of what is sent: the rules refuse it.
  return <DatePicker {...choice} {...days} keepUnread />;
}

function Cards({ field: { columns = 1 }, options, choice }: DrawnField) {
  return <RadioCards {...choice} options={useOptions(options)} columns={columns} />;
}

function Menu({ field: { hint }, options, choice }: DrawnField) {
  const said = useOptions(options);
  const chosen = hint === 'chosen' && said.find(({ value }) => value === choice.value);
  return <Select {...choice} options={said} {...(chosen && { description: chosen.description })} />;
}

function Checkboxes({ field: { columns = 1 }, options, choice }: DrawnField) {
  return <CheckboxGroup {...choice} options={useOptions(options)} columns={columns} />;
}

function Tags({
  field: { name },
  facts: { max = Infinity, entryMax = Infinity },
  choice,
}: DrawnField) {
  const { suggestions } = useLayout();
  const tooLong = useLongestEntry(entryMax);
  return (
    <TagInput
      {...choice}
      suggestions={suggestions?.[name]}
      max={max > countedEntries ? undefined : max}
      validate={tooLong}
    />
  );
}

function Amount({ field, facts: { min, max, isWhole }, choice }: DrawnField) {
  // A number goes onto the grid of its steps: a larger one would round what was typed.
  const { step = isWhole ? 1 : 0.01, arrowStep, format } = field;
  return (
    <NumberField
      {...choice}
      value={choice.value ?? null}
      onValueChange={(value) => choice.onValueChange(value ?? undefined)}
      min={min}
      max={max}
      step={step}
      arrowStep={arrowStep}
      // What is out of bounds is no other number than was meant: the rules refuse it.
      keepOutside
      format={format}
    />
  );
}

/** A slider between bounds, with the number beside it; the number alone where there are none. */
function Numeral(drawn: DrawnField) {
  const { field, facts, choice } = drawn;
  const { step, unit } = field;
  const { min, max, isWhole } = facts;
  const say = useFormText();
  const format = unit && ((value: number) => say(unit.text, { [unit.value]: value }));
  if (min === undefined || max === undefined) return <Amount {...drawn} />;
  return (
    <SliderField
      {...choice}
      min={min}
      max={max}
      step={step ?? (isWhole ? 1 : (max - min) / 100)}
      inputStep={isWhole ? 1 : step}
      format={format}
      minLabel={format?.(min)}
      maxLabel={format?.(max)}
    />
  );
}

/** The control of each kind; a name in the layout takes its place. */
const controls: Record<ControlName | FieldKind, (drawn: DrawnField) => ReactNode> = {
  text: Text,
  area: Area,
  day: Day,
  cards: Cards,
  select: Menu,
  choice: (drawn) =>
    drawn.options.length > fewOptions ? <Menu {...drawn} /> : <Cards {...drawn} />,
  choices: Checkboxes,
  list: Tags,
  flag: ({ choice }) => <SwitchField {...choice} />,
  amount: Amount,
  number: Numeral,
  other: () => null,
};

/** The control a field gets: its own, one by name, or that of its kind. */
export function Control(drawn: DrawnField): ReactNode {
  const { control } = drawn.field;
  if (typeof control === 'function') {
    const Own = control;
    return <Own {...drawn.choice} />;
  }
  const Drawn = controls[control ?? drawn.facts.kind];
  return <Drawn {...drawn} />;
}
