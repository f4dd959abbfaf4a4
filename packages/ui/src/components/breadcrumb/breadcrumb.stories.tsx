import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Breadcrumb } from './breadcrumb.js';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Breadcrumb',
    items: [{ label: 'Tasks', href: '/tasks' }, { label: 'T-2048' }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('T-2048')).toHaveAttribute('aria-current', 'page');
    const link = canvas.getByRole('link', { name: 'Tasks' });
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Long ways wrap instead of running out of the page. */
export const Long: Story = {
  args: {
    items: [
      { label: 'Organisation Nordvik Outdoor', href: '/a' },
      { label: 'Fulfilment and logistics', href: '/b' },
      { label: 'Choose an EU fulfilment site for spring 2027' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

const deep = ['Organisation', 'Warehouses', 'Europe', 'Poznań'].map((label) => ({
  label,
  href: `/${label}`,
}));

/** The levels between are behind three dots, which hand the focus to the first of them. */
export const Collapsed: Story = {
  args: { maxItems: 3, items: [...deep, { label: 'Dock 7' }] },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names()).toEqual(['Organisation', 'Poznań']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show the whole path' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Organisation', 'Warehouses', 'Europe', 'Poznań']);
    await expect(canvas.getByRole('link', { name: 'Warehouses' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** As many levels as may be shown are shown. */
export const NothingToCollapse: Story = {
  args: { maxItems: 5, items: [...deep, { label: 'Dock 7' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

/** The chevrons point the other way. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const chevron = canvasElement.querySelector('svg');
    await expect(getComputedStyle(chevron as Element).transform).toContain('-1');
  },
};

/** Endless and turned names break; a way of no steps is empty. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Breadcrumb
          {...args}
          key={text}
          label={text}
          items={[{ label: text, href: '/' }, { label: text }]}
        />
      ))}
      <Breadcrumb {...args} label="Nowhere" items={[]} />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
