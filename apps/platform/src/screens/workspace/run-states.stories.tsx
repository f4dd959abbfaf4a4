import type { Task } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { EnterpriseArea } from './assistants-area';
import { at, base, finished, matrix, request, run, type Canvas } from './story-steps';

const meta = {
  title: 'Screens/Workspace states',
  tags: ['!autodocs'],
  component: EnterpriseArea,
  parameters: { layout: 'fullscreen', app: at(base) },
  // A draft of another story would be in the form.
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A run writes at a readable pace. */
const patient = { timeout: 90_000 };

/** Nothing of the page says that the run is over. */
async function expectUnfinished(canvas: Canvas) {
  await expect(canvas.queryByRole('region', { name: matrix })).toBeNull();
  await expect(canvas.getAllByText('In progress').length).toBeGreaterThan(0);
  await expect(canvas.getByRole('button', { name: 'Cancel run' })).toBeEnabled();
}

/** Runs again what ended without a result, until there is one. The same run: the history has one more. */
async function runAgain(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Run again' }, patient));
  await finished(canvas);
  await expect(await canvas.findByRole('link', { name: /^History\s*2$/ })).toBeVisible();
}

/** The events break off: the page says so, looks unfinished, and catches up by itself. */
export const ConnectionLost: Story = {
  parameters: { app: { ...at(base, 'connection_lost'), pace: 4 } },
  play: async ({ canvas }) => {
    await run(canvas);
    await expect(await canvas.findByText('Catching up…', undefined, patient)).toBeVisible();
    await expectUnfinished(canvas);
    const steps = within(canvas.getByRole('region', { name: 'Steps' }));
    await expect(await steps.findByText('Frame the decision')).toBeVisible();
    await finished(canvas);
    await expect(canvas.queryByText('Catching up…')).toBeNull();
  },
};

/** On its way: steps, a tool's call and texts appear as they happen; nothing looks finished. */
export const OnItsWay: Story = {
  parameters: { app: { ...at(base), pace: 10 } },
  play: async ({ canvas }) => {
    await run(canvas);
    const log = await canvas.findByRole('log', { name: 'Messages' });
    const tool = await within(log).findByText('brief.read');
    await userEvent.click(tool);
    await expect((await within(log).findAllByText('Arguments'))[0]).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'Steps' }));
    const step = () => steps.getByText('Write the recommendation').closest('li');
    await waitFor(() => expect(step()).toHaveAttribute('aria-current', 'step'), patient);
    const draft = await canvas.findByRole('region', { name: 'Result so far' }, patient);
    const length = draft.textContent.length;
    await waitFor(() => expect(draft.textContent.length).toBeGreaterThan(length));
    await expect(draft.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expectUnfinished(canvas);
    await finished(canvas);
  },
};

/** Stopped before anything was written: it says so, and can run again. */
export const Stopped: Story = {
  // Whatever the machine does besides, it is stopped at the same place.
  parameters: { app: { ...at(base), pace: 6000 } },
  play: async ({ canvas }) => {
    await run(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel run' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this run?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel run' }));
    await expect(
      await canvas.findByText('What was written so far stays here. Unused points were returned.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: matrix })).toBeNull();
    await expect(canvas.getAllByText('Canceled')[0]).toBeVisible();
  },
};

/** Failed: what went wrong and what to do stand there, and nothing typed is gone. */
export const Failed: Story = {
  parameters: { app: at(base, 'run_fails') },
  play: async ({ canvas }) => {
    await run(canvas);
    const why =
      'The model service cannot be reached. Check that it is running and that its address is right, then retry.';
    // Above the steps, and in the text where it happened.
    await waitFor(() => expect(canvas.getAllByText(why)).toHaveLength(2));
    await expect(canvas.getAllByText('Failed').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Cancel run' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Run again' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit and run again' }));
    await expect(await canvas.findByLabelText('Description')).toHaveValue(request.description);
  },
};

/** Failed, and run again. */
export const FailedAndRunAgain: Story = {
  parameters: { app: at(base, 'run_fails') },
  play: async ({ canvas }) => {
    await run(canvas);
    await runAgain(canvas);
    await expect(canvas.queryByText(/cannot be reached/)).toBeNull();
  },
};

/** An answer without its form: its text is there to read, with a note. */
export const Unshaped: Story = {
  parameters: { app: at(base, 'run_unshaped') },
  play: async ({ canvas }) => {
    await run(canvas);
    await expect(await canvas.findByText('The model’s answer could not be read')).toBeVisible();
    await expect(
      canvas.getByText(
        'The model’s answer could not be read as a result, so it is shown as received.',
      ),
    ).toBeVisible();
    const text = within(canvas.getByRole('region', { name: 'As received' }));
    await expect(text.getByText('Rotterdam')).toBeVisible();
    await expect(canvas.getByText(/^Written by AI, offline model/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Versions' })).toBeNull();
  },
};

/** An answer without its form, asked for anew. */
export const UnshapedAndRunAgain: Story = {
  parameters: { app: at(base, 'run_unshaped') },
  play: async ({ canvas }) => {
    await run(canvas);
    await runAgain(canvas);
    await expect(canvas.queryByText('The model’s answer could not be read')).toBeNull();
  },
};

/** Edit in another tab: a version of the open run is saved there. */
async function saveElsewhere(text: string) {
  const tasks = (await (await fetch('/api/tasks')).json()) as Task[];
  const task = tasks.find(({ title }) => title === request.title);
  await fetch(`/api/tasks/${task?.id}/versions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ result: { ...task?.result, text } }),
  });
}

const newer = 'There is a newer version';
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save version' }));

/** The text of the report, unfolded to be changed. */
async function editedReport(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit text' }));
  return canvas.getByRole('textbox', { name: 'Report' });
}

/** Saves a text of a result that was saved elsewhere meanwhile. */
async function saveMine(canvas: Canvas) {
  await run(canvas);
  await finished(canvas);
  const report = await editedReport(canvas);
  await userEvent.clear(report);
  await userEvent.click(report);
  await userEvent.paste('Mine: Gdańsk');
  await saveElsewhere('Theirs: Rotterdam');
  await save(canvas);
}

/** Saved elsewhere meanwhile: both texts are shown, and somebody says what counts. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await saveMine(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: newer }));
    await expect(dialog.getByText(/^Version 2 was saved/)).toBeVisible();
    const difference = within(dialog.getByRole('table'));
    await expect(difference.getByText('Theirs', { exact: false })).toBeVisible();
    await expect(difference.getByText('Mine', { exact: false })).toBeVisible();
  },
};

/** The same: what was typed stays until it is saved on top. */
export const MineSavedOnTop: Story = {
  play: async ({ canvas }) => {
    await saveMine(canvas);
    await screen.findByRole('dialog', { name: newer });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Report' })).toHaveValue('Mine: Gdańsk');
    await save(canvas);
    const again = within(await screen.findByRole('dialog', { name: newer }));
    await userEvent.click(again.getByRole('button', { name: 'Save mine as the newest version' }));
    await expect((await screen.findAllByText('Version 3 saved')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Report' })).toHaveValue('Mine: Gdańsk');
    await expect(canvas.queryByText('Unsaved changes, kept in this browser')).toBeNull();
  },
};

/** The same, and the other version is taken: what was typed goes because somebody said so. */
export const TheirsTaken: Story = {
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    await userEvent.type(await editedReport(canvas), ' Mine');
    await saveElsewhere('Theirs: Rotterdam');
    await userEvent.click(canvas.getByRole('button', { name: 'Save version' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Discard mine, show the newer one' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Report' })).toHaveValue('Theirs: Rotterdam');
    await expect(canvas.queryByRole('button', { name: 'Save version' })).toBeNull();
  },
};

/** Saved elsewhere before an old version is restored: the list shows it, and somebody says what counts. */
export const RestoredMeanwhile: Story = {
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    await fireEvent.change(await canvas.findByRole('slider', { name: 'Weight of cost' }), {
      target: { value: '5' },
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Save version' }));
    await expect((await screen.findAllByText('Version 2 saved')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Versions' }));
    const restore = () => sheet.findByRole('button', { name: 'Restore' });
    await restore();
    await saveElsewhere('Theirs: Rotterdam');
    await userEvent.click(await restore());
    const alert = within(await sheet.findByRole('alert'));
    await expect(alert.getByText(/^Version 3 was saved in the meantime/)).toBeVisible();
    await expect(await sheet.findByRole('heading', { name: 'Version 3' })).toBeVisible();
    await expect(sheet.queryByText('Version 1 restored')).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'Restore version 1' }));
    await expect(await sheet.findByText('Version 1 restored')).toBeVisible();
    await expect(sheet.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
