import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import '../../../css/vesper.css';
import { Badge } from '../../components/badge/badge.js';
import { Button } from '../../components/button/button.js';
import { Callout } from '../../components/callout/callout.js';
import { Checkbox } from '../../components/checkbox/checkbox.js';
import { Grid } from '../../components/layout/grid.js';
import { Inline } from '../../components/layout/inline.js';
import { Stack } from '../../components/layout/stack.js';
import { Link } from '../../components/link/link.js';
import { Panel } from '../../components/panel/panel.js';
import { Progress } from '../../components/progress/progress.js';
import { SegmentedControl } from '../../components/segmented-control/segmented-control.js';
import { Switch } from '../../components/switch/switch.js';
import { TextField } from '../../components/text-field/text-field.js';
import { Text } from '../../components/text/text.js';
import { UiProvider, type UiProviderProps } from '../../provider/ui-provider.js';
import { type Oklch, toCss } from '../color.js';
import { themeColors } from '../generated/themes.js';
import * as styles from './foundations.css.js';

const meta = { title: 'Foundations/Brand theme' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Example({ title }: { title: string }) {
  const [pace, setPace] = useState('steady');
  const [notify, setNotify] = useState(true);
  return (
    <Panel title={title} titleMeta={<Badge tone="accent">Ready</Badge>}>
      <Stack gap={16}>
        <Text>
          Three agents read the sources.{' '}
          <Link href="#sources" underlined>
            See the sources
          </Link>
        </Text>
        <TextField label="Name" defaultValue="Weekly report" description="Shown in the list." />
        <SegmentedControl
          label="Pace"
          value={pace}
          onValueChange={setPace}
          options={[
            { value: 'steady', label: 'Steady' },
            { value: 'fast', label: 'Fast' },
          ]}
        />
        <Switch label="Tell me when it is done" checked={notify} onCheckedChange={setNotify} />
        <Checkbox label="Keep the trace" checked onCheckedChange={() => undefined} />
        <Progress label="Points used" value={62} showLabel />
        <Callout tone="warning" title="Near the limit">
          62 of 100 points are used.
        </Callout>
        <Inline>
          <Button variant="primary">Run now</Button>
          <Button>Edit</Button>
        </Inline>
      </Stack>
    </Panel>
  );
}

type Look = Pick<UiProviderProps, 'theme' | 'contrast' | 'brand'>;

const Part = ({ label, ...look }: Look & { label: string }) => (
  <UiProvider {...look}>
    <div className={styles.ground}>
      <Example title={label} />
    </div>
  </UiProvider>
);

const painted = (color: Oklch) => {
  const probe = document.createElement('div');
  probe.style.color = toCss(color);
  document.body.append(probe);
  const { color: value } = getComputedStyle(probe);
  probe.remove();
  return value;
};

/**
 * The same components in another brand's colours, corners and faces: `vesper.tokens.json` and
 * `npm run tokens` made it, no component knows of it.
 */
export const Vesper: Story = {
  render: () => (
    <Grid columns={2}>
      <Part label="Constella" theme="light" contrast="standard" />
      <Part label="Vesper, light" brand="vesper" theme="light" contrast="standard" />
      <Part label="Vesper, dark" brand="vesper" theme="dark" contrast="standard" />
      <Part label="Vesper, dark, more contrast" brand="vesper" theme="dark" contrast="more" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const button = (part: string) => {
      const region = canvas.getByRole('region', { name: part });
      return getComputedStyle(within(region).getByRole('button', { name: 'Run now' }));
    };
    const [own, light, dark, more] = [
      button('Constella'),
      button('Vesper, light'),
      button('Vesper, dark'),
      button('Vesper, dark, more contrast'),
    ];
    await expect(light.backgroundColor).toBe(painted(themeColors['vesper-light']['accent.solid']));
    await expect(dark.backgroundColor).toBe(painted(themeColors['vesper-dark']['accent.solid']));
    await expect(more.backgroundColor).toBe(
      painted(themeColors['vesper-dark-contrast']['accent.solid']),
    );
    await expect(own.backgroundColor).toBe(painted(themeColors.light['accent.solid']));
    await expect([own.borderStartStartRadius, light.borderStartStartRadius]).toEqual([
      '6px',
      '10px',
    ]);
    await expect(light.fontFamily).toMatch(/^Seravek/);
    await expect(own.fontFamily).toMatch(/^Inter/);
  },
};

/** A brand gives its own faces to Latin and the system's to other scripts. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => <Part label="Vesper" brand="vesper" />,
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByRole('button', { name: 'Run now' }));
    await expect(fontFamily).toMatch(/^Seravek, "SF Arabic"/);
  },
};
