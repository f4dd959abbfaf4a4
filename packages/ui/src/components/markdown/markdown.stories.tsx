import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Markdown } from './markdown.js';

const meta = { title: 'Components/Markdown', component: Markdown } satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: {
    text: `# Add Gdańsk

**Delivery** improves, *cost* falls. See the [lease](https://example.com/lease).

- Labour is 38% lower
- Rates are 11% higher

1. Sign
2. Move

> Subletting needs 90 days.

\`\`\`
npv --rate 0.08
\`\`\``,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Add Gdańsk' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lease' })).toHaveAttribute(
      'rel',
      'noreferrer noopener nofollow',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Whatever level a model begins with, the page's outline has no gap. */
export const Outline: Story = {
  args: { text: '## Add Gdańsk\n\nIt wins.\n\n### Why\n\nDelivery.', headingLevel: 4 },
  decorators: [
    (Shown) => (
      <>
        <h1>Run</h1>
        <h2>Result</h2>
        <h3>Summary</h3>
        <Shown />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4, name: 'Add Gdańsk' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 5, name: 'Why' })).toBeVisible();
  },
};

/** Raw HTML stays text, script addresses lose their target, and nothing remote is fetched. */
export const Hostile: Story = {
  args: {
    text: '<img src=x onerror=alert(1)> <script>alert(1)</script> [go](javascript:alert(1)) ![spy](https://example.com/pixel.png)',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script')).toBeNull();
    await expect(canvas.getByText('go')).not.toHaveAttribute('href', 'javascript:alert(1)');
  },
};
