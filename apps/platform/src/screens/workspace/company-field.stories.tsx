import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { EnterpriseArea } from './assistants-area';

const meta = {
  title: 'Screens/Companies',
  tags: ['!autodocs'],
  component: EnterpriseArea,
  parameters: {
    layout: 'fullscreen',
    app: {
      path: '/enterprise/*',
      at: '/enterprise/risk-assessment/new',
      title: 'shell.title.riskAssessment',
    },
  },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };
const form = async (button: string | RegExp) => {
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return { ...dialog, save: () => userEvent.click(dialog.getByRole('button', { name: /^Save/ })) };
};

/** Added where it is chosen: named what is missing, stored, and chosen. */
export const Add: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }, wait));
    const { save, getByRole } = await form('Add company');
    await save();
    await waitFor(() => expect(getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await userEvent.type(getByRole('textbox', { name: 'Name' }), 'Obstgarten Küste');
    await userEvent.type(getByRole('textbox', { name: 'Industry' }), 'Fruit{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Enter sent the company alone: the form around it was not checked.
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeValid();
    await expect(canvas.getByRole('combobox', { name: /^Company/ })).toHaveTextContent(
      'Obstgarten Küste',
    );
  },
};

/** The company results go to is changed. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit Havsvik Home AB' }, wait),
    );
    const { save, getByRole } = await form('Edit Havsvik Home AB');
    const name = getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Havsvik Home AB');
    // A size in other words than the form's is kept.
    await expect(getByRole('combobox', { name: 'Company size' })).toHaveTextContent(
      '240 employees',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Havsvik AB');
    await save();
    await expect(await canvas.findByRole('button', { name: 'Edit Havsvik AB' })).toBeVisible();
  },
};

/** Somebody else was faster: nothing is written over that was not shown. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Edit Havsvik Home AB' }, wait),
    );
    const { save, getByRole, findByRole, queryByRole } = await form('Edit Havsvik Home AB');
    const industry = getByRole('textbox', { name: 'Industry' });
    await userEvent.clear(industry);
    await userEvent.type(industry, 'Furniture');

    const list = await fetch('/api/company-profiles');
    const [{ id }] = (await list.json()) as [{ id: number }];
    const others = async (changes: object) =>
      fetch(`/api/company-profiles/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(changes),
      });
    await others({ industry: 'Lamps', size: '50-249' });
    await save();
    const both = within(await findByRole('row', { name: /^Industry/ }, wait));
    await expect(both.getByText('Lamps')).toBeVisible();
    await expect(both.getByText('Furniture')).toBeVisible();
    await expect(getByRole('row', { name: /^Company size/ })).toHaveTextContent(
      /50–249 people.*240 employees/,
    );
    await expect(industry).toHaveValue('Furniture');

    // What is changed after the look at both is shown as well.
    await others({ industry: 'Rugs' });
    await userEvent.click(getByRole('button', { name: 'Overwrite with mine' }));
    await expect(await findByRole('row', { name: /^Industry.*Rugs/ })).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Discard mine, show theirs' }));
    await expect(industry).toHaveValue('Rugs');
    await expect(queryByRole('row', { name: /^Industry/ })).toBeNull();
    await userEvent.type(industry, ' and carpets');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Deleted where it is changed, without a question; the notification brings it back. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    const edit = () => canvas.findByRole('button', { name: 'Edit Havsvik Home AB' }, wait);
    await userEvent.click(await edit());
    const { getByRole } = await form('Edit Havsvik Home AB');
    const remove = getByRole('button', { name: 'Delete company' });
    await expect(remove).toHaveAccessibleDescription(/trainings are deleted with it/);
    await userEvent.click(remove);
    await expect(await canvas.findByText(/^You have not added a company yet/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add company' })).toHaveFocus());
    await expect(await screen.findByText('Havsvik Home AB deleted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await edit()).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Havsvik Home AB deleted')).toBeNull());
  },
};

/** A chosen company answers what a form asks of it, and says so; what was typed stays. */
export const FillsIn: Story = {
  parameters: {
    app: {
      path: '/enterprise/*',
      at: '/enterprise/compliance-assistant',
      title: 'shell.title.complianceAssistant',
    },
  },
  play: async ({ canvas }) => {
    const industry = await canvas.findByRole('textbox', { name: 'Industry' }, wait);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add company' }, wait));
    const { save, getByRole } = await form('Add company');
    await userEvent.type(getByRole('textbox', { name: 'Name' }), 'Obstgarten Küste');
    await userEvent.type(getByRole('textbox', { name: 'Industry' }), 'Fruit');
    await userEvent.type(getByRole('textbox', { name: /^Operating regions/ }), 'EU{Enter}');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(industry).toHaveValue('Fruit');
    await expect(industry).toHaveAccessibleDescription('From the profile of Obstgarten Küste');
    const regions = canvas.getByRole('textbox', { name: /^Operating regions/ });
    await expect(regions).toHaveAccessibleDescription(/From the profile of Obstgarten Küste/);

    await userEvent.type(industry, ' and juice');
    await expect(industry).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Company/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Havsvik Home AB' }));
    // The regions were the other company's; the industry was typed.
    await expect(regions).toHaveAccessibleDescription(/From the profile of Havsvik Home AB/);
    await expect(industry).toHaveValue('Fruit and juice');
  },
};
