import { type AssistantFields } from '@constella/api-client';
import { decisionLayout } from '@constella/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';

import type { ResultViewProps } from '../../runs/blocks/block';
import { ResultStory } from '../shared/testing/result-story';
import { decisionExample, reweighted } from './example';
import { parts } from './parts';

const app = { path: '/enterprise/decision-assistant', title: 'shell.title.decisionAssistant' };
const request = decisionLayout.defaults as AssistantFields<'decision'>;

const Result = (props: ResultViewProps<'decision'>) => (
  <ResultStory {...props} id="decision" parts={parts} />
);

const meta = {
  title: 'Screens/Decision result',
  tags: ['!autodocs'],
  component: Result,
  parameters: { app },
  args: { result: decisionExample, request },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a score in a cell of the matrix. */
async function choose(matrix: Pick<typeof screen, 'getByRole'>, name: string, score: string) {
  await userEvent.click(matrix.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: score }));
}

/** Somebody else’s, or an old version: nothing can be changed. */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Add Gdańsk as a second site' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
    // One method at a time; the whole report when it is asked for.
    await expect(canvas.getByRole('tabpanel', { name: 'SWOT' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.queryByRole('region', { name: 'Report' })).toBeNull();
  },
};

/** The ranking follows the weights, at once, by the function the server uses. */
export const Reranked: Story = {
  args: { onChange: () => undefined },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    const report = canvas.getByRole('region', { name: 'Report' });
    const older = /written before weights or scores were changed.*Gdańsk.* \(78%\)/;
    await expect(report).toHaveTextContent(older);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset weights' }));
    await expect(await first()).toHaveTextContent('Add Gdańsk');
    await expect(report).not.toHaveTextContent(older);
    await choose(canvas, 'Score of Add Gdańsk as a second site by Delivery time', '1');
    await expect(await first()).toHaveTextContent('Rotterdam');
    await expect(report).toHaveTextContent(older);
    // Written anew, it is for the figures of now.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit text' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Report' }), '.');
    await expect(report).not.toHaveTextContent(older);
  },
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Partial<Story>;

/** Little room: one criterion at a time, with its weight and scores beside every option and total. */
export const Phone: Story = {
  ...phone,
  args: { onChange: () => undefined },
  play: async ({ canvas }) => {
    const matrix = within(await canvas.findByRole('region', { name: 'Options by criteria' }));
    const table = matrix.getByRole('group', { name: 'Options by criteria' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const heads = () => matrix.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads()).toEqual(['Option', 'Delivery timeWeight50%', 'Score']);
    await expect(matrix.getAllByRole('rowheader')).toHaveLength(3);
    // By keyboard: another criterion, and a score by it.
    matrix.getByRole('combobox', { name: 'Criterion 1 of 3' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const chooser = await matrix.findByRole('combobox', { name: 'Criterion 2 of 3' });
    await expect(chooser).toHaveTextContent('Cost per order');
    await expect(chooser).toHaveFocus();
    await expect(heads()).toEqual(['Option', 'Cost per orderWeight30%', 'Score']);
    await expect(matrix.getByRole('slider', { name: 'Weight of Cost per order' })).toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const last = () => matrix.getAllByRole('row').at(-1);
    await expect(last()).toHaveTextContent(/Keep Hamburg only.*20%–50%$/);
    await choose(matrix, 'Score of Keep Hamburg only by Cost per order', '5');
    await expect(last()).toHaveTextContent(/Keep Hamburg only.*50%$/);
  },
};

export const PhoneRightToLeft: Story = {
  ...phone,
  args: { onChange: () => undefined },
  globals: { ...phone.globals, locale: 'ar' },
};

/** A version whose weights were changed after its report was written: both figures are told apart. */
export const OlderReport: Story = {
  args: { result: reweighted(decisionExample, 0, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report' }));
    const report = await canvas.findByRole('region', { name: 'Report' });
    await expect(report).toHaveTextContent('with a confidence of 32%.');
    await expect(canvas.queryByText('32%')).toBeNull();
  },
};

/** Scores nobody knows: a worksheet without places, totals, charts or confidence, to be filled in. */
export const NothingKnown: Story = {
  args: {
    onChange: () => undefined,
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
    await expect(canvas.getByText('Worksheet')).toBeVisible();
    await expect(canvas.getByText('0 of 9 scores are known')).toBeVisible();
    await expect(canvas.queryByText('Confidence')).toBeNull();
    const matrix = within(canvas.getByRole('region', { name: 'Options by criteria' }));
    for (const row of matrix.getAllByRole('row').slice(1))
      await expect(row).toHaveTextContent(/–Not known$/);
    // A person’s score counts, and puts its option ahead as far as it goes.
    await choose(matrix, 'Score of Logistics partner in Rotterdam by Delivery time', '5');
    await expect(canvas.getByText('Ahead so far')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Logistics partner in Rotterdam' }),
    ).toBeVisible();
    await expect(canvas.getByText('1 of 9 scores are known')).toBeVisible();
  },
};
