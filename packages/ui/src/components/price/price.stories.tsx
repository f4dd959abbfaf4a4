import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { Price, pricePeriods, priceSizes } from './price.js';

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { amount: 29.9, currency: 'EUR', period: 'month' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€29.90per month');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={32} align="baseline">
      {priceSizes.map((size) => (
        <Price key={size} {...args} size={size} oldAmount={39.9} />
      ))}
    </Inline>
  ),
};

export const Periods: Story = {
  render: () => (
    <Stack gap={8}>
      {pricePeriods.map((period, index) => (
        <Price key={period} amount={10 ** index} currency="USD" period={period} />
      ))}
      <Price amount={2990} currency="JPY" />
    </Stack>
  ),
};

/** The old price is struck through, and announced as the old one. */
export const Reduced: Story = {
  args: { amount: 19, oldAmount: 29.9 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('€29.90').closest('s')).not.toBeNull();
    await expect(canvasElement).toHaveTextContent('Old price:€29.90€19per month');
  },
};

export const Free: Story = {
  render: () => (
    <Inline gap={32} align="baseline">
      <Price amount={0} currency="EUR" period="month" />
      <Price amount={0} currency="EUR" period="month" oldAmount={9} />
      <Price amount={0} currency="EUR" period="month" zeroIsFree={false} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Free')).toHaveLength(2);
    await expect(canvas.getByText('€0')).toBeVisible();
  },
};

/** No amount is a dash with words; a currency nobody knows is shown as it came. */
export const BadInput: Story = {
  render: () => (
    <Stack gap={8}>
      <Price amount={NaN} currency="EUR" period="month" oldAmount={NaN} />
      <Price amount={null} currency="EUR" />
      <Price amount={Infinity} currency="EUR" />
      <Price amount={12} currency="points 🪙" />
      <Price amount={12} currency="" />
      <Price amount={1} oldAmount={0.5} currency="EUR" />
      <div style={{ inlineSize: 120 }}>
        <Price amount={Number.MAX_SAFE_INTEGER} currency="EUR" size="large" />
      </div>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Price not available')).toHaveLength(3);
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞/);
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { amount: 19, oldAmount: 29.9, size: 'large' },
  play: async ({ canvasElement }) => {
    const old = canvasElement.querySelector('s')!.getBoundingClientRect();
    const now = canvasElement.querySelector('strong')!.getBoundingClientRect();
    await expect(now.right).toBeLessThanOrEqual(old.left);
    await expect(canvasElement).toHaveTextContent('في الشهر');
  },
};
