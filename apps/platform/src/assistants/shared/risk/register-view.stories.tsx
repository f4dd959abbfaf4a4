import type { RiskRegister } from '@constella/api-client';
import { ToastProvider } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { useEditedResult } from '../testing/use-edited-result';
import { RegisterView } from './register-view';
import { sampleRegister, unratedRegister } from './sample-register';

function Editable({ register: given }: { register: RiskRegister }) {
  const [register, edit] = useEditedResult('risk-assessment', given);
  return <RegisterView register={register} onChange={edit} />;
}

const meta = {
  title: 'Results/Risk register',
  tags: ['!autodocs'],
  component: Editable,
  args: { register: sampleRegister },
  decorators: (Story) => (
    <ToastProvider>
      <Story />
    </ToastProvider>
  ),
} satisfies Meta<typeof Editable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move a risk; its score, level and due date and the whole follow. */
export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', {
      name: '2. Seasonal workers leave early: likelihood 3, impact 3, score 9, Medium',
    });
    chip.focus();
    await userEvent.keyboard('{ArrowUp}');
    const moved = await canvas.findByRole('button', {
      name: '2. Seasonal workers leave early: likelihood 4, impact 3, score 12, High',
    });
    await expect(moved).toHaveFocus();
    await expect(canvas.getByText('10.5')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(
      await canvas.findByRole('button', { name: /^2\. .*impact 5, score 20, Critical$/ }),
    ).toHaveFocus();
  },
};

/** What nobody has rated has no score and no place in the matrix, until somebody rates it. */
export const Unrated: Story = {
  args: { register: unratedRegister },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^2\. Go-live/ })).toBeNull();
    await expect(canvas.getAllByText('Not rated').length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Go-live of new software fails' }));
    const editor = await canvas.findByRole('region', { name: 'Risk 2' });
    await userEvent.click(within(editor).getByRole('combobox', { name: 'Likelihood' }));
    await userEvent.click(await screen.findByRole('option', { name: /Possible/ }));
    await expect(await canvas.findByText('2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^2\. Go-live.*score 9/ })).toBeVisible();
  },
};

/** A risk is opened from the list, treated and removed; what is left is worked out at once. */
export const Treated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'The sorting machine stops' }));
    const editor = await canvas.findByRole('region', { name: 'Risk 1' });
    await expect(within(editor).getByText('8 Medium')).toBeVisible();
    await userEvent.click(within(editor).getByRole('combobox', { name: 'Lowers impact by' }));
    await userEvent.click(
      await screen.findByRole('option', { name: '3 steps' }, { timeout: 10_000 }),
    );
    await expect(within(editor).getByText('2 Low')).toBeVisible();
    await userEvent.click(within(editor).getByRole('button', { name: 'Remove risk' }));
    await expect(canvas.queryByRole('button', { name: 'The sorting machine stops' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add risk' }));
    await expect(await canvas.findByRole('region', { name: 'Risk 4' })).toBeVisible();
  },
};

/** A removed risk is brought back where it was; what was changed meanwhile stays. */
export const RemovedAndBack: Story = {
  play: async ({ canvas }) => {
    const first = { name: 'The sorting machine stops' };
    await userEvent.click(await canvas.findByRole('button', first));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove risk' }));
    await expect(canvas.queryByRole('button', first)).toBeNull();
    await waitFor(() =>
      expect(
        within(canvas.getByRole('table', { name: 'Risk register' })).getAllByRole('button')[0],
      ).toHaveFocus(),
    );
    canvas.getByRole('button', { name: /^1\. Seasonal workers/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByText('“The sorting machine stops” removed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('region', { name: 'Risk 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^1\. The sorting machine/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^2\. Seasonal workers leave early: likelihood 4/ }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/removed$/)).toBeNull());
  },
};

/** The places after treatment are shown, and nothing can be moved there. */
export const AfterTreatment: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      within(await canvas.findByRole('radiogroup', { name: 'Point in time' })).getByRole('radio', {
        name: 'After treatment',
      }),
    );
    const chip = await canvas.findByRole('button', {
      name: '1. The sorting machine stops: likelihood 2, impact 4, score 8, Medium',
    });
    chip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chip).toHaveAccessibleName(/likelihood 2/);
  },
};

function ReadOnly() {
  return <RegisterView register={sampleRegister} />;
}

export const ToRead: Story = {
  render: () => <ReadOnly />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^3\. Frost/ }));
    await expect(await canvas.findByRole('region', { name: 'Risk 3' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add risk' })).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    register: {
      ...sampleRegister,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsversicherung '.repeat(3),
      items: sampleRegister.items.map((item) => ({
        ...item,
        title: `${item.title} ${'because nobody had thought of it '.repeat(4)}`,
      })),
    },
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [chip] = await canvas.findAllByRole('button', { name: /Frost/ });
    chip?.focus();
    await userEvent.keyboard('{ArrowRight}');
    // Impact grows towards the left here.
    await expect(await canvas.findByRole('button', { name: /^3\. Frost.*الأثر 4/ })).toHaveFocus();
  },
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Partial<Story>;

const listed = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.findByRole('list', { name: 'Risk matrix' });
const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** No room for five columns: the risks by score, with their places in words, moved by two fields. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    const list = await listed(canvas);
    await expect(canvas.queryByRole('table', { name: 'Risk matrix' })).toBeNull();
    for (const one of [document.documentElement, ...canvasElement.querySelectorAll('*')])
      if (one.clientWidth > 1 && getComputedStyle(one).overflowX !== 'visible')
        await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
    await expect(titles(list)).toEqual([
      'The sorting machine stops',
      'Frost in the first week',
      'Seasonal workers leave early',
      'A buyer pays late',
    ]);
    const chip = within(list).getByRole('button', {
      name: '2. Seasonal workers leave early: likelihood 3, impact 3, score 9, Medium',
    });
    // By keyboard: from its title to its two fields.
    chip.focus();
    await userEvent.tab();
    const likelihood = within(
      within(list).getByRole('group', { name: 'Seasonal workers leave early' }),
    ).getByRole('combobox', { name: 'Likelihood' });
    await expect(likelihood).toHaveFocus();
    await expect(likelihood).toHaveTextContent('3 Possible');
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(likelihood).toHaveTextContent('4 Likely'));
    await expect(likelihood).toHaveFocus();
    await expect(titles(list)[1]).toBe('Seasonal workers leave early');
    await expect(
      within(list).getByRole('button', { name: /^2\. .*likelihood 4, .*score 12, High$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^2\. .*score 12, High$/)).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('10.5')).toBeVisible();
    const time = canvas.getByRole('radiogroup', { name: 'Point in time' });
    await userEvent.click(within(time).getByRole('radio', { name: 'After treatment' }));
    await expect(within(list).queryByRole('combobox')).toBeNull();
    await expect(within(list).getAllByText('2 Unlikely')).toHaveLength(2);
  },
};

/** A risk opened from the list comes into sight, and its heading is read out. */
export const PhoneOpened: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const list = await listed(canvas);
    await userEvent.click(within(list).getByRole('button', { name: /^4\. A buyer/ }));
    const heading = await canvas.findByRole('heading', { name: 'Risk 4' });
    await expect(heading).toHaveFocus();
    const { top } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(window.innerHeight);
    await expect(within(list).getByRole('button', { pressed: true })).toHaveTextContent('A buyer');
  },
};

export const PhoneRightToLeft: Story = { ...phone, globals: { ...phone.globals, locale: 'ar' } };

export const PhoneLongTexts: Story = { ...phone, args: LongTexts.args };

export const PhoneToRead: Story = { ...phone, render: () => <ReadOnly /> };
