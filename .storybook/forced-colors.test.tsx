// Forced colours: backgrounds and shadows are gone, what is left must still show edges, selection,
// focus and icons. The browser's own forced colours, on the stories where these are most at stake.
import { cdp, userEvent } from 'vitest/browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as button from '../packages/ui/src/components/button/button.stories';
import * as callout from '../packages/ui/src/components/callout/callout.stories';
import * as checkbox from '../packages/ui/src/components/checkbox/checkbox.stories';
import * as radioCards from '../packages/ui/src/components/radio-cards/radio-cards.stories';
import * as segments from '../packages/ui/src/components/segmented-control/segmented-control.stories';
import * as select from '../packages/ui/src/components/select/select.stories';
import * as switches from '../packages/ui/src/components/switch/switch.stories';
import * as tabs from '../packages/ui/src/components/tabs/tabs.stories';
import { mount } from './rules/mount';

interface Emulation {
  send: (method: string, params: object) => Promise<unknown>;
}

const still = { name: 'prefers-reduced-motion', value: 'reduce' };
const emulate = (...features: object[]) =>
  (cdp() as Emulation).send('Emulation.setEmulatedMedia', { features: [still, ...features] });

beforeAll(() =>
  emulate(
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: 'dark' },
  ),
);
afterAll(() => emulate());

const show = (module: object, name: string) => mount(module, name, { motion: 'reduced' });

/** A system colour as the browser computes it. */
const system = (name: string) => {
  const probe = document.createElement('span');
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const named = (canvas: HTMLElement, role: string) => {
  const found = [...canvas.querySelectorAll<HTMLElement>(`[role="${role}"]`)];
  expect(found.length).toBeGreaterThan(1);
  return found;
};

/** A visible line around a box, of whichever kind. */
const edged = (element: Element) => {
  const style = getComputedStyle(element);
  const lines = [
    [style.borderTopStyle, style.borderTopWidth, style.borderTopColor],
    [style.outlineStyle, style.outlineWidth, style.outlineColor],
  ];
  return lines.some(
    ([kind, width = '', color]) =>
      kind !== 'none' && Number.parseFloat(width) >= 1 && color !== system('Canvas'),
  );
};

it('is on', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

it('buttons of every variant keep an edge', async () => {
  const canvas = await show(button, 'Variants');
  const bare = [...canvas.querySelectorAll('button')].filter((element) => !edged(element));
  expect(bare.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
});

describe.each([
  ['checkbox', checkbox, 'AllStates'],
  ['switch', switches, 'AllStates'],
] as const)('a %s', (role, module, story) => {
  it('keeps an edge when it is off, and a filled box when it is on', async () => {
    const all = named(await show(module, story), role);
    const on = all.filter((element) => element.dataset['state'] === 'checked');
    const off = all.filter((element) => element.dataset['state'] === 'unchecked');
    expect(off.filter((element) => !edged(element))).toEqual([]);
    const fill = (element: HTMLElement) => {
      const grounds = [element, ...element.children].map(
        (part) => getComputedStyle(part).backgroundColor,
      );
      return grounds.includes(system('Highlight')) || grounds.includes(system('GrayText'));
    };
    expect([on.length > 0, on.every(fill)]).toEqual([true, true]);
  });
});

it('the chosen tab has a line in the colour of selection', async () => {
  const lines = named(await show(tabs, 'Default'), 'tab').map((tab) => [
    tab.dataset['state'],
    getComputedStyle(tab, '::after').backgroundColor === system('Highlight'),
  ]);
  expect(lines.filter(([state, line]) => (state === 'active') !== line)).toEqual([]);
});

it('the chosen segment is filled, the others keep an edge', async () => {
  const all = named(await show(segments, 'Default'), 'radio');
  const chosen = all.filter(({ dataset }) => dataset['state'] === 'checked');
  const paints = chosen.map((segment) => {
    const { backgroundColor, color } = getComputedStyle(segment);
    return [backgroundColor, color];
  });
  expect(paints).toEqual([[system('Highlight'), system('HighlightText')]]);
  expect(all.filter((segment) => !chosen.includes(segment) && !edged(segment))).toEqual([]);
});

it('the chosen card is outlined', async () => {
  const cards = named(await show(radioCards, 'Default'), 'radio');
  const outlines = cards.map((card) => [
    card.dataset['state'],
    getComputedStyle(card).outlineColor === system('Highlight') &&
      getComputedStyle(card).outlineStyle === 'solid',
  ]);
  expect(outlines.filter(([state, line]) => (state === 'checked') !== line)).toEqual([]);
});

it.each([
  ['button', button, 'Variants'],
  ['checkbox', checkbox, 'AllStates'],
  ['switch', switches, 'AllStates'],
  ['tabs', tabs, 'Default'],
  ['segmented control', segments, 'Default'],
  ['radio cards', radioCards, 'Default'],
] as const)('a focused %s has a ring it does not have otherwise', async (_name, module, story) => {
  const canvas = await show(module, story);
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  const focused = document.activeElement as HTMLElement;
  expect(canvas.contains(focused)).toBe(true);
  const ring = () => {
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(focused);
    return { outlineColor, outlineOffset, outlineStyle, outlineWidth };
  };
  const focusedRing = ring();
  expect(focusedRing).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
  expect(focusedRing.outlineColor).toBe(system('Highlight'));
  focused.blur();
  expect(ring()).not.toEqual(focusedRing);
});

it.each([
  ['callout', callout],
  ['select', select],
  ['checkbox', checkbox],
  ['radio cards', radioCards],
] as const)('the icons of a %s take the colour of their text', async (_name, module) => {
  const name = Object.keys(module).find((key) => key !== 'default') ?? '';
  const canvas = await show(module, name);
  const icons = [...canvas.querySelectorAll('svg')];
  expect(icons.length).toBeGreaterThan(0);
  const own = icons.filter(
    (icon) =>
      icon.parentElement &&
      getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
  );
  expect(own.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
});
