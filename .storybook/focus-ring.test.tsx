// A ring round the focus is for the keys: a mouse, a real one here, leaves none.
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as ui from '../packages/ui/src';

let root: Root | undefined;
let canvas: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  canvas?.remove();
});

const show = (element: ReactElement) => {
  (document.activeElement as HTMLElement | null)?.blur();
  canvas = document.createElement('div');
  document.body.append(canvas);
  root = createRoot(canvas);
  const place = root;
  flushSync(() => place.render(<ui.UiProvider>{element}</ui.UiProvider>));
};
const find = async (selector: string) => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  return document.querySelector(selector) as HTMLElement;
};
const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: 'b' },
];

interface Case {
  name: string;
  element: ReactElement;
  /** Elements pressed, one after the other; the focus then lies on `focused`. */
  presses: readonly string[];
  focused: string;
}

const cases: Case[] = [
  {
    name: 'a tab',
    element: (
      <ui.Tabs label="Views" defaultValue="a">
        <ui.TabList>
          <ui.Tab value="a">a</ui.Tab>
          <ui.Tab value="b">b</ui.Tab>
        </ui.TabList>
      </ui.Tabs>
    ),
    presses: ['[role="tab"][data-state="inactive"]'],
    focused: '[role="tab"][data-state="active"]',
  },
  {
    name: 'a segment',
    element: <ui.SegmentedControl label="View" options={options} />,
    presses: ['[role="radio"][value="b"]'],
    focused: '[role="radio"][value="b"]',
  },
  {
    name: 'a card',
    element: <ui.RadioCards label="Plan" options={options} />,
    presses: ['[role="radio"][value="b"]'],
    focused: '[role="radio"][value="b"]',
  },
  {
    name: 'a menu that gives the focus back',
    element: (
      <ui.DropdownMenu trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuItem>Copy</ui.MenuItem>
      </ui.DropdownMenu>
    ),
    presses: ['[aria-haspopup="menu"]', '[role="menuitem"]'],
    focused: '[aria-haspopup="menu"]',
  },
  {
    name: 'a dialog that gives the focus back',
    element: (
      <ui.Dialog title="Rename" trigger={<ui.Button>Open</ui.Button>}>
        <button type="button">Inside</button>
      </ui.Dialog>
    ),
    presses: ['[aria-haspopup="dialog"]', '[role="dialog"] button[aria-label]'],
    focused: '[aria-haspopup="dialog"]',
  },
  {
    name: 'a heading of an accordion',
    element: (
      <ui.Accordion>
        <ui.AccordionItem value="a" title="a">
          a
        </ui.AccordionItem>
      </ui.Accordion>
    ),
    presses: ['button[aria-expanded]'],
    focused: 'button[aria-expanded="true"]',
  },
  {
    name: 'a switch',
    element: <ui.Switch label="a" />,
    presses: ['[role="switch"]'],
    focused: '[role="switch"]',
  },
  {
    name: 'a list to choose from',
    element: <ui.Select label="Letter" options={options} />,
    presses: ['[role="combobox"]', '[role="option"]'],
    focused: '[role="combobox"]',
  },
  {
    name: 'a sheet that gives the focus back',
    element: (
      <ui.Sheet title="Menu" trigger={<ui.Button>Open</ui.Button>}>
        <button type="button">Inside</button>
      </ui.Sheet>
    ),
    presses: ['[aria-haspopup="dialog"]', '[role="dialog"] button[aria-label]'],
    focused: '[aria-haspopup="dialog"]',
  },
  {
    name: 'a button with a tooltip',
    element: <ui.IconButton label="Reset" icon={<ui.ResetIcon />} />,
    presses: ['button'],
    focused: 'button',
  },
];

it.each(cases)('$name has no ring after the mouse', async ({ element, presses, focused }) => {
  show(element);
  for (const selector of presses) await userEvent.click(await find(selector));
  await expect.poll(() => document.activeElement?.matches(focused)).toBe(true);
  expect(document.activeElement?.matches(':focus-visible')).toBe(false);
});
