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
  choose: (place: HTMLElement) => Promise<void>;
  chosenSent: Sent;
  /** The value a reader sees, in the words a form sends. */
  shown: (place: HTMLElement) => Sent;
  /** The names of its value props, where they are others. */
  props?: readonly ['checked', 'defaultChecked', 'onCheckedChange'];
}

const find = <Found extends Element = HTMLElement>(place: Element, selector: string): Found => {
  const found = place.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const press = (place: Element, selector: string) => userEvent.click(find(place, selector));
const type = async (place: Element, selector: string, text: string) => {
  await userEvent.fill(find(place, selector), text);
  await userEvent.tab();
};
const inputText = (selector: string) => (place: Element) => {
  const { value } = find<HTMLInputElement>(place, selector);
  return [value];
};
const on = (place: Element, role: string) =>
  [...place.querySelectorAll(`[role="${role}"][aria-checked="true"]`)].map(
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

const selectRow = (name: string, props: object): Row => ({
  name,
  field: of(ui.Select, { options, ...props }),
  first: 'a',
  firstSent: ['a'],
  choose: async (place) => {
    find(place, '[role="combobox"]').focus();
    await userEvent.keyboard('b');
  },
  chosenSent: ['b'],
  shown: (place) => [find(place, '[role="combobox"]').textContent ?? ''],
});

const radioCardsRow = (name: string, first: string): Row => ({
  name,
  field: of(ui.RadioCards, { options }),
  first,
  firstSent: first === '' ? [] : [first],
  choose: (place) => press(place, '[value="b"]'),
  chosenSent: ['b'],
  shown: (place) => on(place, 'radio'),
});

const rows: Row[] = [
  selectRow('Select', {}),
  selectRow('Select that the browser fills in', { autoComplete: 'country' }),
  {
    name: 'Combobox',
    field: of(ui.Combobox, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: async (place) => {
      await userEvent.fill(find(place, 'input'), 'b');
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
    choose: (place) => press(place, '[role="switch"]'),
    chosenSent: [],
    shown: (place) => on(place, 'switch'),
  },
  {
    name: 'Checkbox',
    props: ['checked', 'defaultChecked', 'onCheckedChange'],
    field: of(ui.Checkbox),
    first: false,
    firstSent: [],
    choose: (place) => press(place, '[role="checkbox"]'),
    chosenSent: ['on'],
    shown: (place) => on(place, 'checkbox'),
  },
  {
    name: 'CheckboxGroup',
    field: of(ui.CheckboxGroup, { options }),
    first: ['a', 'b'],
    firstSent: ['a', 'b'],
    choose: async (place) => {
      await press(place, '[value="a"]');
      await press(place, '[value="b"]');
      await press(place, '[value="c"]');
    },
    chosenSent: ['c'],
    shown: (place) => on(place, 'checkbox'),
  },
  radioCardsRow('RadioCards', 'a'),
  radioCardsRow('RadioCards with nothing chosen at first', ''),
  {
    name: 'SegmentedControl',
    field: of(ui.SegmentedControl, { options }),
    first: 'a',
    firstSent: ['a'],
    choose: async (place) => {
      find(place, '[value="a"]').focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    chosenSent: ['b'],
    shown: (place) => on(place, 'radio'),
  },
  {
    name: 'Rating',
    field: of(ui.Rating),
    first: 2,
    firstSent: ['2'],
    choose: async (place) => {
      find(place, 'input[value="2"]').focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    chosenSent: ['3'],
    shown: (place) =>
      [...place.querySelectorAll('input')].filter((star) => star.checked).map((star) => star.value),
  },
  {
    name: 'NumberField',
    field: of(ui.NumberField),
    first: 1,
    firstSent: ['1'],
    choose: (place) => type(place, text, '7'),
    chosenSent: ['7'],
    shown: inputText(text),
  },
  {
    name: 'SliderField',
    field: of(ui.SliderField, { min: 0, max: 10 }),
    first: 3,
    firstSent: ['3'],
    choose: (place) => type(place, text, '7'),
    chosenSent: ['7'],
    shown: (place) => {
      const { value } = find<HTMLInputElement>(place, text);
      expect(find(place, '[role="slider"]')).toHaveAttribute('aria-valuenow', value);
      return [value];
    },
  },
  {
    name: 'DatePicker',
    field: of(ui.DatePicker),
    first: '2026-11-23',
    firstSent: ['2026-11-23'],
    choose: (place) => type(place, text, '12/24/2026'),
    chosenSent: ['2026-12-24'],
    shown: (place) => [iso(find<HTMLInputElement>(place, text).value)],
  },
  {
    name: 'DateRangePicker',
    field: of(ui.DateRangePicker),
    first: { start: '2026-11-23', end: '2026-11-30' },
    firstSent: ['2026-11-23', '2026-11-30'],
    choose: (place) => type(place, text, '11/24/2026'),
    chosenSent: ['2026-11-24', '2026-11-30'],
    shown: (place) =>
      [...place.querySelectorAll<HTMLInputElement>(text)].map(({ value }) => iso(value)),
  },
  {
    name: 'TagInput',
    field: of(ui.TagInput),
    first: ['a'],
    firstSent: ['a'],
    choose: (place) => type(place, text, 'b'),
    chosenSent: ['a', 'b'],
    shown: (place) =>
      [...place.querySelectorAll('[data-tag]')].map(
        (tag) => tag.closest('li')?.textContent?.trim() ?? '',
      ),
  },
  {
    name: 'OneTimeCodeField',
    field: of(ui.OneTimeCodeField),
    first: '12',
    firstSent: ['12'],
    choose: (place) => type(place, text, '123456'),
    chosenSent: ['123456'],
    shown: inputText(text),
  },
  {
    name: 'FileUpload',
    field: of(ui.FileUpload),
    first: [file('a')],
    firstSent: ['a'],
    choose: (place) => userEvent.upload(find(place, 'input'), file('b')),
    chosenSent: ['a', 'b'],
    shown: (place) =>
      [...place.querySelectorAll('li')].map(
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
    choose: (place) => type(place, selector, 'b'),
    chosenSent: ['b'],
    shown: inputText(selector),
  };
});

const formId = 'values';

let root: Root | undefined;
let canvas: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  canvas?.remove();
});

/** A form with the field in it, or with the field after it. */
const show = (element: ReactElement, outside = false) => {
  canvas = document.createElement('div');
  document.body.append(canvas);
  root = createRoot(canvas);
  const place = root;
  flushSync(() =>
    place.render(
      <ui.UiProvider>
        <form id={formId}>
          {outside ? null : element}
          <button type="reset">Reset</button>
        </form>
        {outside ? element : null}
      </ui.UiProvider>,
    ),
  );
  return canvas;
};

const formIn = (place: HTMLElement) => find<HTMLFormElement>(place, 'form');
const sent = (place: HTMLElement): Sent =>
  [...new FormData(formIn(place)).values()]
    .map((value) => (value instanceof File ? value.name : value))
    .filter((value) => value !== '');
const seen = (row: Row, place: HTMLElement) => row.shown(place).filter((value) => value !== '');
const both = (row: Row, place: HTMLElement) => ({ shown: seen(row, place), sent: sent(place) });
const alike = (values: Sent) => ({ shown: values, sent: values });
const choose = async (row: Row, place: HTMLElement) => {
  await expect.poll(() => both(row, place)).toEqual(alike(row.firstSent));
  await row.choose(place);
  await expect.poll(() => both(row, place)).toEqual(alike(row.chosenSent));
};
const reset = (place: HTMLElement) => press(place, 'button[type="reset"]');

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

const uncontrolled = (row: Row, own: Own = {}) =>
  row.field({ name: 'field', [row.props?.[1] ?? 'defaultValue']: row.first, ...own });

describe.each([...rows, ...texts])('$name', (row) => {
  it('keeps its own value, and a reset brings its default back', async () => {
    const place = show(uncontrolled(row));
    await choose(row, place);
    await reset(place);
    await expect.poll(() => both(row, place)).toEqual(alike(row.firstSent));
    // And again: it was not for once.
    await choose(row, place);
    formIn(place).reset();
    await expect.poll(() => both(row, place)).toEqual(alike(row.firstSent));
  });

  it('belongs to the form it names, wherever it stands', async () => {
    const place = show(uncontrolled(row, { form: formId }), true);
    await choose(row, place);
    await reset(place);
    await expect.poll(() => both(row, place)).toEqual(alike(row.firstSent));
  });

  it('stays as it is where the reset is prevented', async () => {
    const place = show(uncontrolled(row));
    await choose(row, place);
    formIn(place).addEventListener('reset', (event) => event.preventDefault());
    await reset(place);
    await expect.poll(() => both(row, place)).toEqual(alike(row.chosenSent));
  });

  it('tells the caller the first value at a reset, once', async () => {
    const told: unknown[] = [];
    const place = show(<Controlled row={row} takes={() => true} told={told} />);
    await choose(row, place);
    told.length = 0;
    await reset(place);
    await expect.poll(() => both(row, place)).toEqual(alike(row.firstSent));
    expect(told).toEqual([row.first]);
  });

  it('sends what it shows where the caller does not follow the reset', async () => {
    let takes = true;
    const place = show(<Controlled row={row} takes={() => takes} told={[]} />);
    await choose(row, place);
    takes = false;
    await reset(place);
    await expect.poll(() => both(row, place)).toEqual(alike(row.chosenSent));
  });
});
