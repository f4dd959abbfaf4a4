import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../components/button/button.js';
import { Grid } from '../components/layout/grid.js';
import { Inline } from '../components/layout/inline.js';
import { Stack } from '../components/layout/stack.js';
import { TextField } from '../components/text-field/text-field.js';
import { Text } from '../components/text/text.js';
import * as styles from './swatches.css.js';

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Sample {
  role: string;
  className: string;
}

const Row = ({ samples }: { samples: readonly Sample[] }) => (
  <Grid minColumn={88} gap={8}>
    {samples.map(({ role, className }) => (
      <div key={role}>
        <div className={`${styles.sample} ${className}`} />
        <div className={styles.name}>{role}</div>
      </div>
    ))}
  </Grid>
);

const Everything = () => (
  <Stack gap={16}>
    <Row samples={styles.surfaceSamples} />
    {styles.toneSamples.map(({ tone, samples }) => (
      <Stack key={tone} gap={4}>
        <Text weight="medium" size={13} tone="strong">
          {tone}
        </Text>
        <Row samples={samples} />
      </Stack>
    ))}
    <Row samples={styles.dataSamples} />
    <Row samples={styles.agentSamples} />
  </Stack>
);

/** Every meaning a component may use. The scales behind them are solved for contrast. */
export const Light: Story = { render: Everything };

export const Dark: Story = { render: Everything, globals: { theme: 'dark' } };

const Corner = ({ theme, contrast }: { theme: string; contrast?: string }) => (
  <div data-theme={theme} data-contrast={contrast} className={styles.ground}>
    <Text tone="muted" size={12}>
      Next on December 1
    </Text>
    <TextField label="Monthly points" defaultValue="1,000" />
    <Inline>
      <Button variant="primary" size="small">
        Save
      </Button>
      <Button size="small">Cancel</Button>
    </Inline>
  </div>
);

/** A wrapper carries a theme of its own, whatever stands around it. */
export const Themes: Story = {
  render: () => (
    <Grid columns={2}>
      <Corner theme="light" />
      <Corner theme="dark" />
      <Corner theme="light" contrast="more" />
      <Corner theme="dark" contrast="more" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const saves = canvas.getAllByRole('button', { name: 'Save' });
    const grounds = saves.map((save) => getComputedStyle(save).backgroundColor);
    await expect(new Set(grounds).size).toBe(4);
  },
};
