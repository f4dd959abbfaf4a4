import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import type { AnyBlock } from './block';
import type { Any } from './block-base';
import { ResultBlocks } from './result-blocks';
import { sampleBlocks, sampleResult, type Sample } from './sample-blocks';

interface StoryProps {
  result: Partial<Sample>;
  blocks?: readonly AnyBlock[];
  onChange?: ((result: Partial<Sample>) => void) | undefined;
}

/** A result as the workspace shows it: what was changed comes back. */
function Result({ result, blocks = sampleBlocks as readonly AnyBlock[], onChange }: StoryProps) {
  const [shown, setShown] = useState(result);
  return (
    <main>
      <h1>{result.title}</h1>
      <ResultBlocks
        blocks={blocks as Any}
        result={shown}
        request={{}}
        onChange={
          onChange &&
          ((next: Sample) => {
            onChange(next);
            setShown(next);
          })
        }
      />
    </main>
  );
}

const meta = {
  title: 'Results/Blocks',
  tags: ['!autodocs'],
  component: Result,
  args: { result: sampleResult, onChange: fn() },
  parameters: { app: { path: '/tasks', title: 'shell.title.tasks' } },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A block of every kind, to be read. */
export const ToRead: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Old town' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(await canvas.findByText('Nadia and Tomasz')).toBeVisible();
  },
};

/** An entry is changed, moved, taken away, brought back, and added. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Sample;
    const names = () => last().days.map(({ name }) => name);
    await userEvent.click(canvas.getByRole('button', { name: 'Move “Old town” down' }));
    await expect(names()).toEqual(['Sea', 'Old town']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Sea”' }));
    await expect(names()).toEqual(['Old town']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(names()).toEqual(['Sea', 'Old town']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add entry' }));
    const title = canvas.getByRole('textbox', { name: 'Heading' });
    await expect(title).toHaveFocus();
    await userEvent.clear(title);
    await userEvent.type(title, 'Malbork');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(last().days.at(-1)).toMatchObject({ id: 'd3', name: 'Malbork' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rain jacket' }));
    await expect(last().packing).toEqual(['Comfortable shoes']);
  },
};

/** A card tells what was found of its entry; it is rated, chosen, and leads to a form that goes on from it. */
export const Cards: Story = {
  play: async ({ canvas, args }) => {
    const last = () => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Sample;
    const heading = canvas.getByRole('heading', { name: 'St. Mary’s' });
    const card = within(heading.closest('li')!);
    await expect(card.getByText('The guidebook')).toBeVisible();
    await expect(card.getByText('To remove: Monday and Tuesday')).toBeVisible();
    await expect(canvas.getAllByText('Chosen')).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: 'Choose' }));
    await expect(last().sights.map(({ chosen }) => chosen)).toEqual([true, false]);
    await userEvent.click(card.getByRole('button', { name: 'Choose' }));
    await expect(last().sights.map(({ chosen }) => chosen)).toEqual([false, false]);
    card.getByRole('radio', { name: /^1 of 5/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(last().sights.map(({ stars }) => stars)).toEqual([2, 4]);
    await userEvent.click(card.getByRole('button', { name: 'Refine' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Shorter',
      'In your own words…',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

/** A missing part is named in its place; the others are there. */
export const Missing: Story = {
  args: { result: { title: sampleResult.title, packing: sampleResult.packing } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('“How the ideas came about” is missing from this result.'),
    ).toBeVisible();
    await expect(canvas.getByText('“Lessons” is missing from this result.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Before you sign' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

/** On a phone what stands beside comes below. */
export const Phone: Story = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: sampleResult.title });
    await expect(within(sheet).getByRole('heading', { name: 'Sea' })).toBeVisible();
  },
};
