import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Pagination, type PaginationProps } from './pagination.js';

const onPageChange = fn();

function Leafing(props: Omit<PaginationProps, 'href' | 'onPageChange'>) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, total: 214, pageSize: 20, onPageChange },
  render: (args) => <Leafing {...args} />,
  beforeEach: () => {
    onPageChange.mockClear();
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with a list; the current page says so, and the range is announced when it changes. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('41–60 of 214');
    const three = canvas.getByRole('button', { name: 'Page 3' });
    await expect(three).toHaveAttribute('aria-current', 'page');
    await expect(three.getBoundingClientRect().height).toBe(32);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('61–80 of 214');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 11' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(11);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Leafing to the end keeps the focus on the control, which then does nothing. */
export const LastPage: Story = {
  args: { page: 10 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPageChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('201–214 of 214');
  },
};

/** With addresses the pages are links of the application's router. */
export const Links: Story = {
  args: { page: 1, href: (page) => `/runs?page=${page}` },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/runs?page=2',
    );
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(onPageChange).not.toHaveBeenCalled();
  },
};

/** As many controls on every page. */
export const EveryPlace: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[1, 4, 6, 11].map((page) => (
        <Pagination key={page} {...args} aria-label={`Runs ${page}`} page={page} rangeHidden />
      ))}
      <Pagination {...args} aria-label="Two neighbours" page={6} neighbours={2} rangeHidden />
    </div>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list').slice(0, 4);
    const counts = lists.map((list) => list.children.length);
    await expect(new Set(counts).size).toBe(1);
  },
};

/** One page of nothing, and numbers nobody can count with. */
export const BadNumbers: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Pagination {...args} aria-label="None" page={1} total={0} />
      <Pagination {...args} aria-label="Not a number" page={Number.NaN} total={Number.NaN} />
      <Pagination {...args} aria-label="Page out of range" page={99} total={30} />
      <Pagination {...args} aria-label="No page size" page={2} total={3} pageSize={Number.NaN} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toEqual([
      '0–0 of 0',
      '0–0 of 0',
      '21–30 of 30',
      '2–2 of 3',
    ]);
  },
};

export const Million: Story = { args: { page: 500_000, total: 20_000_000 } };

/** On a phone the neighbours go, the ends stay. */
export const Narrow: Story = {
  args: { page: 6 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBe(nav.clientWidth);
  },
};

/** The previous page lies to the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const controls = canvas.getAllByRole('button');
    const [first, second] = controls.map((control) => control.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};
