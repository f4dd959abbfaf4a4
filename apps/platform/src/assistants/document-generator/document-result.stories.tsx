import { FormattedMessage } from '@constella/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { ResultViewProps } from '../../runs/blocks/block';
import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { arabic, contract } from './story-data';

const request = {
  documentType: 'contract' as const,
  purpose: 'Boxes and fillers',
  parties: [],
  standardClauses: [],
};

const Result = (props: ResultViewProps<'document-generator'>) => (
  <main>
    <h1>{props.result.title}</h1>
    <h2>
      <FormattedMessage id={`documents.type.${props.result.documentType}`} />
    </h2>
    <ResultStory {...props} id="document-generator" parts={parts} />
  </main>
);

const meta = {
  title: 'Screens/Document generator',
  tags: ['!autodocs'],
  component: Result,
  args: { result: contract, request, onChange: () => undefined },
  parameters: {
    app: { path: '/enterprise/document-generator', title: 'shell.title.documentGenerator' },
  },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

const clausesIn = (root: HTMLElement) =>
  [...root.querySelectorAll('section[id^="clause-"] :is(h4, h5)')].map(
    ({ textContent }) => textContent,
  );

/** Numbers follow places: a clause that is moved takes its references with it. */
export const PutInOrder: Story = {
  play: async ({ canvas, canvasElement }) => {
    const termination = () => canvas.getByRole('region', { name: /Termination$/ });
    await waitFor(() => expect(termination()).toHaveTextContent('breach of clause 3,'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move clause 3 down' }));
    await waitFor(() => expect(termination()).toHaveTextContent('breach of clause 4,'));
    await expect(clausesIn(canvasElement)).toEqual([
      '1 Parties',
      '2 Goods',
      '2.1 Orders',
      '3 Termination',
      '4 Payment',
    ]);
    await expect(canvas.getByRole('button', { name: 'Move clause 1 up' })).toBeDisabled();
  },
};

/** A finding of the check is mended in the clause it leads to, and is then gone. */
export const Mended: Story = {
  play: async ({ canvas }) => {
    const check = within(canvas.getByRole('region', { name: 'Check' }));
    await expect(check.getByText(/2 to fix/)).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: 'Go to clause 3' }));
    await expect(canvas.getByRole('region', { name: '3 Payment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit clause 3' }));
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'An invoice is paid within 30 days.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(check.getByText(/1 to fix/)).toBeVisible();
    await expect(check.queryByText(/blank to fill in/)).toBeNull();
  },
};

/** A removed clause comes back; what is new can be written at once. */
export const AddedAndRemoved: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove clause 2' }));
    await expect(canvas.getByText('“Goods” was removed.')).toBeVisible();
    await expect(clausesIn(canvasElement)).not.toContain('2 Goods');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(clausesIn(canvasElement)).toContain('2 Goods');
    await userEvent.click(canvas.getByRole('button', { name: 'Add clause' }));
    const heading = canvas.getByRole('textbox', { name: 'Heading' });
    await expect(heading).toHaveFocus();
    await userEvent.clear(heading);
    await expect(canvas.getByText('Enter a heading')).toBeVisible();
    await userEvent.type(heading, 'Notices');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(clausesIn(canvasElement)).toContain('5 Notices');
    await expect(canvas.getByText('Clause 5 is empty.')).toBeVisible();
  },
};

/** Dates and status are changed beside the text; the term follows. */
export const FactsChanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 year and 3 months (455 days)')).toBeVisible();
    const end = canvas.getByRole('textbox', { name: 'Expiration date' });
    await userEvent.clear(end);
    await userEvent.type(end, '12/31/2025');
    await userEvent.tab();
    await expect(await canvas.findByText('It ends before it begins.')).toBeVisible();
    await expect(canvas.getByText('Open-ended')).toBeVisible();
  },
};

/** Somebody else's: nothing can be changed. */
export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: contract.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit clause/ })).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const RightToLeft: Story = { args: { result: arabic }, globals: { locale: 'ar' } };
