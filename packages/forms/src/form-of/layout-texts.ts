import type { FormText } from '../field/form-text.js';
import type { FormOption } from '../field/use-options.js';
import { fieldsOf } from './layout.js';
import type { FieldLayout, FormLayout, OptionPlaces } from './layout-types.js';

/** The part of a layout that texts follow from. */
export type LayoutTexts = Pick<FormLayout, 'labels' | 'choices' | 'facts'>;

// Labels and options follow from names; that the catalogues have them is checked by `defineLayout`.
const idOf = (id: string) => id as Extract<FormText, string>;

/** The label of a field: its own, or that of its name. */
export const labelOf = ({ labels = '' }: LayoutTexts, { name, label }: FieldLayout): FormText =>
  label ?? idOf(`${labels}.${name}`);

/** The hint of a field: its own, or that of its label; a choice has none unless one is named. */
export function hintOf(layout: LayoutTexts, field: FieldLayout): FormText | undefined {
  const { hint, name, control } = field;
  if (hint === false || hint === 'chosen') return undefined;
  if (hint !== undefined) return hint;
  const kind = layout.facts[name]?.kind;
  const label = labelOf(layout, field);
  const hasOwn = typeof control === 'function' || kind === 'choice' || kind === 'choices';
  return hasOwn || typeof label !== 'string' ? undefined : idOf(`${label}.hint`);
}

/** The options of a field: its own, or those of the schema with texts by their values. */
export function optionsOf(
  { choices = '', facts }: LayoutTexts,
  { name, options }: FieldLayout,
): readonly FormOption<string>[] {
  if (Array.isArray(options)) return options as readonly FormOption<string>[];
  const places = options as string | OptionPlaces | undefined;
  const start = typeof places === 'object' ? places.labels : (places ?? `${choices}.${name}`);
  const hintAt = (value: string) => {
    if (typeof places !== 'object') return idOf(`${start}.${value}.hint`);
    return places.hints === undefined ? undefined : idOf(`${places.hints}.${value}`);
  };
  return (facts[name]?.values ?? []).map((value): FormOption<string> => ({
    value,
    label: idOf(`${start}.${value}`),
    description: hintAt(value),
  }));
}

/** The label of a choice of a form's field; undefined for one it does not offer. */
export function choiceLabel(
  layout: FormLayout,
  name: string,
  value: unknown,
): FormText | undefined {
  const field = fieldsOf(layout.sections).find((entry) => entry.name === name);
  return field && optionsOf(layout, field).find((option) => option.value === value)?.label;
}
