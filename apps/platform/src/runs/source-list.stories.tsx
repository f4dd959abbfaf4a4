import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SourceList } from './source-list';

const meta = {
  title: 'Runs/Source list',
  component: SourceList,
  args: {
    sources: [
      {
        kind: 'library',
        name: 'General Data Protection Regulation, (EU) 2016/679',
        url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
        excerpt: 'Art. 33: Report a breach to the authority within 72 hours.',
        count: 2,
      },
      {
        kind: 'web',
        name: 'How to report a data breach',
        url: 'https://www.edpb.europa.eu/sme-data-protection-guide/data-breaches_en',
        excerpt: 'The authority has an online form for it.',
        count: 1,
      },
      { kind: 'web', name: 'www.example.org', url: 'https://www.example.org/', count: 1 },
      {
        kind: 'file',
        name: 'lease.pdf',
        page: 4,
        excerpt: 'The rent is 4,200 € a month.',
        count: 1,
      },
      {
        kind: 'run',
        name: 'A second bakery in Lyon',
        excerpt: 'The shop costs less than half of the stall.',
        count: 1,
        run: 12,
      },
      { kind: 'tool', name: 'Search the library', count: 2 },
    ],
  },
} satisfies Meta<typeof SourceList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is somewhere to be read leads there. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    // A tool is nothing to be read: it has no number, and stands below.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('Tools: Search the library')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(
      canvas.getByRole('link', { name: /^Web page: How to report a data breach/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:/));
    await expect(canvas.getByText('File: lease.pdf, page 4')).toBeVisible();
  },
};
