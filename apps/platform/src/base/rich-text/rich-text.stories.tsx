import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { RichTextEditor } from './rich-text-editor';

const meta = {
  title: 'Base/Rich text',
  tags: ['!autodocs'],
  component: RichTextEditor,
  args: {
    label: 'Text',
    lang: 'en',
    dir: 'ltr',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table is shown as one, written in cell by cell, and is a table afterwards. */
export const WithATable: Story = {
  args: {
    value: 'Before\n\n| Site | Cost |\n| --- | ---: |\n| Gdańsk | 4 |\n| **Łódź** | 5 |\n\nAfter',
  },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    const table = within(await within(text).findByRole('table'));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Site',
      'Cost',
    ]);
    await expect(getComputedStyle(table.getByRole('cell', { name: '4' })).textAlign).toBe('end');
    text.focus();
    const words = table.getByRole('cell', { name: 'Gdańsk' }).firstChild!;
    getSelection()?.collapse(words, words.textContent!.length);
    await userEvent.keyboard('!{Enter}7');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        'Before\n\n| Site | Cost |\n| --- | ---: |\n| Gdańsk! | 7 |\n| **Łódź** | 5 |\n\nAfter',
      ),
    );
  },
};
