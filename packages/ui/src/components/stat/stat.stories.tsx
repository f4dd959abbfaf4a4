import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stat, StatGroup } from './stat.js';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { label: 'Active users', value: 1284, change: 0.061 },
  argTypes: { sparkline: { control: false } },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A drawing as decoration; a chart with its own name may stand there as well. */
const line = (
  <svg width="96" height="28" viewBox="0 0 96 28" aria-hidden="true">
    <path
      d="M1 22 17 18 33 20 49 11 65 13 81 6 95 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    />
  </svg>
);

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Active users');
    await expect(canvas.getByRole('definition')).toHaveTextContent(
      '1,284+6.1%Increase of 6.1%, an improvement',
    );
  },
};

/** Up and down, good and bad: four different shapes, and words that say it. */
export const Changes: Story = {
  render: () => (
    <StatGroup>
      <Stat label="Runs today" value={1242} change={0.03} />
      <Stat
        label="Completed without retry"
        value={0.969}
        format={{ style: 'percent', maximumFractionDigits: 1 }}
        change={-0.004}
      />
      <Stat label="Median time" value="48 s" change={-0.12} goodDirection="down" />
      <Stat
        label="Refunds"
        value={38}
        change={9}
        changeFormat={{ maximumFractionDigits: 0 }}
        goodDirection="down"
      />
      <Stat label="Models" value={48} change={2} changeFormat={{}} goodDirection="none" />
      <Stat label="Assistants" value={12} change={0} />
    </StatGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const words of [
      'Increase of 3%, an improvement',
      'Decrease of 0.4%, a decline',
      'Decrease of 12%, an improvement',
      'Increase of 9, a decline',
      'Increase of 2',
      'No change',
    ])
      await expect(canvas.getByText(words)).toBeInTheDocument();
    // Figures of a row stand on one line, however long their names are.
    const ends = canvas
      .getAllByRole('definition')
      .slice(0, 2)
      .map((figure) => Math.round(figure.getBoundingClientRect().bottom));
    await expect(new Set(ends).size).toBe(1);
    // The meaning is in the drawing as well: full for better, empty for worse.
    const fill = (meaning: string) =>
      getComputedStyle(canvasElement.querySelector(`[data-meaning=${meaning}] svg`)!).fill;
    await expect(fill('worse')).toBe('none');
    await expect(fill('better')).not.toBe('none');
  },
};

export const WithNoteAndSparkline: Story = {
  args: {
    label: 'Points spent, 30 days',
    value: 31820,
    note: 'of 44,200 granted',
    change: undefined,
    sparkline: line,
    size: 'large',
  },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 320 }}>
        <Shown />
      </div>
    ),
  ],
};

/** A missing value is a dash, never "NaN"; long and foreign text wraps and stays inside. */
export const BadInput: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <StatGroup>
        <Stat label="Not a number" value={NaN} change={NaN} />
        <Stat label="Null" value={null} change={null} />
        <Stat label="Empty" value="" note="" />
        <Stat label="Endless" value={Infinity} change={-Infinity} />
        <Stat label="Huge" value={123456789012345678901234567890n} change={1e6} />
        <Stat
          label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
          value="مستخدمون نشطون 🦄"
          note={'very long note '.repeat(12)}
        />
      </StatGroup>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No data')).toHaveLength(3);
    await expect(canvasElement.textContent).not.toContain('NaN');
    for (const list of canvasElement.querySelectorAll('dl'))
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The sparkline stands at the end, which is the left one here. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'مستخدمون نشطون', value: 1284, change: -0.061, sparkline: line },
  play: async ({ canvas, canvasElement }) => {
    const [figures] = canvas.getAllByRole('definition');
    const drawing = canvasElement.querySelector('svg[width]');
    await expect(drawing!.getBoundingClientRect().right).toBeLessThanOrEqual(
      figures!.getBoundingClientRect().right,
    );
    await expect(figures).toHaveTextContent('انخفاض بمقدار');
  },
};
