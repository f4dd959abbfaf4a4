import { cognitiveLayers, ethicsChecks, type Dashboard } from '@constella/api-client/contract';
import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { resultOf, variants } from '../../assistants/creative/sample-variants';
import { AgentCollaborationScreen } from './agent-collaboration-screen';
import { CognitiveAnalysisScreen } from './cognitive-analysis-screen';
import { CognitivePlanningScreen } from './cognitive-planning-screen';
import { CreativeGenerationScreen } from './creative-generation-screen';
import { DashboardScreen } from './dashboard-screen';
import { EthicalInnovationScreen } from './ethical-innovation-screen';
import { MemoryFusionScreen } from './memory-fusion-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const at = (place: string, title: string, days = 30) => ({
  path: place,
  at: `${place}?days=${days}`,
  title,
});
const meta = {
  title: 'Screens/Dashboard',
  tags: ['!autodocs'],
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', app: at('/dashboard', 'shell.title.dashboard') },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const figure = async (canvas: Canvas, name: string) =>
  (await canvas.findByText(name, { selector: 'dt, dt *' })).closest('dl');

/** Counted from the runs of thirty days. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(await figure(canvas, 'Runs started')).toHaveTextContent(/4\s*none open/);
    await expect(await figure(canvas, 'Runs completed')).toHaveTextContent('1 failed, 1 canceled');
    await expect(await canvas.findByRole('figure', { name: 'Who writes to whom' })).toBeVisible();
  },
};

/** Another period is in the address, and is read anew. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Who writes to whom' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Today' }));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Seven layers of thought' })).toHaveTextContent(
        'counted every half hour',
      ),
    );
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked();
  },
};

/** Somebody who has just come. */
export const Nothing: Story = {
  parameters: {
    app: {
      ...at('/dashboard', 'shell.title.dashboard'),
      prepare: (store: Store) => {
        for (const id of store.all('tasks').map((task) => task.id)) store.remove('tasks', id);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No states in this period')).toBeVisible();
    await expect(canvas.getByText('No run is at work')).toBeVisible();
    await expect(canvas.getByText('No agents wrote to each other in this period')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...at('/dashboard', 'shell.title.dashboard'),
      handlers: () => [
        http.get('/api/dashboard', () => HttpResponse.json({ error: 'No' }, { status: 403 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The dashboard could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The states themselves, by layer. */
export const CognitiveAnalysis: Story = {
  render: () => <CognitiveAnalysisScreen />,
  parameters: { app: at('/dashboard/cognitive-analysis', 'shell.title.cognitiveAnalysis', 7) },
  play: async ({ canvas }) => {
    const states = await canvas.findByRole('grid', { name: 'Cognitive states' });
    await within(states).findAllByText('GDPR update, Poland', { selector: 'td *' });
    const [first] = within(states).getAllByRole('link', { name: 'Perception' });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/task-execution\/\d+$/));
    await expect(within(states).getAllByRole('row').length).toBeGreaterThan(10);
  },
};

const planning: Dashboard = {
  since: '2026-11-23T00:00:00.000Z',
  runs: { started: 2, completed: 0, failed: 0, canceled: 0, open: 2 },
  points: { settled: 0, reserved: 52 },
  states: {
    parts: ['2026-11-23T00:00:00.000Z'],
    layers: cognitiveLayers.map((layer) => ({ layer, total: 0, counts: [0] })),
  },
  memory: { stores: [], agents: [] },
  ethics: {
    total: 0,
    runs: 0,
    open: 0,
    checks: ethicsChecks.map((check) => ({ check, total: 0, flagged: 0 })),
    flags: [],
  },
  plans: [
    {
      taskId: 1,
      title: 'Choose an EU fulfillment site',
      assistant: 'decision',
      startedAt: '2026-11-23T09:00:00.000Z',
      points: 18,
      reserved: 40,
      steps: (['completed', 'completed', 'running', 'pending'] as const).map((state, index) => ({
        name: ['Read', 'Options', 'Cost and benefit', 'Recommendation'][index]!,
        state,
        agent: 'Forecast modeller',
      })),
    },
    {
      taskId: 2,
      title: 'Winter catalog',
      assistant: null,
      startedAt: '2026-11-23T09:10:00.000Z',
      points: 0,
      reserved: 12,
      steps: [{ name: 'Read', state: 'pending', agent: null }],
    },
  ],
  talk: { agents: [], messages: [], runs: [] },
};

/** Two runs at work, one of them before its first step. */
export const CognitivePlanning: Story = {
  render: () => <CognitivePlanningScreen />,
  parameters: {
    app: {
      ...at('/dashboard/cognitive-planning', 'shell.title.cognitivePlanning', 1),
      handlers: () => [http.get('/api/dashboard', () => HttpResponse.json(planning))],
    },
  },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('progressbar');
    await expect(first).toHaveAttribute('aria-valuetext', '2 of 4 steps ended');
    await expect(second).toHaveAttribute('aria-valuetext', '0 of 1 steps ended');
    await expect(
      canvas.getByText('Cost and benefit, step 3 of 4, Forecast modeller'),
    ).toBeVisible();
    await expect(canvas.getByText('18 of 40 points')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Choose an EU fulfillment site' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/1$/));
  },
};

/** The messages of one run alone. */
export const AgentCollaboration: Story = {
  render: () => <AgentCollaborationScreen />,
  parameters: { app: at('/dashboard/agent-collaboration', 'shell.title.agentCollaboration') },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Who writes to whom' });
    await expect(panel).toHaveTextContent('20 messages');
    await userEvent.click(within(panel).getByRole('combobox', { name: 'Run' }));
    await userEvent.click(await screen.findByRole('option', { name: 'GDPR update, Poland' }));
    await waitFor(() => expect(panel).not.toHaveTextContent('20 messages'));
    await expect(panel).toHaveTextContent(/\d messages?/);
  },
};

/** The chosen variant of each run; the first where none was chosen. */
export const CreativeGeneration: Story = {
  render: () => <CreativeGenerationScreen />,
  parameters: {
    app: {
      ...at('/dashboard/creative-generation', 'shell.title.creativeGeneration'),
      prepare: (store: Store) => {
        const { id: _id, revision: _revision, ...run } = store.all('tasks')[0]!;
        const told = resultOf(variants.map((one) => ({ ...one, chosen: false })));
        for (const [title, chosen] of [
          ['A name for the tea house', 1],
          ['One line for the meadow', -1],
        ] as const)
          store.insert('tasks', {
            ...run,
            title,
            assistant: 'creative',
            status: 'completed',
            result: {
              ...told,
              text: title,
              variants: told.variants.map((one, index) => ({ ...one, chosen: index === chosen })),
            },
          });
      },
    },
  },
  play: async ({ canvas }) => {
    const pieces = await canvas.findAllByRole('region');
    await expect(pieces).toHaveLength(2);
    await expect(canvas.getByText(variants[1]!.text)).toBeVisible();
    await expect(canvas.getByText(variants[0]!.text)).toBeVisible();
  },
};

/** No creative run has ended yet. */
export const NoPieces: Story = {
  render: () => <CreativeGenerationScreen />,
  parameters: { app: at('/dashboard/creative-generation', 'shell.title.creativeGeneration') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No creative run has ended yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create something' })).toBeVisible();
  },
};

const ethics = at('/dashboard/ethical-innovation', 'shell.title.ethicalInnovation', 30);
const unchecked = (store: Store) => {
  for (const id of store.all('ethics_checks').map((row) => row.id))
    store.remove('ethics_checks', id);
};
const checked = (store: Store) => {
  unchecked(store);
  const [run] = store
    .all('tasks')
    .filter(({ userId, status }) => userId === 2 && status === 'completed');
  if (!run) throw new Error('The seed has a run that completed');
  const row = { taskId: run.id, attempt: run.attempt, examined: 4, createdAt: run.completedAt! };
  store.insert('ethics_checks', {
    ...row,
    check: 'figure_sources',
    action: 'mark',
    flagged: 2,
    findings: ['37%', '€1,250'],
  });
  store.insert('ethics_checks', {
    ...row,
    check: 'equal_treatment',
    action: 'review',
    flagged: 1,
    findings: ['Age'],
  });
  store.insert('ethics_checks', {
    ...row,
    check: 'tool_permission',
    action: 'mark',
    flagged: 0,
    findings: [],
  });
};

/** What was found stands first where it waits for a decision; a decision can be changed. */
export const EthicalInnovation: Story = {
  render: () => <EthicalInnovationScreen />,
  parameters: { app: { ...ethics, prepare: checked } },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('region', { name: 'What was found' });
    const [first, second] = within(found).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ranks by Age. Check that this ranks no people.');
    await expect(second).toHaveTextContent('2 figures have no source: 37% and €1,250');
    await expect(first).toHaveTextContent('To be decided');
    await userEvent.click(within(first!).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(within(found).getByText('Dismissed')).toBeVisible());
    await userEvent.click(within(found).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(within(found).getByText('Confirmed')).toBeVisible());
    const checks = canvas.getByRole('region', { name: 'Ethical checks' });
    await expect(checks).toHaveTextContent('1 passed');
    await expect(checks).toHaveTextContent('1 of 1 flagged');
  },
};

export const NothingFound: Story = {
  render: () => <EthicalInnovationScreen />,
  parameters: { app: { ...ethics, prepare: unchecked } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was flagged in this period')).toBeVisible();
  },
};

/** What agents keep, by kind, by agent and all of it; one is made to forget. */
export const MemoryFusion: Story = {
  render: () => <MemoryFusionScreen />,
  parameters: { app: at('/dashboard/memory-fusion', 'shell.title.memoryFusion') },
  play: async ({ canvas }) => {
    const agents = await canvas.findByRole('region', { name: 'By agent' });
    const clear = within(agents).getAllByRole('button', { name: /^Clear the memory of/ });
    const [first] = clear;
    await userEvent.click(first!);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('This cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(within(agents).getAllByRole('button', { name: /^Clear the memory of/ })).toHaveLength(
        clear.length - 1,
      ),
    );
    await expect(canvas.getByRole('grid', { name: 'What is kept' })).toBeVisible();
  },
};

/** Nobody keeps anything yet. */
export const NothingKept: Story = {
  render: () => <MemoryFusionScreen />,
  parameters: {
    app: {
      ...at('/dashboard/memory-fusion', 'shell.title.memoryFusion'),
      prepare: (store: Store) => {
        for (const id of store.all('agent_memories').map((row) => row.id))
          store.remove('agent_memories', id);
      },
    },
  },
  play: async ({ canvas }) => {
    const agents = await canvas.findByRole('region', { name: 'By agent' });
    await expect(within(agents).getAllByText('Nothing kept yet').length).toBeGreaterThan(3);
    await expect(within(agents).queryByRole('button')).toBeNull();
    await expect(await canvas.findByText(/^Your agents keep nothing yet/)).toBeVisible();
  },
};
