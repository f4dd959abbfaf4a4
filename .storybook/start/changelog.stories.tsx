import { Badge, Inline, Panel, Stack, Text } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { allChanges } from '../docs/all-changes';
import { WithCode } from '../docs/inline-code';

/**
 * Changes for those who install the packages, by version; what is not released yet comes first.
 * Each component's page has its own part of it.
 */
const meta = { title: 'Start/Changelog' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const versions = [...new Set(allChanges.map(({ version }) => version))];

/** Every change, with the components it concerns. */
export const Changes: Story = {
  render: () => (
    <Stack gap={16}>
      {versions.map((version) => (
        <Panel key={version} title={version}>
          <Stack gap={16}>
            {allChanges
              .filter((change) => change.version === version)
              .map(({ names, text }) => (
                <Stack key={text} gap={6}>
                  <Inline gap={6}>
                    {names.map((name) => (
                      <Badge key={name}>{name}</Badge>
                    ))}
                  </Inline>
                  <Text>
                    <WithCode text={text} />
                  </Text>
                </Stack>
              ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(versions.length);
    const shown = allChanges[0]?.text.replaceAll('`', '') ?? '';
    await expect(canvasElement).toHaveTextContent(shown.slice(0, 20));
  },
};
