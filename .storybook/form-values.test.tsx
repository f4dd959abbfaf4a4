// What a form may rely on in every field, whoever keeps the value: what is shown is what is sent,
// and a reset brings the first value back.
import {
  type ChangeEvent,
  type ComponentType,
  createElement,
  type ReactElement,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as ui from '../packages/ui/src';

type Sent = readonly string[];

/** A name and the props of a value. */
type Own = Readonly<Record<string, unknown>>;

const of =
  (component: unknown, props: object = {}) =>
  (own: Own): ReactElement =>
    createElement(
      component as ComponentType<object>,
      { label: 'Field', ...props, ...own } as object,
    );

interface Row {
  name: string;
  /** The field, with a value of the caller's or one of its own. */
  field: (own: Own) => ReactElement;
  /** Its first value, and what a form sends of it. */
  first: unknown;
  firstSent: Sent;
  /** Does what a reader does to choose another, and what a form then sends. */
  choose: (form: HTMLFormElement) => Promise<void>;
  chosenSent: Sent;
  /** What a reader sees, in the words a form sends. */
  shown: (form: HTMLFormElement) => Sent;
  /** The names of its value props, where they are others. */
  props?: readonly ['checked', 'defaultChecked', 'onCheckedChange'];
}

const find = <Found extends Element = HTMLElement>(form: Element, selector: string): Found => {
  const found = form.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const press = (form: Element, selector: string) => userEvent.click(find(form, selector));
const type = async (form: Element, selector: string, text: string) => {
  await userEvent.fill(find(form, selector), text);
  await userEvent.tab();
};
const inputText = (selector: string) => (form: Element) => {
  const { value } = find<HTMLInputElement>(form, selector);
  return [value];
};
const on = (form: Element, role: string) =>
  [...form.querySelectorAll(`[role="${role}"][aria-checked="true"]`)].map(
    (element) => element.getAttribute('value') ?? '',
  );

const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b' },
  { value: 'c', label: 'c' },
];
const text = 'input[type="text"]';
const file = (name: string) => new File([name], name, { type: 'text/plain' });
const iso = (text: string) => {
  const [month = '', day = '', year = ''] = text.split('/');
  return text === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const rows: Row[] = [
  {
    name: 'Select',
    field: of(ui.Select, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: async (form) => {
      find(form, '[role="combobox"]').focus();
      await userEvent.keyboard('b');
    },
    chosenSent: ['b'],
    shown: (form) => [find(form, '[role="combobox"]').textContent ?? ''],
  },
  {
    name: 'Select that the browser fills in',
    field: of(ui.Select, { options, autoComplete: 'country' }),
    first: 'a',
    firstSent: ['a'],
    choose: async (form) => {
      find(form, '[role="combobox"]').focus();
      await userEvent.keyboard('b');
    },
    chosenSent: ['b'],
    shown: (form) => [find(form, '[role="combobox"]').textContent ?? ''],
  },
  {
    name: 'Combobox',
    field: of(ui.Combobox, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: async (form) => {
      await userEvent.fill(find(form, 'input'), 'b');
      await userEvent.keyboard('{Enter}');
    },
    chosenSent: ['b'],
    shown: inputText('input'),
  },
  {
    name: 'Switch',
    props: ['checked', 'defaultChecked', 'onCheckedChange'],
    field: of(ui.Switch),
    first: true,
    firstSent: ['on'],
    choose: (form) => press(form, '[role="switch"]'),
    chosenSent: [],
    shown: (form) => on(form, 'switch'),
  },
  {
    name: 'Checkbox',
    props: ['checked', 'defaultChecked', 'onCheckedChange'],
    field: of(ui.Checkbox),
    first: false,
    firstSent: [],
    choose: (form) => press(form, '[role="checkbox"]'),
    chosenSent: ['on'],
    shown: (form) => on(form, 'checkbox'),
  },
  {
    name: 'CheckboxGroup',
    field: of(ui.CheckboxGroup, { options }),
    first: ['a', 'b'],
    firstSent: ['a', 'b'],
    choose: async (form) => {
      await press(form, '[value="a"]');
      await press(form, '[value="b"]');
      await press(form, '[value="c"]');
    },
    chosenSent: ['c'],
    shown: (form) => on(form, 'checkbox'),
  },
  {
    name: 'RadioCards',
    field: of(ui.RadioCards, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: (form) => press(form, '[value="b"]'),
    chosenSent: ['b'],
    shown: (form) => on(form, 'radio'),
  },
  {
    name: 'RadioCards with nothing chosen at first',
    field: of(ui.RadioCards, { options }),
    first: '',
    firstSent: [],
    choose: (form) => press(form, '[value="b"]'),
    chosenSent: ['b'],
    shown: (form) => on(form, 'radio'),
  },
  {
    name: 'SegmentedControl',
    field: of(ui.SegmentedControl, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: async (form) => {
      find(form, '[value="a"]').focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    chosenSent: ['b'],
    shown: (form) => on(form, 'radio'),
  },
  {
    name: 'Rating',
    field: of(ui.Rating),
    first: 2,
    firstSent: ['2'],
    choose: async (form) => {
      find(form, 'input[value="2"]').focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    chosenSent: ['3'],
    shown: (form) =>
      [...form.querySelectorAll('input')].filter((star) => star.checked).map((star) => star.value),
  },
  {
    name: 'NumberField',
    field: of(ui.NumberField),
    first: 1,
    firstSent: ['1'],
    choose: (form) => type(form, text, '7'),
    chosenSent: ['7'],
    shown: inputText(text),
  },
  {
    name: 'SliderField',
    field: of(ui.SliderField, { min: 0, max: 10, step: 1 }),
    first: 3,
    firstSent: ['3'],
    choose: (form) => type(form, text, '7'),
    chosenSent: ['7'],
    shown: (form) => {
      const { value } = find<HTMLInputElement>(form, text);
      expect(find(form, '[role="slider"]')).toHaveAttribute('aria-valuenow', value);
      return [value];
    },
  },
  {
    name: 'DatePicker',
    field: of(ui.DatePicker),
    first: '2026-11-23',
    firstSent: ['2026-11-23'],
    choose: (form) => type(form, text, '12/24/2026'),
    chosenSent: ['2026-12-24'],
    shown: (form) => [iso(find<HTMLInputElement>(form, text).value)],
  },
  {
    name: 'DateRangePicker',
    field: of(ui.DateRangePicker),
    first: { start: '2026-11-23', end: '2026-11-30' },
    firstSent: ['2026-11-23', '2026-11-30'],
    choose: (form) => type(form, text, '11/24/2026'),
    chosenSent: ['2026-11-24', '2026-11-30'],
    shown: (form) =>
      [...form.querySelectorAll<HTMLInputElement>(text)].map(({ value }) => iso(value)),
  },
  {
    name: 'TagInput',
    field: of(ui.TagInput),
    first: ['a'],
    firstSent: ['a'],
    choose: (form) => type(form, text, 'b'),
    chosenSent: ['a', 'b'],
    shown: (form) =>
      [...form.querySelectorAll('[data-tag]')].map(
        (tag) => tag.closest('li')?.textContent?.trim() ?? '',
      ),
  },
  {
    name: 'OneTimeCodeField',
    field: of(ui.OneTimeCodeField),
    first: '12',
    firstSent: ['12'],
    choose: (form) => type(form, text, '123456'),
    chosenSent: ['123456'],
    shown: inputText(text),
  },
  {
    name: 'FileUpload',
    field: of(ui.FileUpload),
    first: [file('a')],
    firstSent: ['a'],
    choose: (form) => userEvent.upload(find(form, 'input'), file('b')),
    chosenSent: ['a', 'b'],
    shown: (form) =>
      [...form.querySelectorAll('li')].map(
        (item) => /^\s*([ab])/.exec(item.textContent ?? '')?.[1] ?? '',
      ),
  },
];

/** They tell of a change as the browser does. */
const textFields = {
  TextField: ui.TextField,
  TextArea: ui.TextArea,
  PasswordField: ui.PasswordField,
};
const texts = Object.entries(textFields).map(([name, component]): Row => {
  const selector = 'input, textarea';
  return {
    name,
    field: ({ onValueChange, ...own }) =>
      of(component, {
        onChange: (event: ChangeEvent<HTMLInputElement>) =>
          (onValueChange as ((next: string) => void) | undefined)?.(event.target.value),
      })(own),
    first: 'a',
    firstSent: ['a'],
    choose: (form) => type(form, selector, 'b'),
    chosenSent: ['b'],
    shown: inputText(selector),
  };
});

let root: Root | undefined;
let canvas: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  canvas?.remove();
});

const show = (element: ReactElement) => {
  canvas = document.createElement('div');
  document.body.append(canvas);
  root = createRoot(canvas);
  const place = root;
  flushSync(() =>
    place.render(
      <ui.UiProvider>
        <form>
          {element}
          <button type="reset">Reset</button>
        </form>
      </ui.UiProvider>,
    ),
  );
  return find<HTMLFormElement>(canvas, 'form');
};

const sent = (form: HTMLFormElement): Sent =>
  [...new FormData(form).values()]
    .map((value) => (value instanceof File ? value.name : value))
    .filter((value) => value !== '');
const seen = (row: Row, form: HTMLFormElement) => row.shown(form).filter((value) => value !== '');
const both = (row: Row, form: HTMLFormElement) => ({ shown: seen(row, form), sent: sent(form) });
const alike = (values: Sent) => ({ shown: values, sent: values });
const choose = async (row: Row, form: HTMLFormElement) => {
  await expect.poll(() => both(row, form)).toEqual(alike(row.firstSent));
  await row.choose(form);
  await expect.poll(() => both(row, form)).toEqual(alike(row.chosenSent));
};
const reset = (form: HTMLFormElement) => press(form, 'button[type="reset"]');

interface ControlledProps {
  row: Row;
  /** Whether the caller takes what it is told. */
  takes: () => boolean;
  told: unknown[];
}

function Controlled({ row, takes, told }: ControlledProps) {
  const [value, setValue] = useState(row.first);
  const [given, , change] = row.props ?? ['value', '', 'onValueChange'];
  return row.field({
    name: 'field',
    [given]: value,
    [change]: (next: unknown) => {
      told.push(next);
      if (takes()) setValue(next);
    },
  });
}

const uncontrolled = (row: Row) =>
  row.field({ name: 'field', [row.props?.[1] ?? 'defaultValue']: row.first });

describe.each([...rows, ...texts])('$name', (row) => {
  it('keeps its own value, and a reset brings its default back', async () => {
    const form = show(uncontrolled(row));
    await choose(row, form);
    await reset(form);
    await expect.poll(() => both(row, form)).toEqual(alike(row.firstSent));
    // And again: it was not for once.
    await choose(row, form);
    form.reset();
    await expect.poll(() => both(row, form)).toEqual(alike(row.firstSent));
  });

  it('stays as it is where the reset is prevented', async () => {
    const form = show(uncontrolled(row));
    await choose(row, form);
    form.addEventListener('reset', (event) => event.preventDefault());
    await reset(form);
    await expect.poll(() => both(row, form)).toEqual(alike(row.chosenSent));
  });

  it('tells the caller the first value at a reset, once', async () => {
    const told: unknown[] = [];
    const form = show(<Controlled row={row} takes={() => true} told={told} />);
    await choose(row, form);
    told.length = 0;
    await reset(form);
    await expect.poll(() => both(row, form)).toEqual(alike(row.firstSent));
    expect(told).toEqual([row.first]);
  });

  it('sends what it shows where the caller does not follow the reset', async () => {
    let takes = true;
    const form = show(<Controlled row={row} takes={() => takes} told={[]} />);
    await choose(row, form);
    takes = false;
    await reset(form);
    await expect.poll(() => both(row, form)).toEqual(alike(row.chosenSent));
  });
});
