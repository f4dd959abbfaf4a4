import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten } from '../../story-checks.js';
import { FlowChart, type FlowChartProps } from './flow-chart.js';
import { plan } from './story-data.js';

const meta = {
  title: 'Charts/Flow',
  component: FlowChart,
  args: { title: 'Plan of the run', ...plan },
  decorators: [inPanel],
  parameters: { width: 960 },
} satisfies Meta<typeof FlowChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-step]')];
const linksIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-link]')];
const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left as number;

/** No step lies on another. */
async function expectApart(root: HTMLElement) {
  const boxes = stepsIn(root).map((step) => step.querySelector('rect')?.getBoundingClientRect());
  const touching = boxes.flatMap((a, first) =>
    boxes
      .slice(first + 1)
      .filter(
        (b) =>
          a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
  );
  await expect(touching).toEqual([]);
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '6 steps and 7 links, on 5 levels.',
    );
    await expect(stageOf(canvasElement)).toHaveAccessibleDescription(
      /Use the arrow keys to follow the links/,
    );
    await expectWalk(
      canvasElement,
      'Read the brief, Done, 1.2 s, Leads to: Search the market and Check the law',
      [
        [
          'ArrowRight',
          'Search the market, Done, 8.4 s, Comes from: Read the brief, Leads to: Write the draft',
        ],
        [
          'ArrowDown',
          'Check the law, Done, 6.1 s, Comes from: Read the brief, Leads to: Write the draft',
        ],
        [
          'ArrowRight',
          'Write the draft, Running, 3 of 5, Comes from: Search the market, Check the law, and Review (changes), Leads to: Review',
        ],
        [
          'ArrowRight',
          'Review, Waiting, Comes from: Write the draft, Leads to: Publish (approved) and Write the draft (changes)',
        ],
        ['ArrowRight', 'Publish, Waiting, Comes from: Review (approved)'],
        // Nothing leads on from the end.
        ['ArrowRight', 'Publish, Waiting, Comes from: Review (approved)'],
      ],
    );
    await expectTextInside(canvasElement);
    await expectApart(canvasElement);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]).toEqual(['Name', 'Status', 'Details', 'Comes from', 'Leads to']);
    await expect(rows[6]).toEqual(['Publish', 'Waiting', '–', 'Review (approved)', '–']);
  },
};

/** Colours for kinds of steps. */
export const Kinds: Story = {
  args: {
    title: 'Which agent does what',
    nodes: plan.nodes.map(({ status: _status, statusLabel: _label, ...node }, place) => ({
      ...node,
      kind: [0, 1, 1, 2, 3, 2][place] ?? 0,
    })),
    kinds: ['Coordinator', 'Researcher', 'Writer', 'Reviewer'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reviewer')).toBeVisible();
  },
};

/** Where the steps do not fit side by side, the flow runs down. */
export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvasElement }) => {
    const [first, second] = stepsIn(canvasElement).map((step) => step.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom as number);
    await expectWalk(
      canvasElement,
      'Read the brief, Done, 1.2 s, Leads to: Search the market and Check the law',
      [
        [
          'ArrowDown',
          'Search the market, Done, 8.4 s, Comes from: Read the brief, Leads to: Write the draft',
        ],
        [
          'ArrowRight',
          'Check the law, Done, 6.1 s, Comes from: Read the brief, Leads to: Write the draft',
        ],
      ],
    );
    await expectTextInside(canvasElement);
    await expectApart(canvasElement);
  },
};

/** The beginning stands at the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'خطة التشغيل',
    nodes: [
      { id: 'a', name: 'قراءة الطلب', status: 'done', statusLabel: 'مكتمل' },
      { id: 'b', name: 'البحث في السوق', status: 'busy', statusLabel: 'قيد التشغيل' },
      { id: 'c', name: 'مراجعة القانون', status: 'busy', statusLabel: 'قيد التشغيل' },
      { id: 'd', name: 'كتابة المسودة', status: 'waiting', statusLabel: 'في الانتظار' },
    ],
    links: [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
      { from: 'b', to: 'd', label: 'موافقة' },
      { from: 'c', to: 'd' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = stepsIn(canvasElement);
    await expect(leftOf(first)).toBeGreaterThan(leftOf(second));
    await expectWalk(
      canvasElement,
      'قراءة الطلب، مكتمل، يؤدي إلى: البحث في السوق ومراجعة القانون',
      [
        [
          'ArrowLeft',
          'البحث في السوق، قيد التشغيل، يأتي من: قراءة الطلب، يؤدي إلى: كتابة المسودة (موافقة)',
        ],
      ],
    );
    await expectTextInside(canvasElement);
  },
};

/** A chart that fits the page neither across nor downwards is moved sideways, by keys too. */
export const Wide: Story = {
  parameters: { width: 420 },
  args: {
    title: 'Five departments, five rounds',
    nodes: Array.from({ length: 25 }, (_, n) => ({
      id: `${n}`,
      name: `Department ${(n % 5) + 1}, round ${Math.floor(n / 5) + 1}`,
    })),
    links: Array.from({ length: 20 }, (_, n) => [
      { from: `${n}`, to: `${n + 5}` },
      { from: `${n}`, to: `${Math.floor(n / 5) * 5 + 5 + ((n + 1) % 5)}` },
    ]).flat(),
  },
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-part="scroller"]') as HTMLElement;
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(scroller.scrollLeft).toBeGreaterThan(50);
    await expectApart(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'The plan of this run is not stored yet.', onRetry: () => undefined },
};
export const Empty: Story = { args: { nodes: [], links: [] } };
export const OneStep: Story = { args: { nodes: [{ id: 'only', name: 'Only' }], links: [] } };

/** Circles, doubles, links to nowhere and to the step itself; no name, and far too much of one. */
export const DamagedData: Story = {
  args: {
    nodes: [
      { id: 'a', name: '' },
      { id: 'a', name: 'The same id again' },
      { id: 'b', name: '👩🏽‍🔬 a name that does not end '.repeat(8), text: 'Words '.repeat(40) },
      { id: 'c', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
      { id: 'd', name: 'مراجعة القانون', kind: Number.NaN },
      { id: 'alone', name: 'Alone' },
    ],
    links: [
      { from: 'a', to: 'b' },
      { from: 'a', to: 'b', label: 'again' },
      { from: 'b', to: 'c', label: 'a label that is far too long for the line it stands on' },
      { from: 'c', to: 'a' },
      { from: 'b', to: 'a' },
      { from: 'd', to: 'd' },
      { from: 'a', to: 'nowhere' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(stepsIn(canvasElement)).toHaveLength(5);
    await expect(linksIn(canvasElement)).toHaveLength(5);
    await expectTextInside(canvasElement);
    await expectApart(canvasElement);
  },
};

const count = 100_000;
let many: Pick<FlowChartProps, 'nodes' | 'links'> | undefined;

/** Far more steps than anybody follows: the first are drawn, and the table has them all. */
export const Huge: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => {
    many ??= {
      nodes: Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Step ${n + 1}` })),
      links: Array.from({ length: count - 1 }, (_, n) => ({
        from: String(Math.floor(n / 3)),
        to: String(n + 1),
      })),
    };
    return <FlowChart {...args} {...many} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stepsIn(canvasElement)).toHaveLength(120);
    await expect(canvas.getByText('120 of 100,000 drawn; the table has them all.')).toBeVisible();
  },
};
