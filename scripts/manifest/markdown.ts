import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import type { FormGuide } from '../../packages/forms/src/form-guide';
import { kilobytes } from '../../.storybook/docs/cost';
import { keyNames } from '../../.storybook/docs/key-names';
import type { Topic, TopicPart } from '../../.storybook/foundations/topic';
import type { ComponentSize } from '../size/component-sizes';
import type { ComponentFact, PropFact } from './props';

/** One page: a component with its parts, or a form. */
export interface ManifestPage {
  /** `components-button`, also the name of its Markdown file. */
  id: string;
  /** `Components/Button`. */
  title: string;
  guide?: ComponentGuide;
  form?: FormGuide;
  /** Facts from TypeScript, the main component first. */
  components: readonly ComponentFact[];
  /** Bytes after gzip, of each component that was measured. */
  cost: Readonly<Record<string, ComponentSize | undefined>>;
  stories: readonly { name: string; says: string }[];
}

/** `Screens/Shared run` → `screens-shared-run`, as in Storybook's addresses. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

// A pipe would end the cell.
const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (heads: string[], rows: string[][]) =>
  [row(...heads), row(...heads.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
const code = (text: string) => `\`${text}\``;

const props = ({ name, native, description, props: own }: ComponentFact, alone: boolean) =>
  [
    ...(alone ? [] : [`### ${name}`, description]),
    own.length === 0
      ? 'No props of its own.'
      : table(
          ['Prop', 'Type', 'Default', 'What it is'],
          own.map((prop: PropFact) => [
            `${code(prop.name)}${prop.required ? ' (needed)' : ''}`,
            code(prop.type),
            prop.default === undefined ? '' : code(prop.default),
            prop.description,
          ]),
        ),
    ...(native ? [`Everything else goes to the ${code(`<${native}>`)}.`] : []),
  ].filter((part) => part !== '');

const costOf = ({ components, cost }: ManifestPage) =>
  components.flatMap(({ name }) => {
    const size = cost[name];
    return size
      ? [
          `- ${code(name)}: ${kilobytes(size.js)} JavaScript, ${kilobytes(size.css)} styles, gzip${
            size.later ? `; ${kilobytes(size.later.js + size.later.css)} more when needed` : ''
          }`,
        ]
      : [];
  });

const part = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`## ${title}`, ...lines] : [];

const guideParts = ({ notFor, anatomy, keyboard }: ComponentGuide) => [
  ...part('When to use something else', [
    notFor
      .map(({ when, use }) => `- ${when}: ${/^[A-Z]\w+$/.test(use) ? code(use) : use}`)
      .join('\n'),
  ]),
  ...part('Anatomy', [anatomy.map(({ part: name, is }) => `- **${name}**: ${is}`).join('\n')]),
  ...part(
    'Keyboard',
    keyboard.length > 0
      ? [
          table(
            ['Key', 'What it does'],
            keyboard.map(({ keys, does }) => [
              keys.map((key) => keyNames(key).join(' + ')).join(', '),
              does,
            ]),
          ),
        ]
      : ['Nothing here takes the focus.'],
  ),
];

const formParts = ({ fields, validation }: FormGuide) => [
  ...part('Fields', [
    table(
      ['Field', 'What is asked'],
      fields.map(({ field, rule }) => [field, rule]),
    ),
  ]),
  ...part('Checking and sending', [validation.map((rule) => `- ${rule}`).join('\n')]),
];

/** The same facts as the page in Storybook, for whoever reads text: people and coding assistants. */
export function pageMarkdown(page: ManifestPage): string {
  const { guide, form, components, stories, title } = page;
  const [main] = components;
  const name = title.split('/').at(-1) ?? title;
  const status = guide?.status ?? form?.status ?? 'experimental';
  const lines = [
    `# ${name}`,
    guide?.purpose ?? form?.purpose ?? main?.description ?? '',
    `Status: ${status}.`,
    ...(main
      ? [
          [
            '```tsx',
            `import { ${components.map((each) => each.name).join(', ')} } from '${main.from}';`,
            '```',
          ].join('\n'),
        ]
      : []),
    ...(guide ? guideParts(guide) : []),
    ...(form ? formParts(form) : []),
    ...part(
      'States',
      stories.length > 0
        ? [
            stories
              .map(({ name: story, says }) => `- ${story}${says ? `: ${says}` : ''}`)
              .join('\n'),
          ]
        : [],
    ),
    ...part(
      'Props',
      components.flatMap((fact) => props(fact, components.length === 1)),
    ),
    ...part('Cost', costOf(page).length > 0 ? [costOf(page).join('\n')] : []),
  ];
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`;
}

const topicPart = ({
  title,
  says,
  rules = [],
  examples = [],
  table: facts,
  code: sample,
}: TopicPart) =>
  part(title, [
    says,
    ...(rules.length > 0 ? [rules.map((rule) => `- ${rule}`).join('\n')] : []),
    ...(facts
      ? [
          table(
            [...facts.heads],
            facts.rows.map((cells) => [...cells]),
          ),
        ]
      : []),
    ...examples.map(({ good, bad, why }) => `- Do: ${good}\n- Don’t: ${bad}\n- Why: ${why}`),
    ...(sample ? [['```tsx', sample, '```'].join('\n')] : []),
  ]);

/** A page of the foundations that is about no component. */
export const topicMarkdown = ({ title, purpose, parts }: Topic): string =>
  `${[`# ${title.split('/').at(-1) ?? title}`, purpose, ...parts.flatMap(topicPart)].join('\n\n')}\n`;

/** A table of contents by the convention of llmstxt.org. */
export function llmsText(
  pages: readonly ManifestPage[],
  others: readonly ComponentFact[],
  topics: readonly Topic[] = [],
): string {
  const groups = new Map<string, ManifestPage[]>();
  for (const page of pages) {
    const [group = ''] = page.title.split('/');
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  const line = ({ id, title, guide, form, components }: ManifestPage) =>
    `- [${components.map(({ name }) => name).join(', ') || title}](./md/${id}.md): ${guide?.purpose ?? form?.purpose ?? ''}`;
  return [
    '# Constella',
    '> React components, charts, an agent graph and forms for a platform of AI agents. Twelve languages, right to left, four themes, WCAG 2.2 AA.',
    'Every prop in these files is read from the types of the source. Import from `@constella/ui`, `@constella/ui/charts`, `@constella/ui/graph`, `@constella/ui/data-table`, `@constella/ui/markdown` and `@constella/forms`; deeper paths do not exist. Wrap the page in `UiProvider`. The whole as data: [manifest.json](./manifest.json).',
    ...(topics.length > 0
      ? [
          '## How to write and build with it',
          topics
            .map(
              ({ title, purpose }) =>
                `- [${title.split('/').at(-1)}](./md/${idOf(title)}.md): ${purpose}`,
            )
            .join('\n'),
        ]
      : []),
    ...[...groups].flatMap(([group, members]) => [`## ${group}`, members.map(line).join('\n')]),
    ...(others.length > 0
      ? [
          '## Parts without a page',
          others
            .map(({ name, from, description }) => `- \`${name}\` from \`${from}\`: ${description}`)
            .join('\n'),
        ]
      : []),
    '',
  ].join('\n\n');
}
