import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { WorkflowScreen } from './workflow-screen';

const app = { path: '/workflow-visualization', title: 'shell.title.workflowVisualization' };
const at = (query: string) => ({ ...app, at: `/workflow-visualization?${query}` });
const meta = {
  title: 'Screens/Workflow',
  tags: ['!autodocs'],
  component: WorkflowScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof WorkflowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The colour of every kind a chart's legend names. */
const signsOf = async (figure: HTMLElement): Promise<Record<string, string>> => {
  const entries = await within(figure).findAllByRole('listitem');
  return Object.fromEntries(
    entries.map((entry) => [
      entry.textContent,
      getComputedStyle(entry.querySelector('svg > g rect') as SVGRectElement).fill,
    ]),
  );
};

/** The run that ended last; another one is chosen by name. */
export const Graph: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('figure', {
        name: 'Steps of Launch our rain jackets in the Nordics',
      }),
    ).toBeVisible();
    const picker = canvas.getByRole('combobox', { name: 'Run' });
    await userEvent.clear(picker);
    await userEvent.type(picker, 'Blog');
    await userEvent.click(
      await screen.findByRole('option', { name: /Blog post: bread waste cut in half/ }),
    );
    const figure = await canvas.findByRole('figure', {
      name: 'Steps of Blog post: bread waste cut in half',
    });
    await expect(figure).toHaveAccessibleDescription('5 steps, 1 tool call, 1 min 3 sec in all.');
    // A step has the colour of its agent's type, and the other drawing the same one.
    const inGraph = await signsOf(figure);
    await userEvent.click(canvas.getByRole('radio', { name: 'Durations' }));
    const inTime = await signsOf(
      await canvas.findByRole('figure', { name: 'Time of Blog post: bread waste cut in half' }),
    );
    await expect(Object.keys(inGraph)).toEqual(['Processor', 'Executor', 'Tool']);
    await expect(inTime).toMatchObject(inGraph);
  },
};

export const Waterfall: Story = {
  parameters: { app: at('run=1&view=waterfall') },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', {
      name: 'Time of Blog post: bread waste cut in half',
    });
    // The run and its steps are rows; the count is the one of the graph.
    await expect(figure).toHaveAccessibleDescription('5 steps, 1 tool call, 1 min 3 sec in all.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Graph' }));
    await expect(
      await canvas.findByRole('figure', { name: 'Steps of Blog post: bread waste cut in half' }),
    ).toBeVisible();
    // A look at the other tab leaves the choice as it is.
    await userEvent.click(canvas.getByRole('tab', { name: 'Tool compositions' }));
    await canvas.findByRole('figure', { name: 'Pattern of Answer with sources' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Traces' }));
    await expect(
      await canvas.findByRole('figure', { name: 'Steps of Blog post: bread waste cut in half' }),
    ).toBeVisible();
  },
};

export const Templates: Story = {
  parameters: { app: at('tab=templates') },
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('figure', { name: 'Pattern of Answer with sources' });
    await expect(figure).toHaveAccessibleDescription('3 steps and 2 links, on 3 levels.');
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('figure')).toHaveLength(3);
  },
};

/** A run that has not been started has left nothing yet. */
export const NotTraced: Story = {
  parameters: { app: at('run=6') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This run has no trace yet' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { app: { ...app, scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No traces yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...at('run=999999') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The trace did not load' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
