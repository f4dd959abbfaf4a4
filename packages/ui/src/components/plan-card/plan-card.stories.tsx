import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Button } from '../button/button.js';
import { Price } from '../price/price.js';
import { PlanCard, PlanCardGroup } from './plan-card.js';

const meta = {
  title: 'Components/PlanCard',
  component: PlanCard,
  args: {
    name: 'Professional',
    description: 'For daily work with a team of agents',
    price: <Price amount={29.9} currency="EUR" period="month" size="large" />,
    billing: 'Billed €29.90 each month',
    action: <Button size="large">Choose Professional</Button>,
    features: [
      { text: '2,480 points a month' },
      { text: '20 agents' },
      { text: 'All models' },
      { text: 'Priority support', included: false },
    ],
  },
  argTypes: { price: { control: false }, action: { control: false } },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [
  (Shown: () => React.ReactNode) => (
    <div style={{ maxInlineSize: 320 }}>
      <Shown />
    </div>
  ),
];

export const Playground: Story = {
  decorators: narrow,
  play: async ({ canvas, canvasElement }) => {
    const plan = canvas.getByRole('article', { name: 'Professional' });
    await expect(plan).not.toHaveAttribute('aria-current');
    const features = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(features).toEqual([
      'Included:2,480 points a month',
      'Included:20 agents',
      'Included:All models',
      'Not included:Priority support',
    ]);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Recommended: Story = {
  args: { recommended: true },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible();
  },
};

export const Current: Story = {
  args: { current: true, action: <Button size="large">Manage</Button> },
  decorators: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('Current plan')).toBeVisible();
  },
};

const price = (amount: number) => (
  <Price amount={amount} currency="EUR" period="month" size="large" />
);

/** Prices and buttons stand on one line, whatever stands above them. */
export const Group: Story = {
  render: () => (
    <PlanCardGroup>
      <PlanCard
        name="Free"
        price={price(0)}
        action={<Button size="large">Start</Button>}
        features={[{ text: '100 points' }, { text: '2 agents' }]}
        current
      />
      <PlanCard
        name="Personal"
        description="For one person and a handful of assistants that help every day"
        price={price(9.9)}
        billing="Billed €9.90 each month"
        action={<Button size="large">Choose Personal</Button>}
        features={[{ text: '800 points' }, { text: '8 agents' }]}
      />
      <PlanCard
        name="Professional"
        description="For teams of agents"
        price={price(29.9)}
        billing="Billed €29.90 each month"
        action={
          <Button size="large" variant="primary">
            Choose Professional
          </Button>
        }
        features={[{ text: '2,480 points' }, { text: '20 agents' }, { text: 'All models' }]}
        recommended
      />
    </PlanCardGroup>
  ),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

export const BadInput: Story = {
  render: () => (
    <PlanCardGroup>
      <PlanCard name="–" price={null} features={[]} />
      <PlanCard
        name={'Unternehmensweitenutzungsvereinbarung'.repeat(3)}
        price={<Price amount={NaN} currency="EUR" size="large" />}
        description={'words '.repeat(60)}
        features={[{ text: 'x'.repeat(300) }, { text: null }]}
        recommended
        current
      />
      <PlanCard name="خطة 🦄" price={<Price amount={1e12} currency="???" size="large" />} />
    </PlanCardGroup>
  ),
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 2);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    name: 'احترافي',
    description: 'للعمل اليومي مع فريق من الوكلاء',
    billing: 'تُدفع شهريًا',
    action: <Button size="large">اختيار الخطة</Button>,
    features: [{ text: '20 وكيلًا' }, { text: 'دعم أولوي', included: false }],
    recommended: true,
  },
  decorators: narrow,
};
