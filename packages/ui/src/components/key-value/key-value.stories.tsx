import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { KeyValue } from './key-value.js';

const meta = {
  title: 'Components/KeyValue',
  component: KeyValue,
  args: {
    items: [
      { label: 'Model', value: 'Claude Sonnet 4' },
      { label: 'Provider', value: 'Automatic, fallback on' },
      { label: 'Temperature', value: '0.30' },
      { label: 'Max tokens', value: '1,800' },
      { label: 'Memory', value: 'Long-term, depth 24' },
    ],
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Wide' ? 960 : 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Model', 'Provider', 'Temperature', 'Max tokens', 'Memory']);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('0.30');
  },
};

/** With much room a value stands beside its label, not at the other end of the page. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term');
    const edge = Math.max(...labels.map((label) => label.getBoundingClientRect().right));
    const words = document.createRange();
    for (const value of canvas.getAllByRole('definition')) {
      words.selectNodeContents(value);
      await expect(words.getBoundingClientRect().left - edge).toBeLessThan(24);
    }
  },
};

/** Long labels and values share the width and wrap; nothing is cut. */
export const Long: Story = {
  args: {
    items: [
      {
        label: 'Bevorzugter Anbieter der Sprachmodelle',
        value: 'anthropic_claude_sonnet_4_20250514_extended_thinking',
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('term').parentElement;
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

/** Endless and turned words on both sides, values that are nothing, no pairs at all. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      <KeyValue
        {...args}
        items={awkwardTexts.map((text, at) => ({ id: String(at), label: text, value: text }))}
      />
      <KeyValue
        {...args}
        items={[
          { label: 'Nothing', value: null },
          { label: 'No', value: false },
        ]}
      />
      <KeyValue {...args} items={[]} />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
