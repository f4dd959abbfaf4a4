import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import { customProperties, type TokenName } from '../../packages/ui/src/tokens/generated/names';
import { declarations } from '../../packages/ui/src/tokens/generated/styles';
import { type ThemeName, themes } from '../../packages/ui/src/tokens/generated/themes';
import { measureTheme, minima, type PairKind, pairs } from '../../packages/ui/src/tokens/pairs';
import { plainValue } from '../../packages/ui/src/tokens/foundations/names';
import { keyNames } from '../docs/key-names';
import { type StoryRule, storyRules } from '../rules/names';
import type { Topic } from './topic';

interface Promise {
  holds: string;
  /** The file that proves it, from the root. */
  by: string;
}

const visit = '.storybook/visit.tsx';

const ofStories: Record<StoryRule, string> = {
  mirror: 'From right to left every box stands where the mirror would put it, within 1 px.',
  targets: 'Whatever is pressed is 24 px large, or has as much room to itself.',
  touch: 'Under a finger it is 44 px large, or has as much room to itself.',
  ring: 'Whatever has the focus by the keyboard shows a ring of 2 px and 3:1, and nothing hides it.',
  narrow: 'At 320 px nothing is lost and nothing scrolls sideways but what must, such as a table.',
  largeText: 'With text twice as large nothing is cut off.',
  server: 'The page from the server is the page React would have made.',
};

/** Promises of every component, each with the test that fails when it does not hold. */
export const promises: readonly Promise[] = [
  { holds: 'No violation of axe’s rules in any story, in four themes.', by: visit },
  { holds: 'The same from right to left, in Arabic on the dark theme.', by: visit },
  ...storyRules.map((rule) => ({ holds: `\`${rule}\`: ${ofStories[rule]}`, by: visit })),
  {
    holds: "No style element is written at run time: a page may keep `style-src 'self'`.",
    by: 'scripts/vitest/no-style-elements.ts',
  },
  {
    holds: 'Edges, selection, focus and icons are seen under forced colours.',
    by: '.storybook/forced-colors.test.tsx',
  },
  {
    holds: 'Native and `aria-` attributes arrive at the element that carries the role.',
    by: '.storybook/conformance.test.tsx',
  },
  {
    holds: 'Every pair of text or edge and ground has its contrast in all eight themes.',
    by: 'packages/ui/src/tokens/contrast.test.ts',
  },
];

const kinds: Record<PairKind, string> = {
  reading: 'Running text',
  text: 'Other text',
  control: 'Edges of controls',
  mark: 'Marks and filled parts',
};

const lowest = (theme: ThemeName, kind: PairKind) =>
  Math.min(
    ...measureTheme(theme)
      .filter((measure) => measure.kind === kind)
      .map(({ ratio }) => ratio),
  );

/** Keys as people look them up, with what they mean wherever they mean something. */
const conventions: readonly { keys: readonly string[]; means: string }[] = [
  { keys: ['Tab', 'Shift+Tab'], means: 'To the next control or back; a group is one stop.' },
  { keys: ['Enter'], means: 'Does what the control is for; sends a form from a field.' },
  { keys: ['Space'], means: 'Presses a button, turns a switch, chooses an option.' },
  { keys: ['Escape'], means: 'Closes what lies on top, one at a time, and gives the focus back.' },
  { keys: ['ArrowUp', 'ArrowDown'], means: 'Within a list, a menu, a tree, a grid or a number.' },
  {
    keys: ['ArrowLeft', 'ArrowRight'],
    means: 'Along the line, turned with the direction of the language.',
  },
  { keys: ['Home', 'End'], means: 'To the first and the last.' },
  { keys: ['PageUp', 'PageDown'], means: 'Ten at a time, or a month.' },
  { keys: ['A–Z'], means: 'To the next entry that begins like this.' },
  { keys: ['Delete', 'Backspace'], means: 'Removes what has the focus, where it can be removed.' },
];

const usersOf = (guides: readonly ComponentGuide[], keys: readonly string[]) =>
  guides
    .filter(({ keyboard }) => keyboard.some((row) => row.keys.some((key) => keys.includes(key))))
    .map(({ components: [main] }) => main)
    .toSorted((one, other) => one.localeCompare(other, 'en'));

const shownUsers = 6;

const someOf = (names: readonly string[]) =>
  names.length > shownUsers
    ? `${names.slice(0, shownUsers).join(', ')} and ${names.length - shownUsers} more`
    : names.join(', ');

const declared = (of: Readonly<Record<string, string>>, name: TokenName) =>
  of[customProperties[name]] ?? plainValue(name);

const controls = ['control.small', 'control.medium', 'control.large'] as const;
const times = ['time.feedback', 'time.reveal', 'time.place'] as const;

const recipe = `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@constella/ui';
import axe from 'axe-core';

test('a wrong name is said in the field', async () => {
  const { container } = render(<UiProvider locale="ar" dir="rtl"><AgentForm /></UiProvider>);
  // Find as people do: by role and name. What has no name is not found.
  const name = screen.getByRole('textbox', { name: 'الاسم' });
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء' }));
  // The relation, not only the text: a message nobody hears is none.
  expect(name).toHaveAccessibleDescription(/حرفين/);
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  const { violations } = await axe.run(container);
  expect(violations).toEqual([]);
});`;

/** Promises of the library to people who use it with other senses and other hands. */
export const accessibilityTopic = (guides: readonly ComponentGuide[]): Topic => ({
  title: 'Foundations/Accessibility',
  purpose:
    'WCAG 2.2 AA is where it starts. What every component promises stands here with the test that proves it; figures are read from the tokens and the guides.',
  parts: [
    {
      id: 'promises',
      title: 'What every component promises',
      says: 'Each promise has a test that runs on every story, or on every component. A story that cannot hold one says why, in its own file.',
      table: {
        heads: ['Promise', 'Proven by'],
        rows: promises.map(({ holds, by }) => [holds, `\`${by}\``]),
      },
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      says: 'By the ARIA Authoring Practices. The same key means the same thing everywhere; each component’s page has its own table.',
      table: {
        heads: ['Key', 'Means', 'Among others in'],
        rows: conventions.map(({ keys, means }) => [
          keys.map((key) => keyNames(key).join(' + ')).join(', '),
          means,
          someOf(usersOf(guides, keys)),
        ]),
      },
    },
    {
      id: 'focus',
      title: 'Focus',
      says: 'One ring everywhere: 2 px of `border.focus`, 2 px away, an outline, so that nothing moves.',
      rules: [
        'It comes with the keyboard (`:focus-visible`) and is never removed. Fields pull it to their edge.',
        'What opens takes the focus, what closes gives it back to where it came from, or to what is there instead.',
        'What is removed hands the focus to its neighbour; it never falls back to the page.',
        'After a failed sending the focus is in the first field that is wrong; the summary links to all of them.',
        'A control that cannot be used now and says why can still be focused.',
      ],
    },
    {
      id: 'contrast',
      title: 'Contrast',
      says: 'The lowest ratio of each kind in each theme, computed from the tokens now.',
      table: {
        heads: [
          'Theme',
          ...(Object.keys(kinds) as PairKind[]).map(
            (kind) => `${kinds[kind]} (${minima[kind].standard}:1, more: ${minima[kind].more}:1)`,
          ),
        ],
        rows: (Object.keys(themes) as ThemeName[]).map((theme) => [
          theme,
          ...(Object.keys(kinds) as PairKind[]).map((kind) => lowest(theme, kind).toFixed(2)),
        ]),
      },
      rules: [
        'Colour is never alone: a status has a word and a shape, a link in a text a line, a series its name.',
        ...pairs
          .filter(({ minimum }) => minimum !== undefined)
          .map(
            ({ foreground, background, minimum }) =>
              `\`${foreground}\` beside \`${background}\` is held to ${minimum?.standard}:1 only: the filled part of a bar next to the empty one, where a knob or a number says the same.`,
          ),
        'The eight data colours stay apart for eyes without the green or the red receptor.',
      ],
      links: [
        { title: 'Every pair, on the page of colours', path: '/docs/foundations-colour--docs' },
      ],
    },
    {
      id: 'targets',
      title: 'Targets',
      says: 'At least 24 px by WCAG 2.5.8; under a finger the control’s own height grows, in both densities.',
      table: {
        heads: ['Token', 'Mouse', 'Finger'],
        rows: controls.map((name) => [
          `\`${name}\``,
          plainValue(name),
          declared(declarations.coarse, name),
        ]),
      },
      rules: [
        'Links within a sentence are excused, as WCAG has it.',
        'What can be dragged can also be moved by keys and by a menu.',
      ],
    },
    {
      id: 'motion',
      title: 'Motion',
      says: 'Only `transform` and `opacity` move. Under `prefers-reduced-motion` every time is none and the meaning stays.',
      table: {
        heads: ['Token', 'Usual', 'Reduced'],
        rows: times.map((name) => [
          `\`${name}\``,
          plainValue(name),
          declared(declarations.reducedMotion, name),
        ]),
      },
      rules: [
        'Nothing flashes, nothing plays by itself for more than five seconds without a way to stop it.',
        'Streamed text does not jump, and is said in sentences, not in letters.',
      ],
      links: [{ title: 'Times and curves', path: '/docs/foundations-motion--docs' }],
    },
    {
      id: 'forced',
      title: 'Forced colours',
      says: 'Grounds and shadows are gone: lines, outlines and shapes carry what they carried.',
      rules: [
        'What floats has a line in place of its shadow; what is chosen is `Highlight`, what cannot be used `GrayText`.',
        'Icons take the colour of their text. Charts and samples of colour keep their own.',
        'The ring is `Highlight`.',
      ],
    },
    {
      id: 'voices',
      title: 'Screen readers',
      says: 'Relations first: a label, a description, an error and what a control opens are tied to it, and tests follow the ties.',
      rules: [
        'Built-in words are said in twelve languages; a part in another language carries its `lang`.',
        'Icons are silent. What is only an icon has a name on its control, which is also its tooltip.',
        'A chart and a graph are a picture with one sentence, points that can be walked by keys, and a table of the same data.',
        'What changes by itself says so politely once; an error that stops the person says so at once.',
        'A list of a hundred thousand rows says how many there are, not only those that are drawn.',
      ],
    },
    {
      id: 'recipe',
      title: 'Testing your own screens',
      says: 'The library holds its part; the names, the order and the words are yours. This is the least we would test of a screen.',
      rules: [
        'Walk through it once with the keyboard alone, and once with a screen reader.',
        'Run it in Arabic, at 320 px and with text at 200 %: the toolbar of this Storybook has all three.',
        'Ask for contrast and forced colours in the browser’s own tools.',
        'In development the console names what is missing: a label, a way to close, two equal keys.',
      ],
      code: recipe,
    },
  ],
});
