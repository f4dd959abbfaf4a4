import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { awaitWarning, expectWarning } from '../../story-checks.js';
import { TextField } from '../text-field/text-field.js';
import { Accordion, AccordionItem } from './accordion.js';

const questions = [
  ['points', 'What is a point?', 'A point pays for one thousand tokens of the smallest model.'],
  ['reserve', 'Why are points reserved?', 'So that a run never stops in the middle.'],
  ['refund', 'What happens when a run fails?', 'Reserved points come back at once.'],
] as const;

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    onValueChange: fn(),
    children: questions.map(([value, title, answer]) => (
      <AccordionItem key={value} value={value} title={title}>
        {answer}
      </AccordionItem>
    )),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof Accordion>;

/** Buttons inside headings; arrows, Home and End go between them; opening one closes the other. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const [points, reserve, refund] = canvas.getAllByRole('button');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.tab();
    await expect(points).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(points).toHaveAttribute('aria-expanded', 'true');
    const panel = canvas.getByRole('region', { name: 'What is a point?' });
    await expect(panel).toHaveTextContent('one thousand tokens');
    await expect(points).toHaveAttribute('aria-controls', panel.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(reserve).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(refund).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown} ');
    await expect(reserve).toHaveAttribute('aria-expanded', 'true');
    await expect(points).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['reserve']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.click(reserve as HTMLElement);
  },
};

export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['points', 'refund'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Why are points reserved?' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['points', 'refund', 'reserve']);
  },
};

/** The application decides: without its answer nothing changes. */
export const Controlled: Story = {
  args: { value: ['refund'], headingAs: 'h2' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is a point?' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['points']);
    await expect(
      canvas.getByRole('region', { name: 'What happens when a run fails?' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const DetailAndDisabled: Story = {
  args: {
    children: [
      <AccordionItem key="a" value="a" title="Memory" detail="Long-term">
        Kept between messages.
      </AccordionItem>,
      <AccordionItem key="b" value="b" title="Fallback" detail="Not in your plan" disabled>
        Never seen.
      </AccordionItem>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fallback Not in your plan' })).toBeDisabled();
  },
};

/** No items, long words, emoji, another direction, an item that is not there. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: () => (
    <div style={{ display: 'grid', gap: 24, inlineSize: 240 }}>
      <Accordion>{null}</Accordion>
      <Accordion defaultValue={['nowhere']}>
        <AccordionItem value="long" title={'Donaudampfschifffahrtsgesellschaft'.repeat(4)}>
          🚢
        </AccordionItem>
      </Accordion>
      <Accordion defaultValue={['rtl', 'second']}>
        <AccordionItem value="rtl" title="ما هي النقطة؟ 🛰️" detail="نقاط">
          {'قارئالعقود'.repeat(20)}
        </AccordionItem>
      </Accordion>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectWarning('Accordion: several items');
    for (const child of canvasElement.querySelectorAll('[data-orientation="vertical"]'))
      await expect(child.scrollWidth).toBeLessThanOrEqual(child.clientWidth);
  },
};

/** The chevrons stand at the left end. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    defaultValue: ['a'],
    children: (
      <AccordionItem value="a" title="ما هي النقطة؟">
        تدفع النقطة مقابل ألف رمز.
      </AccordionItem>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const chevron = button.querySelector('svg') as SVGElement;
    await expect(chevron.getBoundingClientRect().left).toBeLessThan(
      button.getBoundingClientRect().left + 40,
    );
  },
};

/** An item's content unmounts with it; `keepMounted` keeps what was typed there. */
export const KeptMounted: Story = {
  args: {
    defaultValue: ['name'],
    multiple: true,
    children: (
      <>
        <AccordionItem value="name" title="Name" keepMounted>
          <TextField label="Name of the agent" />
        </AccordionItem>
        <AccordionItem value="notes" title="Notes" keepMounted>
          <TextField label="Note" />
        </AccordionItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'Name' });
    await expect(canvas.getByLabelText('Note')).not.toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name of the agent'), 'Ada');
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByLabelText('Name of the agent')).not.toBeVisible();
    await userEvent.click(heading);
    await expect(canvas.getByLabelText('Name of the agent')).toBeVisible();
    await expect(canvas.getByLabelText('Name of the agent')).toHaveValue('Ada');
  },
};
