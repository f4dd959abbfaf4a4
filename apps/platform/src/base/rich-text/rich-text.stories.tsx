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

/** A blank to fill in has no letters: it stands where the text around it begins. */
export const ABlankInArabic: Story = {
  args: { lang: 'ar', dir: 'rtl', value: 'الاسم\n\n\\[…]\n\nName' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    const startOf = (line: Element) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect();
    };
    const [name, blank, other] = [...text.querySelectorAll('p')].map(startOf);
    await expect(Math.round(blank!.right)).toBe(Math.round(name!.right));
    await expect(other!.right).toBeLessThan(name!.right);
  },
};
