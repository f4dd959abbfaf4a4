import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../../components/button/button.js';
import { Grid } from '../../components/layout/grid.js';
import { Inline } from '../../components/layout/inline.js';
import { Stack } from '../../components/layout/stack.js';
import { TextField } from '../../components/text-field/text-field.js';
import { Text } from '../../components/text/text.js';
import { toHex } from '../color.js';
import { themeColors, type ThemeName, themes, themeScales } from '../generated/themes.js';
import { measureTheme } from '../pairs.js';
import { Meanings, OnFills, OnSurfaces, Scales, ThemeSummary } from './story-colours.js';
import * as styles from './foundations.css.js';

const names = Object.keys(themes) as ThemeName[];

const meta = {
  title: 'Foundations/Colour',
  args: { theme: 'light' },
  argTypes: { theme: { control: 'select', options: names } },
} satisfies Meta<{ theme: ThemeName }>;

export default meta;
type Story = StoryObj<{ theme: ThemeName }>;

const withoutTheme = { controls: { disable: true } };

/** Every meaning a component may use; the toolbar changes the theme. */
export const Light: Story = { render: () => <Meanings />, parameters: withoutTheme };

export const Dark: Story = {
  render: () => <Meanings />,
  parameters: withoutTheme,
  globals: { theme: 'dark' },
};

/**
 * Scales meanings are mixed from. Text and border steps are solved for their contrast, not picked.
 */
export const AllScales: Story = {
  name: 'Scales',
  args: { theme: 'light' },
  argTypes: { theme: { options: Object.keys(themeScales) } },
  render: ({ theme }) => <Scales theme={theme} />,
  play: async ({ canvas }) => {
    for (const hue of ['ink', 'accent', 'amber', 'jade', 'rose', 'saffron', 'sky'])
      await expect(canvas.getByText(hue)).toBeVisible();
    await expect(canvas.getByText(`9 ${toHex(themeColors.light['accent.solid'])}`)).toBeVisible();
  },
};

/**
 * The lowest ratio of each kind. WCAG 2.2 asks 4.5:1 of text and 3:1 of what is not text; with more
 * contrast it is 7:1 and, for the edges of controls, 4.5:1.
 */
export const ContrastOfThemes: Story = {
  render: () => <ThemeSummary />,
  parameters: withoutTheme,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(names.length);
    for (const row of rows) await expect(within(row).getByText('Passes')).toBeVisible();
  },
};

/** Every pair of a colour and a surface. */
export const ContrastOnSurfaces: Story = {
  render: ({ theme }) => <OnSurfaces theme={theme} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fails')).toBeNull();
    const muted = canvas.getByRole('row', { name: /text.muted/ });
    const ratio = measureTheme('light').find(
      ({ foreground, background }) =>
        foreground === 'text.muted' && background === 'surface.sunken',
    )?.ratio;
    await expect(muted).toHaveTextContent(ratio?.toFixed(2) ?? 'no ratio');
  },
};

/** The other pairs: text on what is filled, chosen or turned over. */
export const ContrastOnFills: Story = {
  render: ({ theme }) => <OnFills theme={theme} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fails')).toBeNull();
  },
};

const Corner = ({ theme, contrast }: { theme: string; contrast?: string }) => (
  <div data-theme={theme} data-contrast={contrast} className={styles.ground}>
    <Stack gap={8}>
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
    </Stack>
  </div>
);

/** A wrapper carries a theme of its own, whatever stands around it. */
export const Themes: Story = {
  parameters: withoutTheme,
  render: () => (
    <Grid columns={2}>
      <Corner theme="light" contrast="standard" />
      <Corner theme="dark" contrast="standard" />
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
