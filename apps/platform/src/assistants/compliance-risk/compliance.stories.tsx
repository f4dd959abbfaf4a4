import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { EnterpriseArea } from '../../features/workspace/enterprise-area';

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
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };

export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Start/ }, wait));
    await expect(
      await canvas.findAllByText(/Say which industry the company is in/),
    ).not.toHaveLength(0);
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
  },
};

export const Policies: Story = {
  parameters: { app: at('?tab=policies') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Stored policies' }, wait)).toBeVisible();
  },
};

export const Trainings: Story = {
  parameters: { app: at('?tab=training') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Trainings' }, wait)).toBeVisible();
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
  },
};
