import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { media } from '../../tokens/media.js';
import { Button } from '../button/button.js';
import { Panel } from '../panel/panel.js';
import { Column, Columns, columnsBreakpoints, columnWidths } from './columns.js';
import { Stack } from './stack.js';

const meta = {
  title: 'Components/Columns',
  component: Columns,
  subcomponents: { Column },
  argTypes: { collapseBelow: { control: 'inline-radio', options: columnsBreakpoints } },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: columnWidths.slice(0, 2).map((width) => (
      <Column key={width} width={width}>
        <Panel>{width}</Panel>
      </Column>
    )),
  },
};

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Shares fill the row, whatever the columns hold; what is left is shared. */
export const Shares: Story = {
  render: () => (
    <Stack>
      <Columns gap={24} data-testid="thirds">
        <Column width="1/3">
          <Panel>A third</Panel>
        </Column>
        <Column width="2/3">
          <Panel>{'Two thirds '.repeat(30)}</Panel>
        </Column>
      </Columns>
      <Columns gap={24} align="center" data-testid="half">
        <Column width="1/2">
          <Panel>Half</Panel>
        </Column>
        <Column>
          <Panel>The rest</Panel>
        </Column>
      </Columns>
      <Columns as="ul" data-testid="content">
        <Column as="li" width="content">
          <Button>As wide as its content</Button>
        </Column>
        <Column as="li">
          <Panel>{'What is left. '.repeat(12)}</Panel>
        </Column>
      </Columns>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const children = (id: string) =>
      [...canvas.getByTestId(id).children].map((child) => widthOf(child as HTMLElement));
    const [third, rest] = children('thirds');
    await expect((third ?? 0) * 2 + 24).toBeCloseTo(rest ?? 0, 0);
    const [half, other] = children('half');
    await expect(half).toBeCloseTo(other ?? 0, 0);
    await expect(half).toBeCloseTo((widthOf(canvas.getByTestId('half')) - 24) / 2, 0);
  },
};

/** Each breakpoint; at the width of this screen none of them stacks but the widest. */
export const Collapsing: Story = {
  render: () => (
    <Stack>
      {columnsBreakpoints.map((breakpoint) => (
        <Columns key={breakpoint} collapseBelow={breakpoint} data-testid={breakpoint}>
          <Column width="1/4">
            <Panel>{breakpoint}</Panel>
          </Column>
          <Column width="3/4">
            <Panel>…</Panel>
          </Column>
        </Columns>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const stacked = columnsBreakpoints.filter((breakpoint) => {
      const [first, second] = [...canvas.getByTestId(breakpoint).children].map(
        (child) => child.getBoundingClientRect().top,
      );
      return first !== second;
    });
    await expect(stacked).toEqual(
      columnsBreakpoints.filter(
        (breakpoint) => breakpoint !== 'never' && matchMedia(media[breakpoint]).matches,
      ),
    );
  },
};

/** Nothing inside, another direction, more shares than there is room. */
export const BadInput: Story = {
  render: () => (
    <Stack>
      <Columns />
      <Columns gap={17 as 16}>
        <Column>{null}</Column>
        <Column>محلل السوق 🛰️</Column>
      </Columns>
      <Columns data-testid="crowded">
        {columnWidths.map((width) => (
          <Column key={width} width={width}>
            <Panel>{width}</Panel>
          </Column>
        ))}
      </Columns>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByTestId('crowded');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** The first column is at the right. */
export const RightToLeft: Story = {
  ...Default,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, second] = ['fluid', '1/2'].map(
      (width) => canvas.getByText(width).getBoundingClientRect().left,
    );
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
