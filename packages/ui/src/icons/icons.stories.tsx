import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

import { Grid } from '../components/layout/grid.js';
import { Inline } from '../components/layout/inline.js';
import { Text } from '../components/text/text.js';
import { Icon, iconSizes, type IconProps } from './icon.js';
import * as all from './index.js';
import { Logo } from './logo.js';

const icons = Object.entries(all).filter(
  ([name]) => name.endsWith('Icon') && name !== 'Icon',
) as unknown as [string, ComponentType<IconProps>][];

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  argTypes: { size: { control: 'inline-radio', options: iconSizes } },
  args: { size: 20 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn on 24 × 24 in Lucide's manner; the four role glyphs and the constellation are ours. */
export const All: Story = {
  render: ({ size }) => (
    <Grid minColumn={160} gap={8}>
      {icons.map(([name, Drawing]) => (
        <Inline key={name} wrap={false}>
          <Drawing size={size} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings.length).toBe(icons.length);
    for (const drawing of drawings) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect(drawing.childElementCount).toBeGreaterThan(0);
    }
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <all.SettingsIcon key={size} size={size} />
      ))}
      <Logo />
      <Logo size={48} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (drawing) => drawing.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([12, 14, 16, 20, 24, 48]);
  },
};

/** What points along the line turns with it; a check does not. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline>
      <all.ChevronRightIcon />
      <all.CheckIcon />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [chevron, check] = [...canvasElement.querySelectorAll('svg')].map(
      (drawing) => getComputedStyle(drawing).transform,
    );
    await expect(chevron).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(check).toBe('none');
  },
};
