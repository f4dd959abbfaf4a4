import { Stack, Text } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ListSearch } from './list-search';

const meta = {
  title: 'Screens/List search',
  component: ListSearch,
} satisfies Meta<typeof ListSearch>;
export default meta;
type Story = StoryObj<typeof ListSearch>;

/** An address that is followed later than the next letter comes. */
const follow = (set: () => void) =>
  startTransition(async () => {
    await new Promise((done) => setTimeout(done, 40));
    startTransition(set);
  });

/** A list that comes after the letters, as behind a router: nothing typed is lost on the way. */
export const SlowList: Story = {
  args: { label: 'Search tasks' },
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <Stack>
        <ListSearch {...args} value={value} onChange={(next) => follow(() => setValue(next))} />
        <Text role="status">{value}</Text>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search tasks' });
    await userEvent.type(field, 'lease renewal');
    await expect(field).toHaveValue('lease renewal');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('lease renewal'));
    await userEvent.click(canvas.getByRole('button', { name: /clear/i }));
    await expect(field).toHaveValue('');
  },
};
