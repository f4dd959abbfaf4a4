import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Grid } from '../layout/grid.js';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'System prompt' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { optional: true, counter: '41 of 4,000 characters', maxLength: 4000 },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: /System prompt/ });
    await userEvent.click(area);
    await userEvent.keyboard('Quote the clause{Enter}number for every claim.');
    await expect(area).toHaveValue('Quote the clause\nnumber for every claim.');
    await expect(descriptionOf(area)).toBe('41 of 4,000 characters');
    await expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(88);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

const States = () => (
  <Grid>
    <TextArea label="Rest" placeholder="You read commercial contracts." />
    <TextArea label="Invalid" error="Write at least 10 characters." defaultValue="Read" />
    <TextArea label="Disabled" disabled defaultValue="Quote the clause number." />
    <TextArea
      label="Locked"
      disabledReason="Locked while a run uses it"
      description="Sent before every message."
      defaultValue="Quote the clause number."
      counter="24 of 4,000"
    />
  </Grid>
);

export const AllStates: Story = {
  render: States,
  play: async ({ canvas, canvasElement }) => {
    const locked = canvas.getByRole('textbox', { name: 'Locked' });
    await userEvent.type(locked, 'x');
    await expect(locked).toHaveValue('Quote the clause number.');
    await expect(descriptionOf(locked)).toBe(
      'Locked while a run uses it Sent before every message. 24 of 4,000',
    );
    await expect(canvas.getByRole('textbox', { name: 'Invalid' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'توجيه النظام',
    optional: true,
    defaultValue: 'أنت تقرأ العقود التجارية. اذكر رقم البند مع كل استنتاج.',
    counter: '55 من 4,000 حرف',
  },
};

/** Endless and turned values, labels, descriptions, errors and counters. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <TextArea
          {...args}
          key={text}
          label={text}
          description={text}
          error={text}
          counter={text}
          value={undefined}
          defaultValue={text.repeat(20)}
          dir="auto"
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
