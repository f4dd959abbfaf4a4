import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Markdown, type CitationProps } from './markdown.js';

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

/** Figures stand in a table; one too wide for its place scrolls. */
export const Tables: Story = {
  args: {
    text: `|  | Rent | Days |\n| --- | ---: | ---: |\n| Venlo | 18,400 | 2.1 |\n| Poznań | 11,900 | 3.4 |\n\nA range is written 3~5 or 7~9.`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Rent' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: '11,900' })).toHaveStyle({ textAlign: 'end' });
    await expect(canvas.getByText('A range is written 3~5 or 7~9.')).toBeVisible();
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

const attacks = `<script>window.attacked = 'script'</script>

<img src="http://127.0.0.1:9/pixel.png" onerror="window.attacked = 'onerror'">

<iframe src="http://127.0.0.1:9/frame"></iframe> <svg onload="window.attacked = 'svg'"></svg>

<a href="javascript:window.attacked = 'anchor'">anchor</a> <style>body { display: none }</style>

[plain](javascript:window.attacked='link') [mixed](JaVaScRiPt:window.attacked='link')
[entity](javascript&#58;window.attacked='link') [data](data:text/html,<script>1</script>)
[vbscript](vbscript:x) <javascript:window.attacked='autolink'>

![spy](http://127.0.0.1:9/spy.png) ![][remote]

[remote]: http://127.0.0.1:9/remote.png "remote"
[reference]: javascript:window.attacked='reference'

[reference]`;

/** Raw HTML stays text, script addresses are no links, and nothing is fetched. */
export const Hostile: Story = {
  args: { text: attacks },
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement;
    await expect(root.querySelector('script, img, iframe, svg, style, object, embed')).toBeNull();
    const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    await expect(attributes).toEqual([]);
    for (const name of ['plain', 'mixed', 'entity', 'data', 'vbscript', 'reference'])
      await expect(canvas.queryByRole('link', { name })).not.toBeInTheDocument();
    const addresses = [...root.querySelectorAll('a')].map((link) => link.protocol);
    await expect(addresses.filter((each) => !/^https?:|^mailto:/.test(each))).toEqual([]);
    // What was meant stays readable.
    await expect(root).toHaveTextContent("<script>window.attacked = 'script'</script>");
    await expect(root).toHaveTextContent('spy');
    await expect(window).not.toHaveProperty('attacked');
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(fetched.filter((name) => name.includes('127.0.0.1:9/'))).toEqual([]);
  },
};

/** Images only from addresses the application knows. */
export const AllowedImages: Story = {
  args: {
    text: '![ours](/favicon.svg) ![theirs](https://example.com/image.svg)',
    isImageAllowed: (address) => address.startsWith('/'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'ours' })).toHaveAttribute('loading', 'lazy');
    await expect(canvasElement).toHaveTextContent('theirs');
  },
};

export const BadInput: Story = {
  args: {
    text: `# \n\n${'word '.repeat(400)}\n\n${'Donaudampfschifffahrt'.repeat(40)}\n\n## مرحبا 🦄\n\n\`\`\`\nunfinished code ${'x'.repeat(400)}`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

const Mark = ({ number }: CitationProps) => <a href={`#source-${number}`}>{`Source ${number}`}</a>;

/** A citation is drawn as the page wants it; in code and links it is text. */
export const Citations: Story = {
  args: {
    text: 'Tell the authority in **72 hours [1]**, the board at once [12].\n\n- `list[1]`\n- [see [2]](https://example.com)\n- [n]',
    citation: Mark,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Source 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Source 12' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
