import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.js';
import { Panel } from '../panel/panel.js';
import { Text } from '../text/text.js';
import { Box } from './box.js';
import { Container, containerWidths } from './container.js';
import { Grid } from './grid.js';
import { Inline } from './inline.js';
import { Stack } from './stack.js';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Container, Box, VisuallyHidden },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = ['Reads', 'Analyses', 'Writes'];

/** Below each other, at one distance of the 4 px grid. */
export const Stacked: Story = {
  args: { gap: 24, as: 'ul' },
  render: (args) => (
    <Stack {...args}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const [first, second] = [...list.children].map((item) => item.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(24);
  },
};

/** Beside each other, wrapping; `wrap={false}` keeps one line. */
export const InOneLine: Story = {
  render: () => (
    <Inline gap={8} justify="end">
      {lines.map((line) => (
        <Button key={line}>{line}</Button>
      ))}
    </Inline>
  ),
};

export const Columns: Story = {
  render: () => (
    <Grid columns={3} gap={16}>
      {lines.map((line) => (
        <Panel key={line}>{line}</Panel>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const tops = lines.map((line) => canvas.getByText(line).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

const rowsOf = (canvasElement: HTMLElement, testId: string) =>
  new Set(
    [...(canvasElement.querySelector(`[data-testid="${testId}"]`)?.children ?? [])].map(
      (cell) => cell.getBoundingClientRect().top,
    ),
  ).size;

/** Numbers of columns by the width of the screen; a grid inside goes by its own. */
export const ColumnsByWidth: Story = {
  render: () => (
    <Stack>
      <Grid data-testid="all" columns={{ wide: 4, narrow: 2, small: 1 }}>
        {['Plans', ...lines].map((line) => (
          <Panel key={line}>{line}</Panel>
        ))}
      </Grid>
      <Grid columns={{ wide: 1, small: 1 }}>
        <Grid data-testid="inner" columns={4}>
          {['Plans', ...lines].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Grid>
      </Grid>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 'all')).toBe(1);
    await expect(rowsOf(canvasElement, 'inner')).toBe(1);
  },
};

const screens = {
  tablet: { name: 'Tablet', styles: { width: '800px', height: '600px' } },
  phone: { name: 'Phone', styles: { width: '360px', height: '800px' } },
};

export const ColumnsOnTablet: Story = {
  render: ColumnsByWidth.render,
  parameters: { viewport: { options: screens } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 'all')).toBe(2);
    await expect(rowsOf(canvasElement, 'inner')).toBe(1);
  },
};

export const ColumnsOnPhone: Story = {
  render: ColumnsByWidth.render,
  parameters: { viewport: { options: screens } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement, 'all')).toBe(4);
    await expect(rowsOf(canvasElement, 'inner')).toBe(4);
  },
};

/** As many columns as fit, each at least 240 px, never wider than the screen. */
export const FluidColumns: Story = {
  render: () => (
    <div style={{ inlineSize: 520, maxInlineSize: '100%' }}>
      <Grid minColumn={240} gap={16}>
        {lines.map((line) => (
          <Panel key={line}>{line}</Panel>
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = lines.map((line) =>
      canvas.getByText(line).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  },
};

export const Containers: Story = {
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Panel>{width}</Panel>
        </Container>
      ))}
    </Stack>
  ),
};

/** Distances and sizes by the direction of the script, on every primitive. */
export const LogicalDistances: Story = {
  render: () => (
    <Panel padding="none">
      <Box
        data-testid="box"
        padding={16}
        paddingInlineStart={48}
        marginBlockEnd={8}
        inlineSize={240}
      >
        Box
      </Box>
      <Stack data-testid="stack" paddingInline={24} maxInlineSize="form" marginInline="auto">
        Stack
      </Stack>
      <Inline data-testid="inline" paddingBlock={12}>
        Inline
      </Inline>
      <Grid data-testid="grid" minBlockSize={64}>
        Grid
      </Grid>
      <Container data-testid="container" paddingBlock={24}>
        Container
      </Container>
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('box')).toHaveStyle({
      paddingTop: '16px',
      paddingLeft: '48px',
      paddingRight: '16px',
      marginBottom: '8px',
      width: '240px',
    });
    await expect(canvas.getByTestId('stack')).toHaveStyle({
      paddingLeft: '24px',
      maxWidth: '640px',
    });
    await expect(canvas.getByTestId('inline')).toHaveStyle({ paddingTop: '12px' });
    await expect(canvas.getByTestId('grid')).toHaveStyle({ minHeight: '64px' });
    // What it brings along stays where nothing else was asked for.
    await expect(canvas.getByTestId('container')).toHaveStyle({
      paddingTop: '24px',
      paddingLeft: '32px',
    });
  },
};

/** The wide side is the other one. */
export const LogicalDistancesRightToLeft: Story = {
  ...LogicalDistances,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('box')).toHaveStyle({
      paddingRight: '48px',
      paddingLeft: '16px',
    });
  },
};

/** Nothing inside, and values the scale does not have. */
export const BadInput: Story = {
  render: () => (
    <Stack>
      <Box padding={17 as 16} blockSize={Number.NaN} />
      <Stack gap={17 as 16}>محلل السوق 🛰️</Stack>
    </Stack>
  ),
};

/** Read aloud, not seen. */
export const Hidden: Story = {
  render: () => (
    <div style={{ position: 'relative' }}>
      <VisuallyHidden asChild>
        <h2>Results</h2>
      </VisuallyHidden>
      <Text>12 agents</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Results' });
    await expect(heading.getBoundingClientRect().width).toBe(1);
  },
};
