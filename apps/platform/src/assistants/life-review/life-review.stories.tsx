import type { AssistantResult } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { sampleReview } from './sample-review';

type Review = AssistantResult<'life-review'>;

interface StoryProps {
  result?: Review;
  onChange?: ((result: Review) => void) | undefined;
}

const Result = ({ result = sampleReview, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="life-review"
      parts={parts}
      result={result}
      request={{ week: '', categories: [] }}
      onChange={onChange}
    />
  </main>
);

const meta = {
  title: 'Assistants/Life review',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: {
    app: {
      path: '/personal/life-assistant/1',
      at: '/personal/life-assistant/1',
      title: 'shell.title.lifeAssistant',
    },
  },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every sentence leads to the rows it was worked out of. */
export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/6\.4 hr of sleep/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show entries: 6' })).toHaveAttribute(
      'href',
      '/personal/intelligent-life-manager?tab=health&ids=1%2C2%2C3%2C4%2C5%2C6',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** The headline is changed; the figures are not for changing. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByRole('textbox', { name: 'Headline' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Short nights');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'Short nights' }),
      ),
    );
  },
};

/** Without a model it is worked out, and says so. */
export const WorkedOut: Story = {
  args: { result: { ...sampleReview, ...({ offline: true } as object) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Worked out, not written.')).toBeVisible();
  },
};

/** Nothing was logged: it says so, and what to begin with. */
export const Nothing: Story = {
  args: {
    result: {
      ...sampleReview,
      title: 'Nothing was logged in this week.',
      findings: [],
      suggestion: 'Log three nights this week',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Suggestion')).toBeVisible();
    await expect(canvas.queryByText('What the week says')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: {
    result: { ...sampleReview, title: 'Donaudampfschifffahrtsgesellschaft '.repeat(4).trim() },
  },
  globals: { locale: 'ar' },
};
