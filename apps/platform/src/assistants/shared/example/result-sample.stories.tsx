import type { AssistantId } from '@constella/api-client';
import { assistants } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ResultSample } from './result-sample';

const ids = Object.keys(assistants) as AssistantId[];

const meta = {
  title: 'Screens/Example/Sample of a result',
  tags: ['!autodocs'],
  component: ResultSample,
  parameters: { app: { path: '/', title: 'shell.title.home' } },
  args: { assistant: 'decision' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {ids.map((id) => (
        <ResultSample key={id} assistant={id} />
      ))}
    </div>
  ),
} satisfies Meta<typeof ResultSample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every assistant has a picture, made of the figures and words of its own example. */
export const EveryAssistant: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-hidden] > div')).toHaveLength(ids.length),
    );
    // The ranking of the decision, the clauses of the lease, the right answer of the test.
    await expect(canvas.getByText('77%')).toBeVisible();
    await expect(canvas.getByText('Premises')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-chosen]')).toHaveLength(1);
  },
};

export const InArabic: Story = { globals: { locale: 'ar', theme: 'dark' } };
