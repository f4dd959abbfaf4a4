import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';

import { DownloadIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { KeyValue } from '../key-value/key-value.js';
import { StatusDot } from '../status-dot/status-dot.js';
import { Text } from '../text/text.js';
import { Card } from './card.js';
import { Panel, panelPaddings } from './panel.js';
import { PanelSection } from './panel-section.js';

const meta = {
  title: 'Components/Panel',
  component: Panel,
  args: { title: 'Result so far', children: 'Add Gdańsk as a second site.' },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Result so far' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Result so far' })).toBeVisible();
  },
};

export const WithHeaderAndFooter: Story = {
  args: {
    title: 'Agents',
    titleAs: 'h3',
    titleMeta: <StatusDot status="busy" label="2 at work" />,
    actions: (
      <Button size="small" icon={<DownloadIcon />}>
        Export
      </Button>
    ),
    footer: '8 of 12 agents shown',
    children: 'The network stands here.',
  },
  play: async ({ canvas }) => {
    // What stands beside the title is not part of its name.
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(/^Agents$/);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};

/** The surface alone, one element for each of many. */
export const Cards: Story = {
  render: () => (
    <Stack gap={8}>
      {['Contract reader', 'Site inspector'].map((name) => (
        <Card key={name} data-name={name}>
          <Text>{name}</Text>
        </Card>
      ))}
      <Card padding="none">
        <PanelSection title="Settings">Reaches the edge.</PanelSection>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText('Contract reader').parentElement;
    await expect(card?.tagName).toBe('SECTION');
    await expect(card).toHaveAttribute('data-name', 'Contract reader');
    // Without a name it is no region.
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Parts of one panel, divided by hairlines, instead of separate cards. */
export const Sections: Story = {
  args: { title: 'Contract reader', padding: 'none' },
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Panel {...args}>
        <PanelSection title="Settings">
          <KeyValue
            items={[
              { label: 'Model', value: 'Claude Sonnet 4' },
              { label: 'Temperature', value: '0.30' },
            ]}
          />
        </PanelSection>
        <PanelSection title="Last runs">Supplier contract review</PanelSection>
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

/** Sections bring their own room: they stand alike whatever the padding of what is around them. */
export const SectionsOfPaddedPanels: Story = {
  args: { title: 'Contract reader', footer: '2 parts' },
  render: (args) => (
    <Stack gap={8}>
      {panelPaddings.map((padding) => (
        <Stack key={padding} gap={8} data-testid={padding}>
          <Panel {...args} aria-labelledby={undefined} padding={padding}>
            <PanelSection title="Settings">Claude Sonnet 4</PanelSection>
            <PanelSection title="Last runs">Supplier contract review</PanelSection>
          </Panel>
          <Card padding={padding}>
            <PanelSection title="Settings">Reaches the edge.</PanelSection>
          </Card>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const places = (padding: string) => {
      const around = canvas.getByTestId(padding);
      const from = around.getBoundingClientRect();
      return [...around.querySelectorAll('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x - from.x, y - from.y, width, height];
      });
    };
    await expect(places('medium')).toEqual(places('none'));
  },
};

/** Content that took the place of what had the focus: its heading is read out, without a ring. */
export const FocusedTitle: Story = {
  render: function Render(args) {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <Stack gap={8} align="start">
        <Button onClick={() => title.current?.focus()}>To the answer</Button>
        <Panel {...args} titleRef={title} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const title = canvas.getByRole('heading', { name: 'Result so far' });
    await expect(title).toHaveFocus();
    await expect(getComputedStyle(title).outlineStyle).toBe('none');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button')).toHaveFocus();
    // No key leads to it.
    await userEvent.tab();
    await expect(title).not.toHaveFocus();
  },
};

/** Without a title it is only a surface, not a landmark. */
export const Plain: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Endless and turned words in every part; a panel of nothing. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Panel {...args} key={text} title={text} titleMeta={text} footer={text}>
          {text}
        </Panel>
      ))}
      <Panel {...args} title="">
        {null}
      </Panel>
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
