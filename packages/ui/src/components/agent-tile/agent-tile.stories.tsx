import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { AgentTile, agentTileSizes, agentTileTypes } from './agent-tile.js';
import { Identity } from './identity.js';

const meta = {
  title: 'Components/AgentTile',
  component: AgentTile,
  args: { type: 'coordinator' },
} satisfies Meta<typeof AgentTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Type is colour and glyph; at work the disc is filled. */
export const Types: Story = {
  render: () => (
    <Stack gap={12}>
      {agentTileSizes.map((size) => (
        <Inline key={size} gap={12} align="center">
          {agentTileTypes.map((type) => (
            <AgentTile key={type} type={type} size={size} />
          ))}
          {agentTileTypes.map((type) => (
            <AgentTile key={type} type={type} size={size} atWork />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** With a name where the type is not written beside it. */
export const Named: Story = {
  args: { label: 'Coordinator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Coordinator' })).toBeVisible();
  },
};

/** Mark, name and a muted line: how an agent appears everywhere. */
export const WithIdentity: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Stack gap={12}>
        <Identity
          media={<AgentTile type="coordinator" atWork />}
          title="Synthesis lead"
          detail="Coordinator · Claude Sonnet 4"
        />
        <Identity
          media={<AgentTile type="executor" />}
          title={<a href="#spreadsheet">Spreadsheet runner with a very long name</a>}
          detail="Executor · GPT-4.1 mini with a long remark"
        />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Spreadsheet runner/ });
    await expect(link.parentElement?.scrollWidth).toBeGreaterThan(
      link.parentElement?.clientWidth ?? 0,
    );
  },
};

/** In a right-to-left page a Latin name starts where the others do, and is cut at its own end. */
export const LatinInArabic: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <Identity
        title="European Union"
        detail={['رصد اللوائح', 'Never delete the email that leaked, and do not promise anything']}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('European Union');
    const words = title.parentElement?.parentElement as HTMLElement;
    const edge = words.getBoundingClientRect().right;
    await expect(title.getBoundingClientRect().right).toBeCloseTo(edge, 0);
    await expect(canvas.getByText('رصد اللوائح').getBoundingClientRect().right).toBeCloseTo(
      edge,
      0,
    );
    // The text begins at its left and is cut at its right.
    const cut = canvas.getByText(/^Never delete/);
    await expect(getComputedStyle(cut).direction).toBe('ltr');
    await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
    await expect(cut.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      words.getBoundingClientRect().left,
    );
  },
};

/** Endless, turned and empty names beside the tile. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Identity
          key={text}
          media={<AgentTile {...args} label={text} />}
          title={text}
          detail={text}
        />
      ))}
      <AgentTile {...args} label="" />
      <AgentTile {...args} type={'oracle' as 'meta'} />
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
