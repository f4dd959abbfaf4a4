import { type AssistantFields } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';

import { decisionExample } from './example';
import { decisionParts } from './parts';
import { withWeight } from './ranked';
import { DecisionResult } from './result-view';

const app = { path: '/enterprise/decision-assistant', title: 'shell.title.decisionAssistant' };
const request = decisionParts.defaults as AssistantFields<'decision'>;

const meta = {
  title: 'Screens/Decision result',
  tags: ['!autodocs'],
  component: DecisionResult,
  parameters: { app },
  args: { result: decisionExample, request },
} satisfies Meta<typeof DecisionResult>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody else’s, or an old version: nothing can be changed. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Add Gdańsk as a second site' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'SWOT' })).toBeVisible();
  },
};

/** The ranking follows the weights, at once, by the function the server uses. */
export const Reranked: Story = {
  render: function Render(args) {
    const [result, setResult] = useState(args.result);
    return <DecisionResult {...args} result={result} onChange={setResult} />;
  },
  play: async ({ canvas }) => {
    const first = async () => {
      const matrix = await canvas.findByRole('region', { name: 'Options by criteria' });
      return within(matrix).getAllByRole('rowheader')[0];
    };
    await expect(await first()).toHaveTextContent('Add Gdańsk');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Weight of Delivery time' }), {
      target: { value: '1' },
    });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Weight of Set-up risk' }), {
      target: { value: '5' },
    });
    await expect(await first()).not.toHaveTextContent('Add Gdańsk');
    const report = canvas.getByRole('region', { name: 'Report' });
    const older = /written before weights or scores were changed.*Gdańsk.* \(78%\)/;
    await expect(report).toHaveTextContent(older);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset weights' }));
    await expect(await first()).toHaveTextContent('Add Gdańsk');
    await expect(report).not.toHaveTextContent(older);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', {
        name: 'Score of Add Gdańsk as a second site by Delivery time',
      }),
      '1',
    );
    await expect(await first()).toHaveTextContent('Rotterdam');
    await expect(report).toHaveTextContent(older);
    // Written anew, it is for the figures of now.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit text' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Report' }), '.');
    await expect(report).not.toHaveTextContent(older);
  },
};

/** A version whose weights were changed after its report was written: both figures are told apart. */
export const OlderReport: Story = {
  args: { result: withWeight(decisionExample, 0, 3) },
  play: async ({ canvas }) => {
    const report = await canvas.findByRole('region', { name: 'Report' });
    await expect(report).toHaveTextContent('with a confidence of 32%.');
    await expect(canvas.queryByText('32%')).toBeNull();
  },
};

/** What nobody knows tells no option from another. */
export const NothingKnown: Story = {
  args: {
    result: {
      ...decisionExample,
      scores: [],
      ranking: [0, 1, 2].map((option) => ({ option, share: 0.5 })),
      sections: [],
      recommendation: { option: null, confidence: 0, nextSteps: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No option is ahead yet' }),
    ).toBeVisible();
  },
};
