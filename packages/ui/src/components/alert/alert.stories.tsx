import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from '../button/button.js';
import { Link } from '../link/link.js';
import { Alert, alertTones } from './alert.js';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: {
    tone: 'danger',
    title: 'The agent was not saved.',
    children: 'The name is already in use. Your entries are kept.',
  },
  argTypes: { tone: { control: 'inline-radio', options: alertTones } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Interrupts, and says its tone as a word. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Error: The agent was not saved\. The name is already in use/,
    );
  },
};

/** Danger and warning interrupt; the others wait for a pause. */
export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
};

export const Actions: Story = {
  args: {
    tone: 'warning',
    title: 'Connection lost.',
    children: 'Messages catch up on return.',
    actions: <Button size="small">Reconnect</Button>,
    onDismiss: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

function AfterSaving() {
  const [failed, setFailed] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button onClick={() => setFailed(true)}>Save agent</Button>
      {failed && (
        <Alert tone="danger" title="The agent was not saved." onDismiss={() => setFailed(false)} />
      )}
    </div>
  );
}

/** Comes with the failure; dismissed by the keyboard, the focus is where it was. */
export const Appears: Story = {
  render: () => <AfterSaving />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save agent' });
    await userEvent.click(save);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(save).toHaveFocus();
    await userEvent.click(save);
  },
};

/** Words without a break, emoji, another direction, nothing but a title. */
export const BadInput: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 280 }}>
      <Alert tone="info" title="">
        {null}
      </Alert>
      <Alert tone="danger" title={'Donaudampfschifffahrtsgesellschaft'.repeat(5)}>
        {'🚢'.repeat(60)}
      </Alert>
      <Alert tone="success" title="تم حفظ الوكيل." onDismiss={() => {}}>
        محلل السوق <Link href="/agents">Agents</Link>
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBe(alert.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'لم يتم حفظ الوكيل.',
    children: 'الاسم مستخدم بالفعل.',
    onDismiss: () => {},
  },
  play: async ({ canvas }) => {
    const [icon, dismiss] = [...canvas.getByRole('alert').querySelectorAll('svg')].map(
      (svg) => svg.getBoundingClientRect().left,
    );
    await expect(icon).toBeGreaterThan(dismiss ?? 0);
  },
};
