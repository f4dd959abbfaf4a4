import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { themes } from '../../packages/ui/src/tokens/generated/themes';
import { componentGuides } from '../docs/guides';
import { accessibilityTopic, promises } from './accessibility';
import { partOf } from './topic';
import { PartOfTopic } from './topic-part';

const topic = accessibilityTopic([...componentGuides.values()]);

const meta = {
  title: 'Foundations/Accessibility',
  parameters: { docs: { description: { component: topic.purpose } } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** One part of the topic, with its sentence. */
const part = (id: string): Story => ({
  parameters: { docs: { description: { story: partOf(topic, id).says } } },
  render: () => <PartOfTopic part={partOf(topic, id)} />,
});

export const WhatEveryComponentPromises: Story = {
  ...part('promises'),
  name: 'What every component promises',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(promises.length + 1);
  },
};

export const Keyboard: Story = {
  ...part('keyboard'),
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    // Every convention is some component's.
    for (const row of rows)
      await expect(within(row).getAllByRole('cell').at(-1)).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('row', { name: /Esc/ })).toHaveTextContent(/AlertDialog/);
  },
};

export const Focus: Story = part('focus');

export const Contrast: Story = {
  ...part('contrast'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(themes).length + 1);
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      './?path=/docs/foundations-colour--docs',
    );
  },
};

export const Targets: Story = part('targets');

export const Motion: Story = part('motion');

export const ForcedColours: Story = { ...part('forced'), name: 'Forced colours' };

export const ScreenReaders: Story = { ...part('voices'), name: 'Screen readers' };

export const TestingYourOwnScreens: Story = { ...part('recipe'), name: 'Testing your own screens' };
