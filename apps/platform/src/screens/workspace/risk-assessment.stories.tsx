import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { EnterpriseArea } from './assistants-area';

const meta = {
  title: 'Screens/Risk assessment',
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
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A missing value is reported at its field. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    for (const kind of ['Operational', 'Financial', 'People'])
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: kind }, { timeout: 10_000 }),
      );
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Start/ }, { timeout: 10_000 }),
    );
    await expect(await canvas.findAllByText(/Enter a title/)).not.toHaveLength(0);
    await expect(canvas.getAllByText(/Choose at least one kind of risk/)).not.toHaveLength(0);
  },
};

/** From the form to the register that came of it. */
export const Assessed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Title' }, { timeout: 10_000 }),
      'Harvest',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Scope' }), 'The coastal orchard');
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Known risks/ }),
      'The sorting machine often stops',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }));
    await expect(
      await canvas.findByRole(
        'button',
        { name: /^1\. The sorting machine often stops/ },
        {
          timeout: 30_000,
        },
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/Nothing is rated or accepted/)).toBeVisible();
  },
};
