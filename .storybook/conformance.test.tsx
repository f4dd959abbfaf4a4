// What a user of the library may rely on in every component: the ref is its element, a class name
// is added to its own, native props arrive, and states can be seen from outside.
import { createElement, createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { ToastProvider, UiProvider, type UiProviderProps } from '../packages/ui/src';
import { own, ownThroughout } from '../packages/ui/src/tokens/own';
import type { Contract, Props, Rule } from './conformance/contract';
import { argsByComponent } from './conformance/story-args';
import { type AnyComponent, publicComponents, publicIcons } from './conformance/surface';
import { contracts } from './conformance/table';

const marker = 'conformance-class';
const native = { id: 'conformance', lang: 'eo', 'data-conformance': 'yes' };
const style = { outlineOffset: '7px' };

let root: Root | undefined;
let canvas: HTMLElement | undefined;

const takeDown = () => {
  root?.unmount();
  canvas?.remove();
  root = undefined;
};
afterEach(takeDown);

type Page = Omit<UiProviderProps, 'children'>;

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Shows a component under its contract, alone in a provider. */
async function show(
  component: AnyComponent,
  contract: Contract,
  own: Props,
  {
    onError,
    patience = 250,
    page,
  }: { onError?: (error: unknown) => void; patience?: number; page?: Page } = {},
) {
  takeDown();
  canvas = document.createElement('div');
  canvas.style.inlineSize = '720px';
  document.body.append(canvas);
  const props = { ...argsByComponent.get(component), ...contract.args, ...own };
  const element = contract.render?.(props) ?? createElement(component, props);
  root = createRoot(canvas, onError && { onUncaughtError: onError });
  flushSync(() =>
    root?.render(
      <MemoryRouter>
        <UiProvider {...page}>
          <ToastProvider>{element}</ToastProvider>
        </UiProvider>
      </MemoryRouter>,
    ),
  );
  // Some parts are fetched, or placed once they were measured.
  contract.open?.(canvas);
  const there = () => document.querySelector(`.${marker}, [data-conformance]`);
  for (let times = 0; times < patience && !there(); times++) await pause();
}

type Problem = readonly [rule: Rule, problem: string];

async function found(component: AnyComponent, { kind = 'root', ...contract }: Contract) {
  const problems: Problem[] = [];
  const expectThat = (rule: Rule, holds: boolean, problem: string) => {
    if (!holds) problems.push([rule, problem]);
  };
  await show(component, contract, native);
  const plain = document.querySelector('[data-conformance]');
  const ownClasses = [...(plain?.classList ?? [])];

  const ref = createRef<Element>();
  await show(component, contract, { ...native, style, ref, className: marker });
  const classed = document.querySelector(`.${marker}`);
  const marked = document.querySelector<HTMLElement>('[data-conformance]');
  expectThat('className', classed !== null, 'it is nowhere');
  expectThat('native', marked !== null, 'data-* is nowhere');
  expectThat('native', marked?.id === native.id, `id is "${marked?.id}"`);
  expectThat('native', marked?.getAttribute('lang') === native.lang, 'lang is nowhere');
  expectThat('style', marked?.style.outlineOffset === '7px', 'it is not with the native props');
  expectThat('ref', ref.current instanceof Element, 'it has no element');
  if (kind === 'root') {
    expectThat('className', classed === marked, 'it is not with the native props');
    expectThat('ref', ref.current === marked, 'it is not with the native props');
    const lost = ownClasses.filter((own) => !marked?.classList.contains(own));
    expectThat('className', lost.length === 0, `it replaced ${lost.join(' ')}`);
  } else {
    expectThat('className', (classed?.classList.length ?? 0) > 1, 'it replaced the own ones');
    expectThat('className', classed?.contains(marked) === true, 'it is not around the control');
    expectThat('ref', classed?.contains(ref.current) === true, 'it is not inside the field');
  }
  return problems;
}

/** Problems that are not excused, and excuses without need. */
async function problemsOf(component: AnyComponent, contract: Contract): Promise<string[]> {
  const excused = Object.keys(contract.excused ?? {}) as Rule[];
  const all = await found(component, contract);
  const wrong = all.filter(([rule]) => !excused.includes(rule));
  const needless = excused.filter((rule) => !all.some(([broken]) => broken === rule));
  return [
    ...wrong.map((problem) => problem.join(': ')),
    ...needless.map((rule) => `${rule}: holds, so it needs no excuse`),
  ];
}

const fieldStates: NonNullable<Contract['states']> = [
  [{ disabled: true }, ':disabled, [aria-disabled="true"], [data-disabled]'],
  [{ disabled: true, disabledReason: 'Locked' }, '[aria-disabled="true"], [readonly]'],
  [{ error: 'Wrong' }, '[aria-invalid="true"]'],
];

async function missingStates(component: AnyComponent, contract: Contract): Promise<string[]> {
  const states = contract.states ?? (contract.kind === 'field' ? fieldStates : []);
  const missing: string[] = [];
  for (const [props, selector] of states) {
    await show(component, contract, { className: marker, ...props });
    const element = document.querySelector(`.${marker}`);
    if (!element?.matches(selector) && !element?.querySelector(selector))
      missing.push(`${JSON.stringify(props)}: nothing matches ${selector}`);
  }
  if (contract.kind === 'field') {
    await show(component, contract, { className: marker, name: 'sent', disabled: true });
    if (document.querySelector('[name^="sent"]:enabled'))
      missing.push('disabled: its value is sent with the form all the same');
  }
  return missing;
}

it('every component of the package has a contract, and nothing else has one', () => {
  expect(Object.keys(contracts).toSorted()).toEqual([...publicComponents.keys()].toSorted());
});

const rendered = [...publicComponents].filter(([name]) => !contracts[name]?.nothing);

describe.each(rendered)('%s', (name, component) => {
  const contract = contracts[name] ?? {};
  it('conforms', async () => {
    expect(await problemsOf(component, contract)).toEqual([]);
    expect(await missingStates(component, contract)).toEqual([]);
  });
});

/** Values a server may send in place of a value. */
function insteadOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [null, undefined, []];
  if (typeof value === 'number') return [null, undefined, Number.NaN, Infinity];
  if (typeof value === 'string') return [null, undefined, ''];
  return [];
}

/** Props whoever writes the code decides, and types check: no data. */
const decided = new Set(['step', 'variant']);

/** Errors a component throws while it has something else than its data. */
async function thrownBy(
  component: AnyComponent,
  contract: Contract,
  own: Props,
): Promise<string[]> {
  const thrown: string[] = [];
  const keep = (error: unknown) => void thrown.push(String(error));
  try {
    await show(component, contract, { ...native, ...own }, { onError: keep, patience: 10 });
  } catch (error) {
    keep(error);
  }
  return thrown;
}

const withData = rendered.flatMap(([name, component]) => {
  const contract = contracts[name] ?? {};
  const given = { ...argsByComponent.get(component), ...contract.args };
  const cases = Object.entries(given)
    .filter(([prop]) => !decided.has(prop))
    .flatMap(([prop, value]) => insteadOf(value).map((other) => ({ [prop]: other })));
  return cases.length > 0 ? [{ name, component, contract, cases }] : [];
});

it.each(withData)(
  '$name throws nothing where data is missing',
  async ({ component, contract, cases }) => {
    // That something is missing may be said in development.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const problems: string[] = [];
    for (const own of cases)
      for (const error of await thrownBy(component, contract, own))
        problems.push(`${Object.entries(own).join()}: ${error}`);
    vi.restoreAllMocks();
    expect(problems).toEqual([]);
  },
);

/** Properties a reset could have given, and the size that tells of the rest. */
const looks = [
  'display',
  'inline-size',
  'block-size',
  'min-inline-size',
  'background-color',
  'margin',
  'padding',
  'border-width',
  'border-style',
  'border-collapse',
  'border-spacing',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'color',
  'list-style-type',
  'text-decoration-line',
  'text-wrap',
  'cursor',
  'flex',
];
/** Styles of the page itself, the stories' paragraphs too, equal in both. */
const pageStyle = document.createElement('style');
pageStyle.textContent = `
  body { margin: 0 }
  :not(.${own}, .${ownThroughout} *) { box-sizing: border-box }
  p:not(.${own}, .${ownThroughout} *) { margin: 0; text-wrap: wrap }
`;
const look = (element: Element): Record<string, string> => {
  const style = getComputedStyle(element);
  return Object.fromEntries(looks.map((name) => [name, style.getPropertyValue(name)]));
};
/** Everything of ours to be seen, by what it is and where. */
const everything = () =>
  [...document.body.querySelectorAll(`:is(.${own}, .${own} *):not(:is(svg, [hidden]) *)`)]
    .filter((element) => element.checkVisibility())
    .map((element): [string, Record<string, string>] => {
      const path = [element.parentElement, element].map((one) => {
        const name = one?.getAttribute('class')?.split(' ')[0];
        return `${one?.localName}${name ? `.${name}` : ''}`;
      });
      return [path.join(' > '), look(element)];
    });

it.each(rendered)('%s looks the same on a page that has no reset', async (name, component) => {
  const contract = contracts[name] ?? {};
  document.head.append(pageStyle);
  await show(component, contract, native);
  const before = everything();
  await show(component, contract, native, { page: { reset: 'none' } });
  const after = everything();
  takeDown();
  document.documentElement.removeAttribute('data-reset');
  pageStyle.remove();
  const changed = before.flatMap(([path, was], index) =>
    looks
      .filter((property) => was[property] !== after[index]?.[1][property])
      .map((property) => `${path}: ${property} ${was[property]} → ${after[index]?.[1][property]}`),
  );
  expect(changed).toEqual([]);
});

/** Elements a mouse may be put on, the first of many alike. */
const pressable = (within: ParentNode) => {
  const alike = new Map<string, HTMLElement>();
  for (const element of within.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, label, [tabindex], [role]:not(svg *)',
  )) {
    const kind = `${element.localName} ${element.getAttribute('role')} ${element.className}`;
    if (element.checkVisibility() && !alike.has(kind)) alike.set(kind, element);
  }
  return [...alike.values()];
};
/** A field somebody types in shows where the letters go, however the focus came. */
const isTyped = (element: Element) =>
  element.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), textarea');
const press = async (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!element.isConnected || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
  const there = document.elementFromPoint(x, y);
  // It is under something else, or nothing that takes a pointer.
  if (!there || !element.contains(there)) return;
  const { documentElement: page } = document;
  const { left: pageLeft, top: pageTop } = page.getBoundingClientRect();
  // Where it is, whatever it is by then.
  await userEvent.click(page, { position: { x: x - pageLeft, y: y - pageTop }, force: true });
};

it.each(rendered)('%s has no ring round the focus after the mouse', async (name, component) => {
  const contract = contracts[name] ?? {};
  const stay = (event: Event) => {
    if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault();
  };
  for (const type of ['submit', 'click']) document.addEventListener(type, stay);
  await show(component, contract, native);
  const ringed = new Set<string>();
  const look = (pressed: Element) => {
    const { activeElement: focused } = document;
    if (!focused || isTyped(focused) || !focused.matches(':focus-visible')) return;
    ringed.add(`${focused.outerHTML.slice(0, 120)} after ${pressed.outerHTML.slice(0, 120)}`);
  };
  // What opens is pressed as well.
  for (const element of pressable(document.body)) {
    const before = new Set(document.body.querySelectorAll('*'));
    // What a script focuses has a ring where nothing had the focus before.
    (document.activeElement as HTMLElement | null)?.blur();
    await press(element);
    look(element);
    const opened = pressable(document.body).find((one) => !before.has(one));
    if (!opened) continue;
    await press(opened);
    look(opened);
  }
  for (const type of ['submit', 'click']) document.removeEventListener(type, stay);
  expect([...ringed]).toEqual([]);
});

it('leaves what is not ours as the browser draws it, where the page has no reset', () => {
  const markup =
    '<h2>h2</h2><p>p <a href="#a">a</a> <code>code</code></p><ul><li>li</li></ul><ol><li>li</li></ol>' +
    '<p lang="de">p</p><svg width="9" height="9"></svg><button type="button">button</button>' +
    '<input><select></select><textarea></textarea><fieldset><legend>legend</legend></fieldset>' +
    '<table><tbody><tr><td>td</td></tr></tbody></table><blockquote>b</blockquote><pre>pre</pre><hr>';
  const bare = document.createElement('iframe');
  document.body.append(bare);
  const browsers = bare.contentDocument as Document;
  browsers.open();
  browsers.write(`<!doctype html>${markup}`);
  browsers.close();
  canvas = document.createElement('div');
  document.body.append(canvas);
  root = createRoot(canvas);
  const draw = (page: Page) => {
    const element = createElement('div', { dangerouslySetInnerHTML: { __html: markup } });
    flushSync(() => root?.render(<UiProvider {...page}>{element}</UiProvider>));
    return looksIn(canvas?.firstElementChild);
  };
  // Beyond what its box, which is another one, makes of it.
  const looksIn = (place: Element | null | undefined) =>
    [...(place?.querySelectorAll('*') ?? [])].map((one) => ({
      ...look(one),
      'inline-size': '',
      'block-size': '',
    }));
  const asIs = looksIn(browsers.body);
  expect(draw({ reset: 'none' })).toEqual(asIs);
  expect(draw({})).not.toEqual(asIs);
  bare.remove();
  takeDown();
  document.documentElement.removeAttribute('data-reset');
});

it('every icon conforms', async () => {
  const problems: string[] = [];
  for (const [name, icon] of publicIcons)
    problems.push(...(await problemsOf(icon, {})).map((problem) => `${name}: ${problem}`));
  expect(problems).toEqual([]);
});
