import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { EnterpriseArea } from './assistants-area';

const at = (address: string) => ({
  path: '/enterprise/*',
  at: `/enterprise/compliance-assistant${address}`,
  title: 'shell.title.complianceAssistant',
});

const meta = {
  title: 'Screens/Compliance',
  tags: ['!autodocs'],
  component: EnterpriseArea,
  parameters: { layout: 'fullscreen', app: at('') },
  // What one story has changed must not be unsaved in another.
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };

/** What the profile of the company knows is filled in; what was taken away or is missing is said. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const industry = await canvas.findByRole('textbox', { name: 'Industry' }, wait);
    await expect(industry).toHaveAccessibleDescription('From the profile of Havsvik Home AB');
    // Nobody typed it: it is no draft.
    await expect(canvas.queryByText(/^Draft saved/)).toBeNull();
    await userEvent.clear(industry);
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await expect(await canvas.findAllByText(/Enter the industry/)).not.toHaveLength(0);
  },
};

/** Stored documents by status, each in its column. */
export const Monitor: Story = {
  parameters: { app: at('?tab=monitor') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('group', { name: 'Controls and documents by status' }, wait),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Published/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Procedure for data breaches/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Procedure for data breaches' }, wait);
    await expect(within(dialog).getByText('Procedure, version 1.0')).toBeVisible();
  },
};

export const Policies: Story = {
  parameters: { app: at('?tab=policies') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Stored policies' }, wait)).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Anti-corruption policy' }, wait),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Anti-corruption policy' }, wait);
    await expect(within(dialog).getByText('Policy, version 2.0')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A training without a run is read where it is listed. */
export const Trainings: Story = {
  parameters: { app: at('?tab=training') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Trainings' }, wait)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Recognising phishing' }, wait));
    const dialog = await screen.findByRole('dialog', { name: 'Recognising phishing' }, wait);
    await expect(within(dialog).getByText(/^This training was not made by a run/)).toBeVisible();
    await expect(await within(dialog).findByText(/\(right answer\)$/)).toBeVisible();
  },
};

/** The companies of the member: added, changed, deleted and brought back. */
export const Companies: Story = {
  parameters: { app: at('?tab=companies') },
  play: async ({ canvas }) => {
    const name = 'Havsvik Home AB';
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }, wait));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
    const industry = form.getByRole('textbox', { name: 'Industry' });
    await userEvent.clear(industry);
    await userEvent.type(industry, 'Harbours');
    await userEvent.click(form.getByRole('button', { name: 'Save company' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = canvas.getByRole('row', { name: new RegExp(name) });
    await waitFor(() => expect(within(row).getByText('Harbours')).toBeVisible());

    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/^You have not added a company yet/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(name, undefined, wait)).toBeVisible();
  },
};

const call = async <Answer,>(path: string, body?: unknown): Promise<Answer> => {
  const asked = body !== undefined && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(path, asked || {})).json() as Promise<Answer>;
};

/** A training opens in the run that made it; once that is deleted, what is stored is read. */
export const TrainingOfARun: Story = {
  play: async ({ canvas }) => {
    const place = await canvas.findByRole('link', { name: 'Training' }, wait);
    const topic = { topic: 'Gifts', audience: 'Everybody' };
    const run = await call<{ id: number }>('/api/assistants/training/runs?start=false', topic);
    const [company] = await call<{ id: number }[]>('/api/company-profiles');
    const store = (title: string, taskId: number) =>
      call('/api/compliance-trainings', {
        companyId: company?.id,
        title,
        format: 'presentation',
        content: { lessons: [{ title: 'What is a gift', points: ['Ask first'] }], taskId },
      });
    await store('Gifts of suppliers', run.id);
    await store('Gifts of customers', 999_999);
    await userEvent.click(place);
    // Until the server has said so, a run counts as there.
    const stored = await canvas.findByRole('link', { name: 'Gifts of customers' }, wait);
    await waitFor(() => expect(stored).toHaveAttribute('href', expect.stringMatching(/row=\d+$/)));
    await userEvent.click(stored);
    const dialog = await screen.findByRole('dialog', { name: 'Gifts of customers' }, wait);
    await expect(within(dialog).getByText(/this training was deleted/)).toBeVisible();
    await expect(await within(dialog).findByText('Ask first')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('link', { name: 'Gifts of suppliers' }).focus();
    await userEvent.keyboard('{Enter}');
    // Not started: the run itself, under the name of its assistant.
    await expect(await canvas.findByRole('button', { name: 'Start run' }, wait)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Training' })).toHaveAttribute(
      'href',
      '/enterprise/training-assistant',
    );
  },
};

/** Assessing and writing share a screen: each form is a way from the other, and says which is open. */
export const TwoForms: Story = {
  play: async ({ canvas }) => {
    const risk = await canvas.findByRole('link', { name: 'Risk assessment' }, wait);
    await expect(risk).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Policy generator' }));
    await expect(await canvas.findByRole('textbox', { name: 'Jurisdiction' }, wait)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Compliance assistant' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Policy generator' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Risk assessment' }));
    await expect(await canvas.findByRole('textbox', { name: 'Industry' }, wait)).toBeVisible();
  },
};

/** From the form to the policy that came of it. */
export const PolicyWritten: Story = {
  parameters: { app: at('/policies/new') },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Jurisdiction' }, wait),
      'Germany',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await expect(
      await canvas.findByRole('region', { name: 'Responsibilities' }, { timeout: 40_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “Responsibilities”' }));
    const field = canvas.getByRole('textbox', { name: 'Responsibilities' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Nadia Berger decides.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText(/Nadia Berger decides\.$/)).toBeVisible();
    await expect(canvas.getByText('Unsaved changes, kept in this browser')).toBeVisible();
  },
};
