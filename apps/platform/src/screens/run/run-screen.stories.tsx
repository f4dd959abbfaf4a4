import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { RunScreen } from './run-screen';

const at = (id: number | string) => ({
  path: '/task-execution/:taskId',
  at: `/task-execution/${id}`,
  title: 'shell.title.taskExecution',
});
/** The seed's runs of the demo user. */
const failed = at(2);
const completed = at(5);
const pending = at(6);

const meta = {
  title: 'Screens/Run',
  tags: ['!autodocs'],
  component: RunScreen,
  parameters: { layout: 'fullscreen', app: completed },
} satisfies Meta<typeof RunScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Result' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2),
    );
    await expect(canvas.queryByRole('button', { name: 'Cancel run' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Show as graph' })).toHaveAttribute(
      'href',
      '/workflow-visualization?run=5',
    );
    // A tool by the name it has for readers, beside the one it has for machines.
    const [tool] = await within(canvas.getByRole('log')).findAllByText('brief.read');
    await expect(tool!.parentElement).toHaveTextContent(/^brief\.read\s*Read brief/);
  },
};

/** Started from its own page, watched to the end: the same events the app gets. */
export const StartedAndFinished: Story = {
  parameters: { app: pending },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start run' }));
    await expect(
      await canvas.findByRole('region', { name: 'Result' }, { timeout: 20_000 }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('log')).toHaveAttribute('aria-busy', 'false'));
  },
};

/** Everything said is on its way: nobody is told that nothing was. */
export const EventsLoading: Story = {
  parameters: {
    app: {
      ...completed,
      handlers: () => [
        http.get('/api/tasks/:id/events', async () => {
          await delay(1500);
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await expect(within(log).queryByText('No messages yet')).toBeNull();
    await expect(log.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect((await within(log).findAllByRole('article')).length).toBeGreaterThan(2);
    await expect(log.querySelector('[aria-busy="true"]')).toBeNull();
  },
};

/** Said once, with the way to the agent that can be allowed another model. */
export const OutOfQuota: Story = {
  parameters: { app: failed },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log'));
    await expect(await log.findByRole('link', { name: 'Open agent' })).toHaveAttribute(
      'href',
      '/agents?tab=manage&agent=8',
    );
    await expect(log.getAllByText(/^API quota limit/)).toHaveLength(1);
  },
};

/** One press allows another model to the agent and runs it once more. */
export const FallbackAllowed: Story = {
  parameters: { app: failed },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Allow fallback and run again' }),
    );
    await expect(
      await canvas.findByRole('region', { name: 'Result' }, { timeout: 20_000 }),
    ).toBeVisible();
    const agent = await fetch('/api/agents/8').then((answer) => answer.json());
    await expect(agent).toMatchObject({ settings: { allowFallback: true } });
  },
};

/** Somebody comes back to a run that failed here and was started again in another tab. */
export const RetriedElsewhere: Story = {
  parameters: { app: failed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Run again' })).toBeVisible();
    const steps = () => canvas.findByRole('list', { name: 'Steps' });
    await expect(await steps()).toHaveTextContent('Failed');
    const { ok } = await fetch('/api/tasks/2/retry', { method: 'POST' });
    await expect(ok).toBe(true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(
      await canvas.findByRole('region', { name: 'Result' }, { timeout: 20_000 }),
    ).toBeVisible();
    await waitFor(async () =>
      expect(await steps()).not.toHaveTextContent(/Failed|Running|Not started/),
    );
  },
};

export const NotStarted: Story = {
  parameters: { app: pending },
  play: async ({ canvas }) => {
    const waiting = within(
      await canvas.findByRole('region', { name: 'This run has not started yet' }),
    );
    await expect(waiting.getByText('Nordic launch checklist')).toBeVisible();
    // The oldest runs kept no request of their own; their price is known all the same.
    await expect(await waiting.findByText(/in your balance\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start run' })).toBeEnabled();
  },
};

/** Played from what is stored: nothing is written at the beginning, everything at the end. */
export const Replay: Story = {
  parameters: { app: { ...completed, at: '/task-execution/5?replay=1' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Replay' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Pause' }));
    await expect(canvas.queryByRole('region', { name: 'Result' })).toBeNull();
    const slider = within(bar).getByRole('slider', { name: 'Position' });
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('region', { name: 'Result' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Result' })).toBeNull());
    await userEvent.click(within(bar).getByRole('radio', { name: '8×' }));
    await userEvent.click(within(bar).getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuenow', '0'));
    await userEvent.click(within(bar).getByRole('button', { name: 'Close replay' }));
    await expect(await canvas.findByRole('region', { name: 'Result' })).toBeVisible();
    // Where it was opened.
    await expect(canvas.getByRole('button', { name: 'More about this run' })).toHaveFocus();
  },
};

/** The stored events of the run cannot be read: that is said, and can be tried again. */
export const ReplayFailed: Story = {
  parameters: {
    app: {
      ...completed,
      at: '/task-execution/5?replay=1',
      handlers: () => [
        http.get('/api/tasks/:id/events', () => new Response(null, { status: 404 }), {
          once: true,
        }),
        http.get('/api/tasks/:id/events', () => new Response(null, { status: 404 }), {
          once: true,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getByText('The trace did not load')).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Replay' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  },
};

export const RawTrace: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this run' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Raw trace' }));
    const sheet = await screen.findByRole('dialog', { name: 'Raw trace' });
    await expect(await within(sheet).findByText(/^\d+ events$/)).toBeVisible();
  },
};

/** Taken along as files that say where they come from, and given away by a link. */
export const ExportedAndShared: Story = {
  beforeEach: () => {
    const made = spyOn(URL, 'createObjectURL');
    // Nothing is left on the disk of whoever looks at this.
    const kept = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return () => {
      made.mockRestore();
      kept.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    const texts: string[] = [];
    for (const name of ['Markdown', 'JSON']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(texts.length + 1));
      const [file] = mocked(URL.createObjectURL).mock.lastCall ?? [];
      texts.push(await (file as Blob).text());
    }
    const [markdown = '', json = ''] = texts;
    await expect(markdown).toMatch(/^## Result$/m);
    await expect(markdown).toMatch(/^## Where this comes from$/m);
    await expect(markdown).toMatch(/^- Written by AI, offline model/m);
    await expect(JSON.parse(json)).toMatchObject({ aiGenerated: true, id: 5, status: 'completed' });

    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share' });
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Share by link' }));
    await expect(await within(dialog).findByRole('textbox', { name: 'Link' })).toHaveAttribute(
      'value',
      expect.stringMatching(/\/shared\/[0-9a-f-]{36}$/),
    );
  },
};

export const AgentsAsTable: Story = {
  play: async ({ canvas }) => {
    const agents = await canvas.findByRole('region', { name: 'Agents' });
    await userEvent.click(within(agents).getByRole('radio', { name: 'Table' }));
    await expect(await within(agents).findByRole('table')).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: { app: at(999_999) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'There is no task T-999999, or it belongs to someone else',
      }),
    ).toBeVisible();
  },
};

export const NotANumber: Story = {
  parameters: { app: at('abc') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...completed, scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Failed to get task details' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { app: { ...completed, scenario: 'slow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};
