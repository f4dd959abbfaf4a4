'use client';

import { Grid } from '@constella/ui';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { FormSection } from '../field/form-section.js';
import { useFormText } from '../field/form-text.js';
import { FactsPlace } from '../field/facts-line.js';
import { TypedFacts } from '../field/typed-facts.js';
import { Control } from './controls.js';
import type { FieldLayout, FormLayout, LayoutEntry, LayoutSection, When } from './layout-types.js';
import { hintOf, labelOf, optionsOf } from './layout-texts.js';
import { LayoutContext, type FormSources } from './sources.js';

/** The layout of any schema: its values are nobody's here. */
type AnyLayout = Omit<FormLayout, 'schema' | 'defaults'>;

export interface FormOfProps extends FormSources {
  /** Made by `defineLayout`. */
  layout: AnyLayout;
}

const AnyField = Field as FieldOf<Record<string, unknown>>;

function Watched({ when: { field, is }, children }: { when: When; children: ReactNode }) {
  const value: unknown = useWatch({ name: field });
  return value === is ? children : null;
}

/** The content a condition guards; always there without one. */
const guarded = (when: When | undefined, children: ReactNode): ReactNode =>
  when ? <Watched when={when}>{children}</Watched> : children;

function OneField({ layout, field }: { layout: AnyLayout; field: FieldLayout }) {
  const { name, frame: Frame, from, optional, when } = field;
  const facts = layout.facts[name];
  const options = useMemo(() => optionsOf(layout, field), [layout, field]);
  if (!facts) return null;
  const hint = hintOf(layout, field);
  const draw = (description: Parameters<typeof AnyField>[0]['description']) => (
    <AnyField
      name={name}
      label={labelOf(layout, field)}
      description={description}
      optional={optional ?? facts.isOptional}
    >
      {(input, choice) => <Control {...{ field, facts, options, input, choice }} />}
    </AnyField>
  );
  return guarded(
    when,
    Frame ? (
      <Frame name={name} from={from} hint={hint}>
        {draw}
      </Frame>
    ) : (
      draw(hint)
    ),
  );
}

function Entry({ layout, entry }: { layout: AnyLayout; entry: LayoutEntry }) {
  const field = useMemo(() => (typeof entry === 'string' ? { name: entry } : entry), [entry]);
  if (!('row' in field)) return <OneField layout={layout} field={field} />;
  return (
    <Grid gap={12}>
      {field.row.map((one) => (
        <Entry key={typeof one === 'string' ? one : one.name} layout={layout} entry={one} />
      ))}
    </Grid>
  );
}

function Section({ layout, section }: { layout: AnyLayout; section: LayoutSection }) {
  const say = useFormText();
  if ('component' in section) {
    const Own = section.component;
    return guarded(section.when, <Own />);
  }
  if ('reads' in section)
    return guarded(
      section.when,
      <FactsPlace>
        <TypedFacts fields={section.reads} />
      </FactsPlace>,
    );
  const { title, description, fields, when } = section;
  return guarded(
    when,
    <FormSection title={title && say(title)} description={description && say(description)}>
      {fields.map((entry, at) => (
        <Entry key={at} layout={layout} entry={entry} />
      ))}
    </FormSection>,
  );
}

/**
 * The fields of a form as its layout has them, inside `<Form>`. Each gets the control its schema
 * asks for: a few options as cards and more as a list, long text as an area with a counter, a flag
 * as a switch, a number between bounds as a slider, several of a list as checkboxes, texts of one's
 * own as tags, a day as a date.
 */
export function FormOf({ layout, companies, suggestions }: FormOfProps) {
  const drawn = useMemo(
    () => ({ layout, companies, suggestions }),
    [layout, companies, suggestions],
  );
  return (
    <LayoutContext value={drawn}>
      {layout.sections.map((section, at) => (
        <Section key={at} layout={layout} section={section} />
      ))}
    </LayoutContext>
  );
}
