import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Stack } from '../layout/stack.js';
import { Heading, headingLevels } from './heading.js';
import { Text, textSizes, textTones } from './text.js';

const meta = {
  title: 'Components/Text',
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Supplier contract review · 0:48 · 6.1 points' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={12}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const pairs = canvas.getAllByText(/Supplier/).map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return `${fontSize}/${lineHeight}`;
    });
    await expect(pairs).toEqual([
      '12px/16px',
      '13px/18px',
      '14px/20px',
      '16px/24px',
      '18px/26px',
      '20px/28px',
    ]);
  },
};

const Tones = () => (
  <Stack gap={8}>
    {textTones.map((tone) => (
      <Text key={tone} tone={tone} aria-disabled={tone === 'disabled' || undefined}>
        {tone}
      </Text>
    ))}
  </Stack>
);

export const AllTones: Story = { render: Tones };

export const Dark: Story = { render: Tones, globals: { theme: 'dark' } };

export const Truncated: Story = {
  args: { truncate: true, children: 'Framework agreement with the supplier in Gdańsk, version 4' },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Framework/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.getBoundingClientRect().height).toBe(20);
  },
};

/** Level is the outline, size is the look. */
export const Headings: Story = {
  render: () => (
    <Stack gap={12}>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Agents that work together
        </Heading>
      ))}
      <Heading level={2} size={44}>
        Agents that work
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const large = canvas.getByRole('heading', { name: 'Agents that work' });
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(large);
    await expect([fontSize, lineHeight, letterSpacing]).toEqual(['44px', '52px', '-1.056px']);
  },
};

/** Square scripts get more air between lines and never tracking. */
export const Chinese: Story = {
  globals: { locale: 'zh' },
  args: { children: '创建智能体，把它们编成协作任务，并测试背后的模型。' },
  render: (args) => (
    <Stack gap={12}>
      <Heading level={1}>智能体</Heading>
      <Text {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/创建智能体/)).lineHeight).toBe('22px');
    const heading = getComputedStyle(canvas.getByRole('heading'));
    await expect(Number.parseFloat(heading.letterSpacing) || 0).toBe(0);
  },
};

/** A passage in another language keeps its own lines. */
export const Nested: Story = {
  render: () => (
    <div lang="zh">
      <Text>智能体</Text>
      <Text lang="en">Agents</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('智能体')).lineHeight).toBe('22px');
    await expect(getComputedStyle(canvas.getByText('Agents')).lineHeight).toBe('20px');
  },
};

/** Endless and turned words break; nothing is an empty line. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Text {...args} key={text}>
          {text}
        </Text>
      ))}
      <Text {...args}>{null}</Text>
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
