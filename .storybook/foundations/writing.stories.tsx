import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readCatalogues, type Say } from './say';
import { partOf } from './topic';
import { PartOfTopic } from './topic-part';
import { writingTopic } from './writing';

const unread: Say = (_locale, id) => id;
const { purpose } = writingTopic(unread);

const meta = {
  title: 'Foundations/Writing',
  loaders: [async () => ({ say: await readCatalogues() })],
  parameters: { docs: { description: { component: purpose } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** One part of the topic, with its sentence. */
const part = (id: string): Story => ({
  parameters: { docs: { description: { story: partOf(writingTopic(unread), id).says } } },
  render: (_args, { loaded }) => (
    <PartOfTopic part={partOf(writingTopic(loaded['say'] as Say), id)} />
  ),
});

export const Voice: Story = part('voice');

export const CapitalsAndMarks: Story = { ...part('capitals'), name: 'Capitals and marks' };

export const Errors: Story = part('errors');

export const NumbersDatesAndUnits: Story = {
  ...part('numbers'),
  name: 'Numbers, dates and units',
  play: async ({ canvas }) => {
    const german = canvas.getByRole('row', { name: /Deutsch/ });
    await expect(german).toHaveTextContent('1.234.567,8');
    await expect(within(german).getByText(/31\. Januar 2026/)).toHaveAttribute('lang', 'de-DE');
  },
};

export const Plurals: Story = {
  ...part('plurals'),
  play: async ({ canvas }) => {
    const arabic = canvas.getByRole('row', { name: /العربية/ });
    const [, ...cells] = within(arabic).getAllByRole('cell');
    await expect(new Set(cells.map((cell) => cell.textContent)).size).toBeGreaterThan(4);
  },
};

export const LabelsAndPlaceholders: Story = { ...part('fields'), name: 'Labels and placeholders' };

export const TwelveLanguages: Story = {
  ...part('languages'),
  name: 'Twelve languages',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};
