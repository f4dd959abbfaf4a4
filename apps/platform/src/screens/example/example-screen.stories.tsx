import { assistantIds } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ExampleScreen } from './example-screen';

const at = (assistant: string, more = {}) => ({
  app: {
    path: '/examples/:assistant',
    at: `/examples/${assistant}`,
    title: 'shell.title.example',
    ...more,
  },
});

const meta = {
  title: 'Screens/Finished example',
  tags: ['!autodocs'],
  component: ExampleScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExampleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result first, then what it rests on and who wrote what. */
export const Decision: Story = {
  parameters: at('decision'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Options by criteria' })).toBeVisible();
    await expect(canvas.getByText(/invented company/)).toBeVisible();
    const start = canvas.getByRole('link', { name: 'Start from this example' });
    await expect(start).toHaveAttribute('href', '/enterprise/decision-assistant/new?example');
    // Nothing of it can be changed.
    for (const role of ['slider', 'textbox', 'combobox'])
      await expect(canvas.queryByRole(role)).toBeNull();
    const sources = canvas.getByRole('region', { name: 'Sources' });
    await expect(sources.querySelectorAll('li').length).toBeGreaterThan(2);
    const steps = canvas.getByRole('region', { name: 'How the agents worked' });
    const [first] = steps.querySelectorAll('button');
    await userEvent.click(first!);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const Writing: Story = { parameters: at('writing') };
export const Innovation: Story = { parameters: at('innovation') };
export const RiskAssessment: Story = { parameters: at('risk-assessment') };
export const ComplianceRisk: Story = { parameters: at('compliance-risk') };
export const CompliancePolicy: Story = { parameters: at('compliance-policy') };
export const DocumentGenerator: Story = { parameters: at('document-generator') };
export const RegulationMonitor: Story = { parameters: at('regulation-monitor') };
export const Training: Story = { parameters: at('training') };
export const Creative: Story = { parameters: at('creative') };

/** A result that is a text alone. */
export const CognitiveFlow: Story = {
  parameters: at('cognitive-flow'),
  play: async ({ canvas }) => {
    const start = await canvas.findByRole('link', { name: 'Start from this example' });
    await expect(start).toHaveAttribute('href', '/unified-cognitive-flow?example');
    await expect(assistantIds).toContain('cognitive-flow');
  },
};

export const Collaboration: Story = { parameters: at('collaboration') };

export const Loading: Story = { parameters: at('decision', { scenario: 'slow' }) };

export const NoSuchAssistant: Story = {
  parameters: at('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
