import { textBlank, type AssistantResult } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { brief, resultOf, variants } from './sample-variants';

type Written = AssistantResult<'creative'>;

interface StoryProps {
  result?: Written;
  onChange?: ((result: Written) => void) | undefined;
}

const Result = ({ result = resultOf(variants), onChange }: StoryProps) => (
  <main>
    <ResultStory id="creative" parts={parts} result={result} request={brief} onChange={onChange} />
  </main>
);

const path = '/personal/creative-assistant/1';
const meta = {
  title: 'Assistants/Creative',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: { path, at: path, title: 'shell.title.creativeAssistant' } },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (canvas: ReturnType<typeof within>, title: string) => {
  const heading = await canvas.findByRole('heading', { name: title });
  return within(heading.closest('li'));
};

/** The counts follow the words as soon as they are saved. */
export const Edited: Story = {
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'The promise');
    await expect(card.getByText('Missing: Mill Street')).toBeVisible();
    await expect(card.getByText('To remove: best')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Edit “The promise”' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.click(dialog.getByRole('button', { name: 'Save variant' }));
    await expect(text).toHaveAccessibleDescription(/Write the variant/);
    await userEvent.type(text, 'Mill Street smells of bread');
    await userEvent.click(dialog.getByRole('button', { name: 'Save variant' }));
    await expect(await card.findByText('Contains everything it must')).toBeVisible();
    await expect(card.getByText('Avoids what it should')).toBeVisible();
    await expect(card.getByText('Words: 5, meant to be 2–8')).toBeVisible();
  },
};

/** One is chosen, and another instead; stars go into the table. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const first = await cardOf(canvas, 'The hour');
    const second = await cardOf(canvas, 'The remedy');
    const choose = first.getByRole('button', { name: 'Choose' });
    await userEvent.click(choose);
    await expect(choose).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second.getByRole('button', { name: 'Choose' }));
    await expect(choose).toHaveAttribute('aria-pressed', 'false');
    await expect(first.queryByText('Chosen')).toBeNull();
    second.getByRole('radio', { name: /^3 of 5/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const table = canvas.getByRole('table', { name: 'Compare' });
    const row = within(table).getAllByRole('row')[2]!;
    await waitFor(() => expect(row).toHaveTextContent(/4.*Chosen/));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Without a model: exercises on the person's own words, with blanks, and it says so. */
export const Worksheet: Story = {
  args: {
    result: {
      ...resultOf(
        variants.map((one, at) => ({
          ...one,
          text: `${textBlank}? ${one.text}.\n\n${textBlank}`.slice(at === 0 ? 5 : 0),
        })),
      ),
      ...({ offline: true } as object),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a worksheet.')).toBeVisible();
    await expect(canvas.getAllByText('Blanks to fill in: 2')).toHaveLength(2);
    await expect(canvas.getByText('Blanks to fill in: 1')).toBeVisible();
  },
};

/** Somebody else's, with words that are too long, from right to left: to be read only. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    result: resultOf(
      variants.map((one, at) => ({
        ...one,
        direction: `${one.direction} ${'Donaudampfschifffahrtsgesellschaft'.repeat(2)}`,
        text: 'الطلبات جاهزة خلال ساعتين في كل متجر على الساحل. '.repeat(6).trim(),
        chosen: at === 0,
        stars: at,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: /Donau/ })).toHaveLength(3);
    for (const name of ['Choose', 'Refine', 'Add variant'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryAllByRole('radio')).toEqual([]);
    await expect(canvas.getAllByText('Chosen')[0]).toBeVisible();
  },
};
