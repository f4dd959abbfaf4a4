import { Button } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { agents, refusal } from '../testing/samples.js';
import { CollaborationTaskForm } from './collaboration-task-form.js';

const meta = {
  title: 'Forms/Collaboration task',
  component: CollaborationTaskForm,
  args: { agents, onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollaborationTaskForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  title: 'Choose an EU fulfilment site',
  description: 'Compare Gdańsk, Rotterdam and Leipzig by cost, delivery time and risk.',
  coordinatorId: 1,
  agentsInvolved: [1, 2, 4],
};

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    title: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Title' }),
    description: canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }),
    coordinator: canvas.getByRole('combobox', { name: 'Coordinator' }),
    agent: (name: string) => canvas.getByRole('checkbox', { name }),
    submit: canvas.getByRole('button', { name: 'Create task' }),
  };
};

const choose = async (coordinator: HTMLElement, name: string) => {
  await userEvent.click(coordinator);
  await userEvent.click(await screen.findByRole('option', { name }));
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, coordinator } = form(canvasElement);
    await expect(canvas.getByRole('spinbutton', { name: 'Max iterations' })).toHaveValue('3');
    await expect(canvas.getByRole('spinbutton', { name: 'Time limit' })).toHaveValue('120');
    await expect(canvas.getByRole('switch', { name: 'Pass-through mode' })).not.toBeChecked();
    await userEvent.click(coordinator);
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Synthesis lead',
      'Second lead',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

/** The coordinator joins the team, says why it cannot leave, and may once another leads. */
export const CoordinatorTakesPart: Story = {
  play: async ({ canvasElement }) => {
    const { coordinator, agent } = form(canvasElement);
    await userEvent.click(agent('Market analyst'));
    await choose(coordinator, 'Synthesis lead');
    await expect(agent('Synthesis lead')).toBeChecked();
    await expect(agent('Synthesis lead')).toHaveAccessibleDescription(
      /The coordinator always takes part/,
    );
    await userEvent.click(agent('Synthesis lead'));
    await expect(agent('Synthesis lead')).toBeChecked();
    await expect(agent('Market analyst')).toBeChecked();

    await choose(coordinator, 'Second lead');
    await expect(agent('Second lead')).toBeChecked();
    await userEvent.click(agent('Synthesis lead'));
    await expect(agent('Synthesis lead')).not.toBeChecked();
  },
};

/** The one who can lead is chosen, and no draft is made of that. */
export const OnlyCoordinator: Story = {
  args: { agents: agents.slice(0, 5), draftKey: 'story.only' },
  play: async ({ canvasElement }) => {
    const { canvas, coordinator, agent } = form(canvasElement);
    await waitFor(() => expect(coordinator).toHaveTextContent('Synthesis lead'));
    await expect(agent('Synthesis lead')).toBeChecked();
    await expect(canvas.queryByText(/^Draft saved/)).toBeNull();
  },
};

/** Ticking one who can lead is choosing who leads, where nobody does yet. */
export const CoordinatorTicked: Story = {
  play: async ({ canvasElement }) => {
    const { coordinator, agent } = form(canvasElement);
    await userEvent.click(agent('Second lead'));
    await expect(coordinator).toHaveTextContent('Second lead');
    await userEvent.click(agent('Synthesis lead'));
    await expect(coordinator).toHaveTextContent('Second lead');
  },
};

/** How each agent stands; who is offline would be left out of the run and cannot be chosen. */
export const Standing: Story = {
  args: {
    agents: agents.map((agent) => ({
      ...agent,
      status: agent.id === 3 ? 'error' : agent.id === 4 || agent.id === 6 ? 'offline' : 'idle',
    })),
    defaultValues: { agentsInvolved: [2, 4] },
  },
  play: async ({ canvasElement }) => {
    const { coordinator, agent } = form(canvasElement);
    await expect(agent('Contract reader')).toHaveAccessibleDescription(/Error/);
    await expect(agent('Contract reader')).toBeEnabled();
    await expect(agent('Dispatcher')).toHaveAccessibleDescription(/Offline: would be left out/);
    await userEvent.click(agent('Dispatcher'));
    await expect(agent('Dispatcher')).not.toBeChecked();
    // Of two coordinators one is offline: the other leads.
    await waitFor(() => expect(coordinator).toHaveTextContent('Synthesis lead'));
    await expect(agent('Market analyst')).toBeChecked();
  },
};

/** The values that are sent, the moment and the browser included. */
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ canvasElement, args }) => {
    const { canvas, title, submit } = form(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Pass-through mode' }));
    await userEvent.type(title, '  ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...filled,
      dismissedFacts: [],
      metadata: {
        passThroughMode: true,
        maxIterations: 3,
        timeoutSeconds: 120,
        requestTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        clientInfo: navigator.userAgent,
      },
    });
    // Created: the form is as it was before.
    await waitFor(() => expect(title).toHaveValue(filled.title));
    await expect(canvas.getByRole('switch', { name: 'Pass-through mode' })).not.toBeChecked();
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, title, description, coordinator, submit } = form(canvasElement);
    await userEvent.type(title, 'EU');
    await userEvent.type(description, 'Too short');
    await userEvent.click(submit);
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription('The task title needs at least 3 characters');
    await expect(description).toHaveAccessibleDescription(
      /^The task description needs at least 10 characters/,
    );
    await expect(coordinator).toHaveAccessibleDescription(/^Choose a coordinator agent/);
    await expect(canvas.getByRole('group', { name: 'Agents' })).toHaveAccessibleDescription(
      /^Choose at least 2 agents/,
    );
    await expect(canvas.getByText('Check 4 highlighted fields')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** On sending: fewer than two agents, then no coordinator, in the documented words. */
export const InvalidInChinese: Story = {
  globals: { locale: 'zh' },
  args: { defaultValues: { ...filled, coordinatorId: null, agentsInvolved: [2] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: '创建任务' });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByText('至少需要2个代理')).toBeVisible());
    await expect(canvas.getAllByText('至少需要选择2个代理')).toHaveLength(2);
    await expect(canvas.getAllByText('请选择一个协调器代理')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dispatcher' }));
    await waitFor(() => expect(canvas.getByText('需要协调器')).toBeVisible());
    await expect(canvas.queryByText('至少需要2个代理')).toBeNull();
  },
};

/** With one agent nothing can be sent: the hint and the button say why. */
export const TooFewAgents: Story = {
  args: {
    agents: agents.slice(0, 1),
    defaultValues: filled,
    createAgentAction: <Button size="small">Create agent</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const { canvas, title, submit } = form(canvasElement);
    const hint = 'A collaboration needs at least two agents. Create another one first.';
    await expect(canvas.getAllByText(hint)[0]).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(hint);
    await userEvent.click(submit);
    await userEvent.type(title, '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoCoordinator: Story = {
  args: { agents: agents.filter(({ type }) => type !== 'coordinator') },
  play: async ({ canvasElement }) => {
    await expect(form(canvasElement).submit).toHaveAccessibleDescription(
      'A collaboration needs an agent of type coordinator. Create one first.',
    );
  },
};

export const Busy: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const { submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A nested field is found by its path. */
export const ServerError: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async () => {
      throw refusal('Validation error', {
        'metadata.timeoutSeconds': 'Your plan allows 60 seconds',
      });
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, title, submit } = form(canvasElement);
    await userEvent.click(submit);
    const limit = canvas.getByRole('spinbutton', { name: 'Time limit' });
    await waitFor(() => expect(limit).toHaveFocus());
    await expect(limit).toHaveAccessibleDescription(/^Your plan allows 60 seconds/);
    await expect(title).toHaveValue(filled.title);
  },
};

/** Agents that no longer exist leave a restored draft. */
export const DraftRestored: Story = {
  args: { draftKey: 'story.task' },
  beforeEach: () => {
    sessionStorage.setItem(
      'constella.draft.story.task',
      JSON.stringify({
        savedAt: Date.UTC(2025, 10, 20, 14, 2),
        values: {
          ...filled,
          coordinatorId: 77,
          agentsInvolved: [2, 77],
          metadata: { maxIterations: 5 },
        },
      }),
    );
    return () => sessionStorage.removeItem('constella.draft.story.task');
  },
  play: async ({ canvasElement }) => {
    const { canvas, title, coordinator, agent } = form(canvasElement);
    await expect(title).toHaveValue(filled.title);
    await expect(canvas.getByRole('spinbutton', { name: 'Max iterations' })).toHaveValue('5');
    await expect(canvas.getByRole('spinbutton', { name: 'Time limit' })).toHaveValue('120');
    await expect(agent('Market analyst')).toBeChecked();
    await waitFor(() => expect(canvas.getByText('1 of 6')).toBeVisible());
    await expect(coordinator).toHaveTextContent('Choose a coordinator');
  },
};

export const Arabic: Story = { globals: { locale: 'ar' }, args: { defaultValues: filled } };
