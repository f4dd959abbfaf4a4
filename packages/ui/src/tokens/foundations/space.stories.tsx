import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect } from 'storybook/test';

import { Button } from '../../components/button/button.js';
import { Grid } from '../../components/layout/grid.js';
import { Inline } from '../../components/layout/inline.js';
import { Stack } from '../../components/layout/stack.js';
import { KeyValue } from '../../components/key-value/key-value.js';
import { Panel } from '../../components/panel/panel.js';
import { TextField } from '../../components/text-field/text-field.js';
import { densities } from '../../provider/page-choices.js';
import { UiProvider } from '../../provider/ui-provider.js';
import type { TokenName } from '../generated/names.js';
import * as styles from './foundations.css.js';
import { lastPart, plainValue, tokensOf, tokenVar } from './names.js';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const show = (name: TokenName) => assignInlineVars({ [styles.shown]: tokenVar(name) });

/** Everything stands on a grid of 4 px; 2 and 6 are for what is inside a control. */
export const Distances: Story = {
  render: () => (
    <Stack gap={8}>
      {tokensOf('space').map((name) => (
        <div key={name}>
          <div className={styles.name}>{lastPart(name)}</div>
          <div className={styles.length} style={show(name)} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('[style]')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths).toEqual(tokensOf('space').map((name) => Number(lastPart(name))));
  },
};

/** A nested radius is the outer one less the padding. */
export const Corners: Story = {
  render: () => (
    <Grid minColumn={120} gap={16}>
      {tokensOf('radius').map((name) => (
        <div key={name}>
          <div className={styles.corner} style={show(name)} />
          <div className={styles.name}>{lastPart(name)}</div>
        </div>
      ))}
    </Grid>
  ),
};

/** Heights of controls: 28, 32 and 40 px, at least 44 under a finger. */
export const Controls: Story = {
  render: () => (
    <Stack gap={8}>
      {tokensOf('control').map((name) => (
        <div key={name} className={styles.control} style={show(name)}>
          {lastPart(name)}
        </div>
      ))}
    </Stack>
  ),
};

/**
 * Comfortable and compact: the same tokens, closer together. `UiProvider` takes `density` for the page
 * or a part of it; fingers keep 44 px in both.
 */
export const Density: Story = {
  render: () => (
    <Grid columns={2} gap={24}>
      {densities.map((density) => (
        <UiProvider key={density} density={density}>
          <Panel title={density}>
            <Stack gap={16}>
              <TextField label="Name" defaultValue="Weekly report" />
              <Inline>
                <Button variant="primary">Run now</Button>
                <Button>Edit</Button>
              </Inline>
            </Stack>
          </Panel>
        </UiProvider>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Edit' })
      .map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([32, 28]);
  },
};

/** Only what floats casts a shadow. On dark grounds the edge carries it. */
export const Depth: Story = {
  render: () => (
    <Grid minColumn={160} gap={32}>
      {tokensOf('shadow').map((name) => (
        <div key={name} className={styles.depth} style={show(name)}>
          {lastPart(name)}
        </div>
      ))}
    </Grid>
  ),
};

/** Widths of the page, and what lies above what. */
export const Layout: Story = {
  render: () => (
    <Stack gap={24}>
      {['size', 'layer'].map((group) => (
        <KeyValue
          key={group}
          items={tokensOf(group).map((name) => ({ label: name, value: plainValue(name) }))}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1200px')).toBeVisible();
    const layers = tokensOf('layer').map((name) => Number(plainValue(name)));
    await expect(layers).toEqual(layers.toSorted((a, b) => a - b));
  },
};
