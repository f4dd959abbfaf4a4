import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../components/button/button.js';
import { IconButton } from '../components/icon-button/icon-button.js';
import { Inline } from '../components/layout/inline.js';
import { IconGallery } from './gallery/icon-gallery.js';
import { iconGroups } from './gallery/icon-list.js';
import { Icon, iconSizes } from './icon.js';
import * as all from './index.js';
import { Logo } from './logo.js';

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const exported = Object.keys(all).filter((name) => name.endsWith('Icon') && name !== 'Icon');

/** Drawn on 24 × 24 in Lucide's manner; the four role glyphs and the constellation are ours. */
export const All: Story = {
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    const listed = iconGroups.flatMap(({ icons }) => icons.map(({ name }) => name));
    await expect(listed.toSorted()).toEqual(exported.toSorted());
    const counted = () => canvas.getAllByRole('status').find((each) => each.textContent !== '');
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(field, 'chevron left');
    await expect(counted()).toHaveTextContent(`1 of ${listed.length} icons`);
    await userEvent.click(canvas.getByRole('button', { name: 'ChevronLeft' }));
    const detail = canvas.getByRole('region', { name: 'ChevronLeftIcon' });
    await expect(detail).toHaveTextContent("import { ChevronLeftIcon } from '@constella/ui';");
    await expect(detail).toHaveTextContent('Turns with the line of reading');
    await expect(within(detail).getByRole('button', { name: /copy/i })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'unicorn');
    await expect(counted()).toHaveTextContent('No icon has this name');
    await userEvent.clear(field);
    await expect(counted()).toHaveTextContent(`${listed.length} of`);
  },
};

/** In small controls, in buttons and fields, beside headings: the line stays about as thin. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      {iconSizes.map((size) => (
        <all.SettingsIcon key={size} size={size} />
      ))}
      <Logo />
      <Logo size={48} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map(
      (drawing) => drawing.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([12, 14, 16, 20, 24, 48]);
  },
};

/**
 * Beside a word an icon is decoration and says nothing. Alone it needs a name, which belongs to the
 * control: `IconButton` takes it as `label` and shows it as a tooltip.
 */
export const DecorationOrNamed: Story = {
  name: 'Decoration or named',
  render: () => (
    <Inline>
      <Button icon={<all.PlusIcon />}>Create agent</Button>
      <IconButton icon={<all.TrashIcon />} label="Delete agent" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Create agent' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete agent' })).toBeVisible();
    for (const drawing of canvasElement.querySelectorAll('svg'))
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Icons that point along the line turn with it; a check does not. */
export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { locale: 'ar' },
  render: () => (
    <Inline>
      <all.ChevronRightIcon />
      <all.CheckIcon />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [chevron, check] = [...canvasElement.querySelectorAll('svg')].map(
      (drawing) => getComputedStyle(drawing).transform,
    );
    await expect(chevron).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(check).toBe('none');
  },
};
