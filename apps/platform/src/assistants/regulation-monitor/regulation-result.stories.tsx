import { FormattedMessage } from '@constella/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import type { ResultViewProps } from '../../runs/blocks/block';
import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { SourcesView } from './sources-view';
import { monitorResult } from './story-data';

const at = {
  path: '/enterprise/regulation-monitor',
  title: 'shell.title.regulationMonitor',
} as const;

const Result = (props: ResultViewProps<'regulation-monitor'>) => (
  <main>
    <h1>
      <FormattedMessage id="shell.title.regulationMonitor" />
    </h1>
    <h2>{props.result.profile.industries.join(', ')}</h2>
    <ResultStory {...props} id="regulation-monitor" parts={parts} />
  </main>
);

const meta = {
  title: 'Screens/Regulation monitor',
  tags: ['!autodocs'],
  component: Result,
  args: {
    result: monitorResult,
    request: { regions: [], industries: [], riskLevel: 'informational', statuses: [] },
  },
  parameters: { app: at },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not on the map: California.')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '98%' })).toBeVisible();
  },
};

/** The address holds what the feed is narrowed down to. */
export const Updates: Story = {
  parameters: { app: { ...at, at: '/enterprise/regulation-monitor?view=updates&level=high' } },
  play: async ({ canvas }) => {
    const link = { name: 'Packaging rules apply' };
    await expect(await canvas.findByRole('link', link)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Personal information' })).toBeNull();
    const search = canvas.getByRole('searchbox', { name: 'Search updates' });
    await userEvent.type(search, 'nothing like it');
    await expect(await canvas.findByText('No entry matches the filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    const [, first] = canvas.getAllByRole('row');
    await userEvent.click(canvas.getByRole('link', link));
    const dialog = await screen.findByRole('dialog', link);
    await expect(within(dialog).getByText(/Date 25 · Type 25/)).toBeVisible();
    await expect(within(dialog).getByText('Art. 24(1)')).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: /Read the law/ })).toBeVisible();
    await expect(first).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** A unit's job is edited, and the regulations that concern it follow at once. */
export const UnitsEdited: Story = {
  parameters: { app: { ...at, at: '/enterprise/regulation-monitor?view=impact' } },
  args: { onChange: () => undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/lowest 38 \(Legal\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit business units' }));
    const [about] = canvas.getAllByRole('textbox', { name: 'What it does' });
    await userEvent.clear(about!);
    await userEvent.type(about!, 'Boxes');
    await expect(await canvas.findByText(/lowest 75/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add business unit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logistics' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Business unit 3' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Logistics' })).toBeNull();
  },
};

/** The stored sources; a member reads them, an administrator may change them. */
export const Sources: Story = {
  render: () => (
    <main>
      <h1>Settings</h1>
      <SourcesView />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'EUR-Lex' })).toBeVisible();
    await expect(canvas.queryByText('demo-key')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  parameters: { app: { ...at, at: '/enterprise/regulation-monitor?view=impact' } },
};
