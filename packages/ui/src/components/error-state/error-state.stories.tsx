import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RefreshIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { ErrorState } from './error-state.js';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Models did not load',
    description: 'The provider did not answer in 60 s. Your prompt is kept.',
    action: <Button icon={<RefreshIcon />}>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The error, its reason, and the next step. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Models did not load');
    await expect(alert).toContainElement(canvas.getByRole('button', { name: 'Try again' }));
  },
};

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };

/** A stack trace, or a server that speaks another language: it breaks and stays inside. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <ErrorState {...args} key={text} title={text} description={text} action={null} />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
