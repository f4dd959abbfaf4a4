import { routes } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { EnterpriseArea } from './assistants-area';
import { at, base, finished, run, type Canvas } from './story-steps';

const meta = {
  title: 'Screens/Change of a result',
  tags: ['!autodocs'],
  component: EnterpriseArea,
  parameters: { layout: 'fullscreen', app: at(base, 'connected') },
  // A draft of another story would be in the form.
  beforeEach: () => () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const wish = 'Name the cost first.';
const revisions = routes.reviseResult.path.replace('{id}', ':id');

/** A finished result, and what asks for a change of it. */
async function composerOf(canvas: Canvas) {
  await run(canvas);
  await finished(canvas);
  await canvas.findByRole('textbox', { name: 'The change you want' });
  return within(canvas.getByRole('region', { name: 'Ask for a change' }));
}

/** Nothing asked for yet: who would do it and for how much, and nothing to press without words. */
export const Idle: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas);
    await expect(await composer.findByText(/· \d+ points?$/)).toBeVisible();
    await expect(composer.getByText('Applies to the whole result')).toBeVisible();
    await expect(composer.getByRole('button', { name: 'Change it' })).toBeDisabled();
  },
};

/** Asked by keyboard for one part: the new version comes with what changed, and is undone. */
export const PartChangedAndUndone: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas);
    const part = await canvas.findByRole('button', { name: /^Change this part: Report/ });
    part.focus();
    await userEvent.keyboard('{Enter}');
    const field = composer.getByRole('textbox', { name: 'The change you want' });
    await expect(field).toHaveFocus();
    await expect(composer.getByText(/^Applies only to: Report/)).toBeVisible();
    await userEvent.keyboard(`${wish}{Control>}{Enter}{/Control}`);
    const changed = await canvas.findByRole('region', { name: 'What changed in version 2' });
    await expect(within(changed).getAllByText(wish).length).toBeGreaterThan(0);
    await expect(composer.getByRole('status')).toHaveTextContent(
      'Version 2 is shown, with what changed.',
    );
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.click(within(changed).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(composer.getByRole('status')).toHaveTextContent('The change is undone.'),
    );
    await expect(canvas.queryByRole('region', { name: /^What changed/ })).toBeNull();
  },
};

/** The whole result, changed: what is different stands under it. */
export const WholeChanged: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas);
    await userEvent.type(composer.getByRole('textbox'), wish);
    await userEvent.click(composer.getByRole('button', { name: 'Change it' }));
    await expect(
      await canvas.findByRole('region', { name: 'What changed in version 2' }),
    ).toBeVisible();
  },
};

/** Under way: it says so, can be stopped, and then nothing has happened to what was typed. */
export const UnderWayAndStopped: Story = {
  parameters: {
    app: {
      ...at(base, 'connected'),
      handlers: () => [
        http.post(revisions, async ({ request: { signal } }) => {
          await new Promise((left) => {
            signal.addEventListener('abort', left);
          });
          return HttpResponse.error();
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas);
    const field = composer.getByRole('textbox');
    await userEvent.type(field, wish);
    await userEvent.click(composer.getByRole('button', { name: 'Change it' }));
    await waitFor(() =>
      expect(composer.getByRole('status')).toHaveTextContent('Changing the result…'),
    );
    await userEvent.click(await composer.findByRole('button', { name: 'Stop' }));
    await waitFor(() =>
      expect(composer.getByRole('status')).toHaveTextContent(/^Stopped. Nothing changed/),
    );
    await expect(field).toHaveValue(wish);
  },
};

/** Refused: why stands there, and what was typed is kept. */
export const Failed: Story = {
  parameters: {
    app: {
      ...at(base, 'connected'),
      handlers: () => [
        http.post(revisions, () =>
          HttpResponse.json({ error: 'The model service did not answer.' }, { status: 502 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas);
    await userEvent.type(composer.getByRole('textbox'), wish);
    await userEvent.click(composer.getByRole('button', { name: 'Change it' }));
    const alert = await composer.findByRole('alert');
    await expect(alert).toHaveTextContent('The result was not changed');
    await expect(alert).toHaveTextContent('The model service did not answer.');
    await expect(composer.getByRole('textbox')).toHaveValue(wish);
  },
};

/** Without a model: one line says so and who can help; nothing pretends to change. */
export const Offline: Story = {
  parameters: { app: at(base, 'default') },
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    await expect(
      await canvas.findByText(
        'Changing a result in words needs a model. You can edit it by hand.',
        undefined,
        { timeout: 20_000 },
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'The change you want' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Change this part/ })).toBeNull();
  },
};
