import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectNoShift } from '../../../../../.storybook/layout-shift';
import { AgentsScreen } from './agents-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const app = { path: '/agents', title: 'shell.title.agents' };
const tab = (name: string, rest = '') => ({ ...app, at: `/agents?tab=${name}${rest}` });
const meta = {
  title: 'Screens/Agents',
  tags: ['!autodocs'],
  component: AgentsScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof AgentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await expect(await canvas.findByRole('region', { name: 'Agent network' })).toBeVisible();
  },
};

/** A slider, a card or a checkbox moves nothing. */
export const CreateKeepsItsPlaces: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Temperature' });
    await canvas.findByRole('region', { name: 'Agent network' });
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Model' })).not.toHaveValue(''),
    );
    slider.scrollIntoView({ block: 'center' });
    await expectNoShift(
      async () => {
        slider.focus();
        await userEvent.keyboard('{ArrowRight}{ArrowRight}');
        await canvas.findByText(/^Draft saved/);
      },
      { moved: slider.parentElement!.parentElement! },
    );
    for (const touched of [
      canvas.getByRole('radio', { name: /^Coordinator/ }),
      canvas.getByRole('checkbox', { name: 'Research' }),
    ]) {
      touched.scrollIntoView({ block: 'center' });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await expectNoShift(() => userEvent.click(touched));
    }
  },
};

/** A created agent is one click away. */
export const Created: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Lease reader');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Model' })).not.toHaveValue(''),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create agent' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open agent' }));
    await expect(await canvas.findByRole('region', { name: 'Lease reader' })).toBeVisible();
  },
};

/** The template's own button fills the form; the list entry itself does nothing. */
export const FromTemplate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Use template Research assistant' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Research assistant');
    await expect(canvas.getByRole('checkbox', { name: 'Research' })).toBeChecked();
  },
};

export const Manage: Story = {
  parameters: { app: tab('manage') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Contract reader' }));
    const detail = await canvas.findByRole('region', { name: 'Contract reader' });
    await expect(canvas.getByRole('row', { name: /Contract reader/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // The button of the current status is hidden, and error cannot be chosen.
    await expect(within(detail).queryByRole('button', { name: 'Set idle' })).toBeNull();
    await userEvent.click(within(detail).getByRole('button', { name: 'Set offline' }));
    await expect(await within(detail).findByText('Offline')).toBeVisible();
    await expect(within(detail).queryByRole('button', { name: 'Set offline' })).toBeNull();
    await expect(within(detail).getByRole('button', { name: 'Set idle' })).toBeEnabled();
  },
};

const longTitle = 'Never delete the email that leaked, and do not promise anything. '
  .repeat(4)
  .trim();

/** In a right-to-left page a Latin title begins at the edge as all do, and is cut at its own end. */
export const RunsLatinInArabic: Story = {
  parameters: {
    app: {
      ...tab('manage', '&agent=6'),
      prepare: (store: Store) => {
        for (const { id } of store.all('tasks')) store.update('tasks', id, { title: longTitle });
      },
    },
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByRole('link', { name: longTitle });
    const place = title!.getBoundingClientRect();
    await expect(getComputedStyle(title!).direction).toBe('ltr');
    await expect(title!.scrollWidth).toBeGreaterThan(title!.clientWidth);
    const [status, time] = [title!.previousElementSibling!, title!.nextElementSibling!];
    await expect(place.right).toBeLessThanOrEqual(status.getBoundingClientRect().left);
    await expect(place.left).toBeGreaterThanOrEqual(time.getBoundingClientRect().right);
  },
};

/** A deleted agent comes back, with the chosen ones too. */
export const DeleteAndUndo: Story = {
  parameters: { app: tab('manage', '&agent=6') },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Contract reader' });
    await userEvent.click(within(detail).getByRole('button', { name: 'Delete' }));
    const gone = (name: string) =>
      waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
    await gone('Contract reader');
    await expect(canvas.queryByRole('region', { name: 'Contract reader' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Contract reader' })).toBeVisible();

    for (const name of ['Contract reader', 'Market analyst'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await gone('Contract reader');
    await gone('Market analyst');
    await expect(await screen.findByText('2 agents deleted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Contract reader' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Market analyst' })).toBeVisible();
  },
};

/** From its panel an agent goes straight into a task; one that can lead, at its head. */
export const UseInATask: Story = {
  parameters: { app: tab('manage', '&agent=6') },
  play: async ({ canvas }) => {
    const detail = within(await canvas.findByRole('region', { name: 'Contract reader' }));
    const use = detail.getByRole('link', { name: 'Use in a task' });
    // Under its name, before anything else.
    const status = detail.getByRole('button', { name: 'Set offline' });
    await expect(use.getBoundingClientRect().bottom).toBeLessThan(
      status.getBoundingClientRect().top,
    );
    await userEvent.click(use);
    await expect(await canvas.findByRole('checkbox', { name: 'Contract reader' })).toBeChecked();
  },
};

export const Edit: Story = {
  parameters: { app: tab('manage', '&agent=6') },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Contract reader' });
    await userEvent.click(within(detail).getByRole('button', { name: 'Edit' }));
    const sheet = await screen.findByRole('dialog');
    const name = within(sheet).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lease reader');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('region', { name: 'Lease reader' })).toBeVisible();
  },
};

/** The bulk bar stands in the place of the table's head: no row moves, and the chosen ones are tinted. */
export const Choosing: Story = {
  parameters: { app: tab('manage') },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Contract reader' });
    const row = canvas.getByRole('row', { name: /Contract reader/ });
    // The names of the models come later, and widen their column.
    await canvas.findAllByText(/Claude Sonnet 4$/);
    const place = row.getBoundingClientRect().top;
    await expectNoShift(async () => {
      await userEvent.click(box);
      await expect(await canvas.findByText('1 selected')).toBeVisible();
    });
    await expect(row.getBoundingClientRect().top).toBe(place);
    await expect(row).toHaveAttribute('data-selected');
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all.checkVisibility({ visibilityProperty: true })).toBe(true);
    await expectNoShift(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(canvas.queryByText('1 selected')).toBeNull();
    });
  },
};

/** One status for several agents. */
export const BulkStatus: Story = {
  parameters: { app: tab('manage') },
  play: async ({ canvas }) => {
    for (const name of ['Contract reader', 'Evidence checker'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set offline' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await expect(
      within(canvas.getByRole('row', { name: /Contract reader/ })).getByText('Offline'),
    ).toBeVisible();
  },
};

/** On a phone what is done with several stands in a menu, and a row takes no more lines than it needs. */
export const BulkStatusOnPhone: Story = {
  parameters: {
    app: tab('manage'),
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const name of ['Contract reader', 'Evidence checker'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = canvas.getByText('2 selected').parentElement!;
    const lines = new Set(
      [...bar.children].map((part) => Math.round(part.getBoundingClientRect().bottom / 20)),
    );
    await expect(lines.size).toBeLessThanOrEqual(2);
    const row = canvas.getByRole('row', { name: /Contract reader/ });
    const top = (name: string) =>
      row.querySelector(`[data-label="${name}"]`)!.getBoundingClientRect().top;
    await expect(top('Points/run')).toBe(top('Success'));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Set offline' }));
    await waitFor(() => expect(canvas.queryByText('2 selected')).toBeNull());
    await expect(within(row).getByText('Offline')).toBeVisible();
  },
};

/** The server refuses one of three: it is named with the reason, and stays chosen. */
export const BulkStatusRefused: Story = {
  parameters: {
    app: {
      ...tab('manage'),
      handlers: () => [
        http.patch('/api/agents/6/status', () =>
          HttpResponse.json({ error: 'It is at work' }, { status: 409 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Contract reader', 'Evidence checker'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set offline' }));
    await expect(await screen.findByText('Contract reader: HTTP 409: It is at work')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: 'Select Contract reader' })).toBeChecked();
    await expect(
      within(canvas.getByRole('row', { name: /Evidence checker/ })).getByText('Offline'),
    ).toBeVisible();
  },
};

const agentFile = (agent: object) =>
  new File([JSON.stringify({ constella: 'agent', version: 1, agent })], 'agent.json', {
    type: 'application/json',
  });

/** A file that is none, one that breaks rules, and one that becomes an agent. */
export const Import: Story = {
  parameters: { app: tab('manage') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import agent' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import an agent' });
    const input = dialog.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(
      input,
      new File(['no JSON'], 'notes.json', { type: 'application/json' }),
    );
    await expect(await within(dialog).findByText(/is not JSON/)).toBeVisible();
    await userEvent.upload(input, agentFile({ name: 'X', type: 'processor', capabilities: [] }));
    await expect(await within(dialog).findByText('Capabilities')).toBeVisible();
    const good = {
      name: 'Lease reader',
      type: 'processor',
      model: 'openai/gpt-4.1',
      capabilities: ['research'],
    };
    await userEvent.upload(input, agentFile(good));
    await expect(await within(dialog).findByText('Lease reader')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import agent' }));
    await expect(await canvas.findByRole('link', { name: 'Lease reader' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { app: tab('manage', '&q=nothing') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('grid', { name: 'Agents' })).toBeVisible();
  },
};

export const Collaborate: Story = {
  parameters: { app: tab('collaborate') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible();
  },
};

/** The words of the finished example; whose agents work on it is the member's choice. */
export const CollaborateFromTheExample: Story = {
  parameters: { app: tab('collaborate') },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
    const example = within(canvas.getByRole('region', { name: 'Finished example' }));
    await expect(example.getByRole('link', { name: 'See a finished example' })).toHaveAttribute(
      'href',
      '/examples/collaboration',
    );
    await example.findByText('Launch our rain jackets in the Nordics');
    await userEvent.click(example.getByRole('link', { name: 'Start from this example' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
        'Launch our rain jackets in the Nordics',
      ),
    );
  },
};

export const CollaborateWithoutAgents: Story = {
  parameters: { app: { ...tab('collaborate'), scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create task' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The cost stands by the button as soon as the form could be sent. */
export const CollaboratePrice: Story = {
  parameters: { app: tab('collaborate') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Choose a site');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Description' }),
      'Compare three sites by cost and risk.',
    );
    await expect(canvas.queryByText(/in your balance/)).toBeNull();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Evidence checker' }));
    await expect(
      await canvas.findByText(/^(Free|About \d+ points?)\. [\d,]+ in your balance\.$/, undefined, {
        timeout: 5_000,
      }),
    ).toBeVisible();
  },
};

/** A file goes along with the task, and is among the sources of what comes of it. */
export const CollaborateWithFiles: Story = {
  parameters: { app: tab('collaborate') },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    const files = await screen.findByLabelText(/^Files/, { selector: 'input' });
    await userEvent.upload(files, new File(['The rent is 4,200 €.'], 'lease.md'));
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Attach files 1 attached' })).toBeVisible();
  },
};

/** Two things happened and both are said in the last toast: the task is there, and it has not started. */
export const CollaborateNotStarted: Story = {
  parameters: {
    app: {
      ...tab('collaborate'),
      handlers: () => [
        http.post('/api/tasks/:id/start', () => new Response(null, { status: 500 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Choose a site');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Description' }),
      'Compare three sites by cost and risk.',
    );
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Evidence checker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await expect(
      (await screen.findAllByText('Failed to start task processing')).length,
    ).toBeGreaterThan(0);
    await expect(
      screen.getAllByText(/^The task was created but has not started\./).length,
    ).toBeGreaterThan(0);
    await expect(screen.queryByText('Failed to create task')).toBeNull();
  },
};

export const TestModel: Story = { parameters: { app: tab('test') } };

export const Empty: Story = {
  parameters: { app: { ...tab('manage'), scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No agents yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...tab('manage'), scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Agents did not load' })).toBeVisible();
  },
};

export const Loading: Story = { parameters: { app: { ...tab('manage'), scenario: 'slow' } } };
