import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { awkwardTexts, LittleRoom } from '../../story-checks.js';
import { TextField } from '../text-field/text-field.js';
import { Tab, TabList, TabPanel, Tabs } from './tabs.js';

interface Item {
  value: string;
  label: string;
  count?: string;
  disabled?: boolean;
}

const few: Item[] = [
  { value: 'runs', label: 'Runs', count: '214' },
  { value: 'settings', label: 'Settings' },
  { value: 'cost', label: 'Cost' },
];

const many: Item[] = [
  ...few,
  { value: 'messages', label: 'Messages', count: '1,024' },
  { value: 'tools', label: 'Tool calls', count: '48' },
  { value: 'history', label: 'History of changes' },
];

function Example({ label, items, value }: { label: string; items: Item[]; value: string }) {
  return (
    <Tabs label={label} defaultValue={value}>
      <TabList>
        {items.map((item) => (
          <Tab key={item.value} value={item.value} count={item.count} disabled={item.disabled}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.value} value={item.value}>
          {item.label}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Example,
  args: { label: 'Agent', value: 'runs', items: few },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose, Home and End go to the ends, Tab goes on to the panel. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Agent' });
    const tab = (name: RegExp) => within(list).getByRole('tab', { name });
    for (const item of within(list).getAllByRole('tab')) {
      const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
      await expect(panel).toHaveAttribute('aria-labelledby', item.id);
    }
    await userEvent.tab();
    await expect(tab(/Runs/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Settings/)).toHaveFocus();
    await expect(tab(/Settings/)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Settings' })).toHaveTextContent('Settings');
    await userEvent.keyboard('{End}');
    await expect(tab(/Cost/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(/Runs/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** A disabled tab is passed over. */
export const Disabled: Story = {
  args: { items: few.map((item) => ({ ...item, disabled: item.value === 'settings' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Runs/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Cost' })).toHaveFocus();
  },
};

/** From right to left the left arrow goes on. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'الوكيل',
    items: [
      { value: 'runs', label: 'التشغيلات', count: '٢١٤' },
      { value: 'settings', label: 'الإعدادات' },
      { value: 'cost', label: 'التكلفة' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /التشغيلات/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'الإعدادات' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /التشغيلات/ })).toHaveFocus();
  },
};

/** Too many for the width: the row scrolls, the chosen tab is in view, the page does not move. */
export const Scrolling: Story = {
  args: { items: many, value: 'history' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edges = (element: HTMLElement) => element.getBoundingClientRect();
    await waitFor(async () => {
      const row = edges(canvas.getByRole('tablist'));
      const chosen = edges(canvas.getByRole('tab', { selected: true }));
      await expect(Math.floor(chosen.right)).toBeLessThanOrEqual(row.right);
      await expect(Math.ceil(chosen.left)).toBeGreaterThanOrEqual(row.left);
    });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Endless and turned names scroll in their row; a value that is none of them shows no panel. */
export const BadInput: Story = {
  args: {
    label: awkwardTexts[2],
    value: 'nowhere',
    items: awkwardTexts.map((label, at) => ({ value: String(at), label, count: label })),
  },
  decorators: [(Story) => <LittleRoom>{Story()}</LittleRoom>],
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
    // Without a chosen one the first takes the focus.
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
  },
};

/** A panel unmounts with its tab; `keepMounted` keeps what was typed in it. */
export const KeptMounted: Story = {
  render: () => (
    <Tabs label="Agent" defaultValue="name">
      <TabList>
        <Tab value="name">Name</Tab>
        <Tab value="notes">Notes</Tab>
      </TabList>
      <TabPanel value="name" keepMounted>
        <TextField label="Name of the agent" />
      </TabPanel>
      <TabPanel value="notes">
        <TextField label="Note" />
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name of the agent'), 'Ada');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }));
    await expect(canvas.getByLabelText('Name of the agent')).not.toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note'), 'Gone soon');
    await userEvent.click(canvas.getByRole('tab', { name: 'Name' }));
    await expect(canvas.getByLabelText('Name of the agent')).toHaveValue('Ada');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }));
    await expect(canvas.getByLabelText('Note')).toHaveValue('');
  },
};

const twenty: Item[] = Array.from({ length: 20 }, (_tab, n) => ({
  value: `${n}`,
  label: `View number ${n + 1}`,
}));

/** More than fit: buttons for the mouse, which the keys and screen readers do not need. */
export const Overflowing: Story = {
  args: { items: twenty, value: '0' },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 600 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('tablist');
    const last = canvas.getByRole('tab', { name: 'View number 20' });
    const isInView = () => {
      const [outer, inner] = [row.getBoundingClientRect(), last.getBoundingClientRect()];
      return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    };
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('button[aria-hidden]')).toHaveLength(2),
    );
    const buttons = () => canvasElement.querySelectorAll<HTMLButtonElement>('button[aria-hidden]');
    await expect(buttons()[0]).toBeDisabled();
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A row that slides is there when two pictures of it are the same.
    const standsStill = async () => {
      let at: number;
      do {
        at = row.scrollLeft;
        await frames();
      } while (row.scrollLeft !== at);
    };
    for (let presses = 0; presses < 10 && !isInView(); presses++) {
      const from = row.scrollLeft;
      await userEvent.click(buttons()[1]!);
      await waitFor(() => expect(row.scrollLeft).not.toBe(from));
      await standsStill();
    }
    await expect(isInView()).toBe(true);
    await waitFor(() => expect(buttons()[1]).toBeDisabled());
    await expect(buttons()[0]).toBeEnabled();
    // A tab that grows does not take the row back to the chosen one.
    const at = row.scrollLeft;
    canvas.getByRole('tab', { selected: true }).style.letterSpacing = '1px';
    await frames();
    await expect(row.scrollLeft).toBe(at);
    // Nothing stands beyond the hairline.
    const frame = row.parentElement!.getBoundingClientRect();
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right);
    // A chosen tab leaves a hint of the next one.
    await userEvent.click(canvas.getByRole('tab', { name: 'View number 19' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('View number 19');
  },
};

/** The same from right to left. */
export const OverflowingRightToLeft: Story = { ...Overflowing, globals: { locale: 'ar' } };
