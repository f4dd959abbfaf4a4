// The tokens the inspector names are the ones the browser uses: a value that is one variable and
// nothing else must come to what that variable comes to, on every element of the given stories.
import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';

import * as button from '../../packages/ui/src/components/button/button.stories';
import * as callout from '../../packages/ui/src/components/callout/callout.stories';
import * as dataTable from '../../packages/ui/src/components/data-table/data-table.stories';
import * as planCard from '../../packages/ui/src/components/plan-card/plan-card.stories';
import * as tabs from '../../packages/ui/src/components/tabs/tabs.stories';
import * as textField from '../../packages/ui/src/components/text-field/text-field.stories';
import * as inspector from '../start/token-inspector.stories';
import { mount, type StoryModule } from '../rules/mount';
import { type InspectedValue, inspectTokens } from './inspect';
import { hexOf, paintOf } from './paint';

const show = (module: object, name: string, globals: object = {}) =>
  mount(module, name, { motion: 'system', ...globals });

/** Sheets and elements a test made. */
const made: { remove: () => void }[] = [];
afterEach(() => {
  for (const each of made.splice(0)) each.remove();
});

/** A box under the given styles; a constructed sheet, so that nothing is written into the page. */
function under(css: string, markup: string): Element {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const around = document.createElement('div');
  around.innerHTML = markup;
  document.body.append(around);
  made.push(around, {
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  });
  return around.querySelector('[data-here]') as Element;
}

const valueOf = (element: Element, property: string): InspectedValue | undefined =>
  inspectTokens(element)
    .groups.flatMap(({ values }) => values)
    .find((value) => value.property === property);

const tokensOf = (element: Element, property: string) =>
  valueOf(element, property)?.tokens.map(({ name }) => name);

/** The computed value of a variable alone, for a value of the given kind. */
const comesTo = (element: Element, property: string, variable: string): string => {
  const probe = document.createElement('div');
  element.append(probe);
  const name = property.endsWith('color') ? 'background-color' : property;
  probe.style.setProperty(name, `var(${variable})`);
  const value = getComputedStyle(probe).getPropertyValue(name);
  probe.remove();
  return property.endsWith('color') ? hexOf(paintOf(value)) : value;
};

const compared =
  /color$|^(padding|gap|row-gap|column-gap|border-radius|font-weight|font-family|box-shadow|transition-duration)/;

describe.each([
  ['button', button, 'Variants'],
  ['callout', callout, 'Tones'],
  ['tabs', tabs, 'Default'],
  ['text field', textField, 'WithError'],
  ['plan card', planCard, 'Default'],
  ['data table', dataTable, 'Default'],
] as const)('%s', (_title, module, wanted) => {
  it.each([
    { theme: 'light' },
    { theme: 'dark-contrast', direction: 'rtl', density: 'compact' },
    { theme: 'light', brand: 'vesper' },
  ])('as painted: %j', async (globals) => {
    const { default: _meta, ...stories } = module as object as StoryModule;
    const name = wanted in stories ? wanted : (Object.keys(stories)[0] ?? '');
    const canvas = await show(module, name, globals);
    const wrong: string[] = [];
    let checked = 0;
    // Elements of one class say the same.
    const kinds = new Map(
      [...canvas.querySelectorAll('*')].map((element) => [element.getAttribute('class'), element]),
    );
    for (const element of kinds.values()) {
      if (element instanceof SVGElement) continue;
      for (const { values } of inspectTokens(element).groups)
        for (const { property, written, value, tokens, from } of values) {
          const variable = tokens[0]?.variable;
          if (!variable || written !== `var(${variable})` || !compared.test(property)) continue;
          // A part may redefine a token that is inherited as a value.
          if (from !== undefined) continue;
          const expected = comesTo(element, property, variable);
          checked += 1;
          if (expected !== value)
            wrong.push(
              `${element.className} ${property}: ${tokens[0]?.name} is ${expected}, not ${value}`,
            );
        }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(5);
  });
});

describe('the rule that wins', () => {
  const token = (name: string) => `var(--constella-${name})`;

  it('is of the stronger layer, whatever its weight', () => {
    const here = under(
      `@layer weak, strong;
       @layer strong { .x { color: ${token('text-muted')} } }
       @layer weak { #x.x.x { color: ${token('text-strong')} } }`,
      '<p data-here id="x" class="x">a</p>',
    );
    expect(tokensOf(here, 'color')).toEqual(['text.muted']);
  });

  it('is of the weaker layer where both are important', () => {
    const here = under(
      `@layer weak, strong;
       @layer strong { .x { color: ${token('text-muted')} !important } }
       @layer weak { .x { color: ${token('text-strong')} !important } }`,
      '<p data-here class="x">a</p>',
    );
    expect(tokensOf(here, 'color')).toEqual(['text.strong']);
  });

  it('weighs more, then comes later', () => {
    const here = under(
      `p.x { color: ${token('accent-text')} } .x { color: ${token('text-muted')} }
       .x { padding: ${token('space-4')} } .x { padding: ${token('space-8')} }`,
      '<p data-here class="x">a</p>',
    );
    expect(tokensOf(here, 'color')).toEqual(['accent.text']);
    expect(tokensOf(here, 'padding')).toEqual(['space.8']);
  });

  it('holds by its media and support, and inside a rule', () => {
    const here = under(
      `@media (max-width: 1px) { .x { color: ${token('danger-text')} !important } }
       @supports (display: nothing) { .x { color: ${token('danger-text')} !important } }
       @media (min-width: 1px) { @supports (display: grid) { .y { & .x { color: ${token('info-text')} } } } }`,
      '<div class="y"><p data-here class="x">a</p></div>',
    );
    expect(tokensOf(here, 'color')).toEqual(['info.text']);
  });

  it('may be the container’s', () => {
    const here = under(
      `.c { container-type: inline-size; width: 300px }
       .x { padding: ${token('space-4')} }
       @container (max-width: 400px) { .x { padding: ${token('space-16')} } }
       @container (max-width: 200px) { .x { padding: ${token('space-24')} } }`,
      '<div class="c"><p data-here class="x">a</p></div>',
    );
    expect(tokensOf(here, 'padding')).toEqual(['space.16']);
  });

  it('may stand on the element', () => {
    const here = under(
      'p { color: red }',
      `<p data-here style="color: ${token('text-link')}">a</p>`,
    );
    expect(tokensOf(here, 'color')).toEqual(['text.link']);
  });
});

describe('values', () => {
  const token = (name: string) => `var(--constella-${name})`;

  it('come through variables, and from what stands in for one that is missing', () => {
    const here = under(
      `.o { --outer: ${token('success-subtle')} } .x { --own: var(--outer); background: var(--own);
       color: var(--missing, ${token('success-text')}) }`,
      '<div class="o"><p data-here class="x">a</p></div>',
    );
    expect(valueOf(here, 'background-color')?.tokens[0]).toMatchObject({
      name: 'success.subtle',
      through: ['--own', '--outer'],
    });
    expect(tokensOf(here, 'color')).toEqual(['success.text']);
  });

  it('of a shorthand go to their longhands', () => {
    const here = under(
      `.x { border: 1px solid ${token('border-control')}; padding: ${token('space-4')} ${token('space-12')};
       border-radius: ${token('radius-4')} }`,
      // The page's motion is reduced, which only this is stronger than.
      `<p data-here class="x" style="transition: opacity 80ms ${token('ease-out')} !important">a</p>`,
    );
    expect(tokensOf(here, 'border-color')).toEqual(['border.control']);
    expect(tokensOf(here, 'padding-block')).toEqual(['space.4']);
    expect(tokensOf(here, 'padding-inline')).toEqual(['space.12']);
    expect(tokensOf(here, 'transition-timing-function')).toEqual(['ease.out']);
    expect(tokensOf(here, 'transition-duration')).toEqual([]);
    expect(tokensOf(here, 'border-radius')).toEqual(['radius.4']);
  });

  it('without a token say so, even where they equal one', () => {
    const equal = hexOf(
      paintOf(
        getComputedStyle(document.documentElement).getPropertyValue('--constella-text-muted'),
      ),
    );
    const here = under(`.x { color: ${equal}; padding: 8px }`, '<p data-here class="x">a</p>');
    expect(valueOf(here, 'color')).toMatchObject({
      tokens: [],
      value: equal,
      written: expect.any(String),
    });
    expect(valueOf(here, 'padding')).toMatchObject({ tokens: [], value: '8px', written: '8px' });
  });

  it('follow the line: start is right where the text runs from right to left', () => {
    const here = under(
      `.x { padding-inline-start: ${token('space-24')} }`,
      '<p data-here dir="rtl" class="x">a</p>',
    );
    expect(getComputedStyle(here).paddingRight).toBe('24px');
    expect(tokensOf(here, 'padding-inline-start')).toEqual(['space.24']);
  });

  it('that are inherited name where from', () => {
    const here = under(
      `.o { color: ${token('warning-text')} }`,
      '<section class="o"><span data-here>a</span></section>',
    );
    expect(valueOf(here, 'color')).toMatchObject({ from: 'section' });
    expect(tokensOf(here, 'color')).toEqual(['warning.text']);
  });
});

describe('a font size', () => {
  const line = (step: string) => `line-height: var(--constella-line-${step})`;

  it('with its line is a step of the scale, in one rule or in two', () => {
    const one = under(`.x { font-size: 0.8125rem; ${line('13')} }`, '<p data-here class="x">a</p>');
    expect(tokensOf(one, 'font-size')).toEqual(['type.13']);
    const two = under(
      `.o { ${line('14')} } .y { font-size: 0.875rem }`,
      '<div class="o"><p data-here class="y">a</p></div>',
    );
    expect(tokensOf(two, 'font-size')).toEqual(['type.14']);
  });

  it('apart from its line is the size of a step', () => {
    const here = under(
      `.x { font-size: 0.8125rem; ${line('16')} }`,
      '<p data-here class="x">a</p>',
    );
    expect(tokensOf(here, 'font-size')).toEqual(['type.13.fontSize']);
  });

  it('written in another way than the scale’s has none', () => {
    const here = under(`.x { font-size: 13px; ${line('13')} }`, '<p data-here class="x">a</p>');
    expect(tokensOf(here, 'font-size')).toEqual([]);
  });
});

describe('what stands before and after', () => {
  const token = (name: string) => `var(--constella-${name})`;
  const partsOf = (element: Element) =>
    inspectTokens(element).parts.map(({ name, groups }) => [
      name,
      ...groups.flatMap(({ values }) =>
        values.map(({ property, tokens }) => `${property} ${tokens[0]?.name}`),
      ),
    ]);

  it('has tokens of its own', () => {
    const here = under(
      `.x { padding: ${token('space-16')}; background: ${token('surface-raised')} }
       .x::before { content: ''; background: ${token('accent-solid')}; padding: ${token('space-4')} }
       .y { &::after { content: ''; border-radius: ${token('radius-4')} } }`,
      '<p data-here class="x y">a</p>',
    );
    expect(partsOf(here)).toEqual([
      ['::before', 'background-color accent.solid', 'padding space.4'],
      ['::after', 'border-radius radius.4'],
    ]);
    expect(tokensOf(here, 'padding')).toEqual(['space.16']);
  });

  it('is ruled by layer and weight too', () => {
    const here = under(
      `@layer weak, strong;
       @layer strong { .o > :before { content: ''; background: ${token('info-subtle')} } }
       @layer weak { #x::before { background: ${token('danger-subtle')} } }`,
      '<div class="o"><p data-here id="x">a</p></div>',
    );
    expect(partsOf(here)).toEqual([['::before', 'background-color info.subtle']]);
  });

  it('takes variables and, where it says something, its text from the element', () => {
    const here = under(
      `.x { --own: ${token('warning-subtle')}; color: ${token('warning-text')} }
       .x::after { content: '!'; --pad: ${token('space-8')}; background: var(--own); padding: var(--pad) }`,
      '<p data-here class="x">a</p>',
    );
    const [said = []] = partsOf(here);
    expect(said).toEqual(
      expect.arrayContaining([
        'color warning.text',
        'background-color warning.subtle',
        'padding space.8',
      ]),
    );
  });

  it('is left out where nothing is drawn', () => {
    const here = under(
      `.x::before { background: ${token('accent-solid')} } .x::after { content: ''; display: none }`,
      '<p data-here class="x">a</p>',
    );
    expect(partsOf(here)).toEqual([]);
  });
});

it('contrast is that of the painted colours, with what shines through', () => {
  const here = under(
    '.o { background: #fff } .x { background: rgb(0 0 0 / 0.5); color: #fff } .h { opacity: 0.5; color: #000 }',
    '<div class="o"><p data-here class="x">a</p><p class="h">b</p></div>',
  );
  expect(inspectTokens(here).contrast?.ratio).toBeCloseTo(4, 1);
  const half = here.nextElementSibling as Element;
  expect(inspectTokens(half).contrast?.ratio).toBeCloseTo(3.98, 1);
  expect(inspectTokens(here.parentElement as Element).contrast).toBeUndefined();
});

it('shows nothing until it is switched on', async () => {
  const canvas = await show(button, 'Variants', { inspector: 'off' });
  await userEvent.hover(canvas.querySelector('button') as Element);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.querySelector('[data-token-inspector]')).toBeNull();
});

it.each(['light', 'dark', 'light-contrast', 'dark-contrast'])(
  'holds axe’s rules: %s',
  async (theme) => {
    const canvas = await show(inspector, 'Pointed', { theme });
    const element = canvas.querySelector('button') as Element;
    // The inspector is fetched when the story is already there.
    const point = async () => {
      await userEvent.unhover(element);
      await userEvent.hover(element);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return document.querySelector('section[data-token-inspector]');
    };
    await expect.poll(point, { timeout: 20_000 }).not.toBeNull();
    const { violations } = await axe.run('[data-token-inspector]', {
      resultTypes: ['violations'],
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[data-token-inspector]')).toBeNull();
  },
);
