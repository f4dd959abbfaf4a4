import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { ClarifyDialog } from './clarify-dialog';

const meta = {
  title: 'Runs/Question before a run',
  component: ClarifyDialog,
  args: {
    asked: {
      question: 'Is the lease of the present site a fixed cost until it ends, or can it be sublet?',
      answers: ['Fixed until it ends', 'It can be sublet', 'Not known yet'],
    },
    onAnswer: fn(),
    onSkip: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ClarifyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of the suggestions begins the run with it. */
export const Suggested: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'One question first' });
    await expect(dialog).toHaveAccessibleDescription(args.asked.question);
    await userEvent.click(screen.getByRole('button', { name: 'It can be sublet' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('It can be sublet');
  },
};

/** An answer of one's own, by keyboard. */
export const OwnAnswer: Story = {
  args: { asked: { question: 'How many people work there?', answers: [] } },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await userEvent.click(field);
    await userEvent.keyboard('  42 people {Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('42 people');
  },
};

/** Nothing typed is no answer; nobody has to give one. */
export const Skipped: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start with this answer' }));
    const field = screen.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toHaveAccessibleDescription('Enter an answer, or start without one.');
    await userEvent.click(screen.getByRole('button', { name: 'Start without answering' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

/** Escape leads back to the form. */
export const Withdrawn: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'One question first' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
