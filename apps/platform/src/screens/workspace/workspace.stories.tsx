import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { expectNoShift } from '../../../../../.storybook/layout-shift';
import { EnterpriseArea } from './assistants-area';
import { at, base, fill, finished, request, run } from './story-steps';

const meta = {
  title: 'Screens/Workspace',
  tags: ['!autodocs'],
  component: EnterpriseArea,
  parameters: { layout: 'fullscreen', app: at(base) },
  // A draft of another story would be in the form.
  beforeEach: () => () => {
    localStorage.clear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof EnterpriseArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sent empty: every message, and the focus goes to the first field. */
export const EmptyAndInvalid: Story = {
  play: async ({ canvas }) => {
    // Two methods are chosen at first; without them too, there is nothing to send.
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'SWOT' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Comparison' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await expect(
      (await canvas.findAllByText('Please provide a description of the decision problem')).length,
    ).toBeGreaterThan(0);
    await expect(
      canvas.getAllByText('Please select at least one analysis method').length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
  },
};

/** A file dropped on the form goes along with it, and is still there when the request is changed. */
export const WithAFile: Story = {
  parameters: { app: at(`${base}/new`) },
  play: async ({ canvas }) => {
    await fill(canvas);
    const offers = new File(['Gdańsk, 310 €\n\nRotterdam, 420 €'], 'offers.txt');
    // Testing Library makes a transfer anew from the own properties of the given one.
    const transfer = Object.defineProperty(new DataTransfer(), 'files', {
      value: [offers],
      enumerable: true,
    });
    await fireEvent.drop(canvas.getByLabelText('Title'), { dataTransfer: transfer });
    await expect(await screen.findByText('Uploaded')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // A form that is opened again has it: the server keeps it, the draft says which.
    await userEvent.click(canvas.getByRole('link', { name: /^History/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'New run' }));
    await canvas.findByRole('button', { name: 'Attach files 1 attached' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await finished(canvas);
    const side = within(canvas.getByRole('complementary', { name: 'About this result' }));
    await expect(side.getByText('File: offers.txt')).toBeVisible();
    await userEvent.click(side.getByRole('link', { name: 'Edit and run again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach files 1 attached' }));
    const earlier = await screen.findByRole('list', { name: 'Files uploaded before' });
    await userEvent.click(within(earlier).getByRole('button', { name: 'Leave out offers.txt' }));
    await expect(await canvas.findByRole('button', { name: 'Attach files' })).toBeVisible();
  },
};

/** A finished run goes along as a source, with the way to it. */
export const WithAnEarlierRun: Story = {
  parameters: { app: at(`${base}/new`) },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Add an earlier run' }));
    const [first] = await screen.findAllByRole('option');
    await userEvent.click(first!);
    const earlier = await screen.findByRole('list', { name: 'Earlier runs' });
    await expect(within(earlier).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await finished(canvas);
    const side = within(canvas.getByRole('complementary', { name: 'About this result' }));
    await expect(side.getByRole('link', { name: /^Earlier run: / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/task-execution\/\d+$/),
    );
  },
};

const connected = {
  connected: true,
  model: 'GPT-4.1 mini',
  provider: 'OpenRouter',
  local: false,
  mayConnect: false,
  administrators: [],
};

/** A connected model asks what is decisive and missing; the answer goes along, and stays with the run. */
export const AskedFirst: Story = {
  parameters: {
    app: {
      ...at(`${base}/new`),
      handlers: () => [
        http.get('/api/model-connection', () => HttpResponse.json(connected)),
        http.post('/api/assistants/:id/clarification', () =>
          HttpResponse.json({ question: 'Who decides?', answers: ['The owner', 'The board'] }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await screen.findByRole('dialog', { name: 'One question first' });
    await userEvent.keyboard('{Escape}');
    // Nothing has begun, and nothing is lost; nobody is asked again.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Start run' })).toBeEnabled();
    await expect(canvas.getByLabelText('Title')).toHaveValue(request.title);
  },
};

/** The answer is told to the model, and stays with the run. */
export const Answered: Story = {
  ...AskedFirst,
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await userEvent.click(await screen.findByRole('button', { name: 'The board' }));
    await finished(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Edit and run again' }));
    await expect(await canvas.findByText('Asked before this run')).toBeVisible();
    await expect(canvas.getByText('The board')).toBeVisible();
  },
};

/** Before a run: a finished example to read, or to begin with. */
export const FromTheExample: Story = {
  parameters: {
    app: {
      ...at(`${base}/new`),
      handlers: () => [
        http.get('/api/assistants/:id/example', async () => {
          await delay(900);
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Finished example' });
    const example = within(panel);
    await expect(example.getByRole('link', { name: 'See a finished example' })).toHaveAttribute(
      'href',
      '/examples/decision',
    );
    await canvas.findByLabelText('Title');
    const { height } = panel.getBoundingClientRect();
    await expectNoShift(async () => {
      await example.findByText(/^A retailer compares three warehouse leases/);
    });
    await expect(panel.getBoundingClientRect().height).toBe(height);
    // Nothing has to be loaded again: the form begins anew all the same.
    await userEvent.click(example.getByRole('link', { name: 'Start from this example' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Title')).toHaveValue(
        'Where should Rimsund Outdoor run its EU fulfillment site from March 2027?',
      ),
    );
    await expect(canvas.getByRole('checkbox', { name: /^SWOT/ })).toBeChecked();
  },
};

/** The draft is kept with every key. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Second');
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).toContain('Second'));
    await expect(await canvas.findByText(/^Draft saved/)).toBeVisible();
  },
};

/** Another tab has changed the same draft: nothing is taken before somebody says so. */
export const ChangedInAnotherTab: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), 'Mine');
    const find = () => Object.keys(localStorage).find((name) => name.includes('.run.decision'));
    const stored = () => localStorage.getItem(find() ?? '') ?? '';
    await waitFor(() => expect(stored()).toContain('Mine'));
    const key = find() ?? '';
    const newValue = stored().replace('Mine', 'Theirs');
    localStorage.setItem(key, newValue);
    await fireEvent(window, new StorageEvent('storage', { key, newValue }));
    await expect(await canvas.findByText('Changed in another tab')).toBeVisible();
    const title = canvas.getByLabelText('Title');
    await expect(title).toHaveValue('Mine');
    // What is typed meanwhile is kept as well, in this tab.
    await userEvent.type(title, ' too');
    await waitFor(() => expect(sessionStorage.getItem(key)).toContain('Mine too'));
    await expect(localStorage.getItem(key)).toContain('Theirs');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Theirs');
    await expect(sessionStorage.getItem(key)).toBeNull();
  },
};

/** Without the points, the button says what is missing and leads to more. */
export const TooFewPoints: Story = {
  parameters: { app: at(base, 'out_of_points') },
  play: async ({ canvas }) => {
    await fill(canvas);
    const link = await canvas.findByRole('link', { name: /^You need .* Get points/ });
    await expect(link).toHaveAttribute('href', '/membership');
  },
};

/** From the form to a version of one's own, compared and restored. */
export const RunEditAndRestore: Story = {
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    const weight = await canvas.findByRole('slider', { name: 'Weight of cost' });
    const place = weight.getBoundingClientRect().top + window.scrollY;
    await fireEvent.change(weight, { target: { value: '5' } });
    await expect(await canvas.findByText('Unsaved changes, kept in this browser')).toBeVisible();
    // The slider stays under the finger.
    await expect(weight.getBoundingClientRect().top + window.scrollY).toBe(place);
    const note = canvas.getByRole('textbox', { name: 'What you changed (optional)' });
    await userEvent.type(note, 'Cost counts most');
    await userEvent.click(canvas.getByRole('button', { name: 'Save version' }));
    await expect((await screen.findAllByText('Version 2 saved')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Versions' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Versions' }));
    await expect(await sheet.findByText('Cost counts most')).toBeVisible();
    await userEvent.click(await sheet.findByRole('button', { name: 'Restore' }));
    await expect(await sheet.findByText('Version 1 restored')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A weight that is moved, by a key or by a drag, moves nothing under the pointer. */
export const WeightsKeepTheirPlaces: Story = {
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    const weight = await canvas.findByRole('slider', { name: 'Weight of cost' });
    weight.scrollIntoView({ block: 'center' });
    await expectNoShift(async () => {
      weight.focus();
      // What an arrow key does to a slider of the browser's own.
      await fireEvent.change(weight, { target: { value: '4' } });
      await expect(await canvas.findByText('Unsaved changes, kept in this browser')).toBeVisible();
    });
    await expectNoShift(async () => {
      const mouse = userEvent.setup();
      await mouse.pointer({ keys: '[MouseLeft>]', target: weight });
      for (const value of ['5', '4', '3', '2'])
        // oxlint-disable-next-line no-await-in-loop -- one place after the other, as a drag does
        await fireEvent.input(weight, { target: { value } });
      await mouse.pointer({ keys: '[/MouseLeft]' });
    });
    await expect(weight).toHaveValue('2');
  },
};

/** The thumb moves, which is meant. */
const trackOf = (slider: HTMLElement) => ({ moved: slider.parentElement!.parentElement! });

/** A slider, a card or a switch of a request moves nothing, though a draft begins and the price follows. */
export const FormKeepsItsPlaces: Story = {
  parameters: { app: at('/enterprise/training-assistant/new') },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: /^Duration/ }, { timeout: 10_000 });
    await canvas.findByText(/^(About|Price)/);
    slider.scrollIntoView({ block: 'center' });
    await expectNoShift(async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await canvas.findByText(/^Draft saved/);
    }, trackOf(slider));
    for (const touched of [
      canvas.getByRole('radio', { name: /^Advanced/ }),
      canvas.getByRole('switch', { name: /^Include/ }),
    ]) {
      touched.scrollIntoView({ block: 'center' });
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await expectNoShift(() => userEvent.click(touched));
    }
  },
};

/** A row that is added or taken away moves what follows it, and nothing else. */
export const RowsKeepTheirPlaces: Story = {
  parameters: { app: at(`${base}/new`) },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Add figure' });
    const row = (number: number) => canvas.findByRole('group', { name: `Figure ${number}` });
    await userEvent.click(add);
    await canvas.findByText(/^Draft saved/);
    const first = await row(1);
    first.scrollIntoView({ block: 'center' });
    await expectNoShift(
      async () => {
        await userEvent.click(add);
        await row(2);
      },
      { until: first },
    );
    await expectNoShift(
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Remove figure 2' }));
        await waitFor(() => expect(canvas.queryByRole('group', { name: 'Figure 2' })).toBeNull());
      },
      { until: first },
    );
    // A tag stands in its field; the fields after it make room once a line is full.
    const options = canvas.getByLabelText(/^Options/, { selector: 'input' });
    const below = canvas.getByLabelText(/^Criteria/, { selector: 'input' });
    // Typing scrolls the page: their distance is what must stay.
    const apart = () => below.getBoundingClientRect().top - options.getBoundingClientRect().top;
    const before = apart();
    await userEvent.type(options, 'Gdańsk{Enter}');
    await expect(apart()).toBe(before);
  },
};

/** A change while a version is being saved is the next change, not lost. */
export const EditedWhileSaved: Story = {
  parameters: {
    app: {
      ...at(base),
      handlers: () => [
        http.post('/api/tasks/:id/versions', async () => {
          await delay(1000);
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    const weigh = async (value: string) =>
      fireEvent.change(await canvas.findByRole('slider', { name: 'Weight of cost' }), {
        target: { value },
      });
    await weigh('5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save version' }));
    await weigh('2');
    await expect((await screen.findAllByText('Version 2 saved')).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Weight of cost' })).toHaveValue('2');
    // It goes on from what was saved: nobody is asked whose counts.
    await userEvent.click(canvas.getByRole('button', { name: 'Save version' }));
    await expect((await screen.findAllByText('Version 3 saved')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(canvas.queryByText('Unsaved changes, kept in this browser')).toBeNull(),
    );
  },
};

const post = (path: string, body?: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** A run that waits says what it was asked, and what it will cost. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await post('/api/assistants/decision/runs?start=false', request);
    await userEvent.click(await canvas.findByRole('link', { name: /^History/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Second site' }));
    const waiting = within(
      await canvas.findByRole('region', { name: 'This run has not started yet' }),
    );
    await expect(waiting.getByText(request.description)).toBeVisible();
    await expect(await waiting.findByText(/in your balance/)).toBeVisible();
  },
};

/** Canceled: what was written stays, and it can be run again. */
export const Canceled: Story = {
  play: async ({ canvas }) => {
    const made = await post('/api/assistants/decision/runs?start=false', request);
    const { id } = (await made.json()) as { id: number };
    await post(`/api/tasks/${id}/cancel`);
    await userEvent.click(await canvas.findByRole('link', { name: /^History/ }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Second site' }));
    await expect(
      await canvas.findByText('What was written so far stays here. Unused points were returned.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run again' })).toBeEnabled();
  },
};

/** A run of the history gets another name, though the server fails at first, and goes while it is open. */
export const RenameAndDelete: Story = {
  parameters: {
    app: {
      ...at(base),
      handlers: () => [
        http.patch('/api/tasks/:id', () => new Response(null, { status: 500 }), { once: true }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
    await userEvent.click(canvas.getByRole('link', { name: /^History/ }));
    const choose = async (title: string, action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${title}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await choose('Second site', 'Rename');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'No{Enter}');
    await expect(title).toHaveAccessibleDescription(/at least 3 characters/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Third site');
    // It would outlive the session.
    await expect(JSON.stringify(Object.entries(sessionStorage))).toContain('Third site');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).toBeInvalid());
    await expect(title).toHaveValue('Third site');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(title).not.toBeInTheDocument());
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Third site');
    await choose('Third site', 'Delete');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Third site' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Third site' })).toBeVisible();
  },
};

/** A model without quota: the run says so and goes on with another one. */
export const QuotaFallback: Story = {
  parameters: { app: at(base, 'quota_error') },
  play: async ({ canvas }) => {
    await run(canvas);
    await finished(canvas);
  },
};

export const HistoryEmpty: Story = {
  parameters: { app: at(`${base}?tab=history`, 'empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No runs yet' })).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  parameters: { app: at(`${base}?tab=history`, 'error') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The history did not load' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const HistoryLoading: Story = {
  parameters: { app: at(`${base}?tab=history`, 'slow') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^History/ })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const About: Story = {
  parameters: { app: at(`${base}/about`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Decision assistant: about' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Frame the decision')).toBeVisible();
    await expect(canvas.getByText(/^Read brief, /)).toBeVisible();
  },
};

/** The steps of each method under its name. */
export const AboutMethods: Story = {
  parameters: { app: at('/enterprise/innovation-assistant/about') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: 'Lean startup' }, { timeout: 30_000 }),
    ).toBeVisible();
  },
};

export const Hub: Story = {
  parameters: { app: at('/enterprise') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Start Decision assistant' }),
    ).toHaveAttribute('href', `${base}/new`);
    await expect(
      canvas.getByRole('link', { name: 'See a finished example Decision assistant' }),
    ).toHaveAttribute('href', '/examples/decision');
    const title = canvas.getByRole('link', { name: 'Decision assistant' });
    await expect(title).toHaveAttribute('href', base);
    // Wherever somebody clicks on the card, it is the title's link that takes it.
    const words = (
      await canvas.findByText(/^A ranked recommendation with its reasons/)
    ).getBoundingClientRect();
    const under = document.elementFromPoint(words.left + 20, words.top + words.height / 2);
    await expect(under).toBe(title);
    await userEvent.click(under!);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Decision assistant' }),
    ).toBeVisible();
  },
};

const longTitle =
  'Never delete the email that leaked, and do not promise the customer anything yet';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

/** Every run is the decision assistant's, of somebody who writes Latin letters and many of them. */
const longRuns = (store: Store) => {
  for (const { id } of store.all('tasks'))
    store.update('tasks', id, { assistant: 'decision', request: undefined, title: longTitle });
};

/** A card's facts and runs come later than the card, into space that was kept for them. */
export const HubKeepsItsPlaces: Story = {
  parameters: {
    app: {
      ...at('/enterprise'),
      handlers: () => [
        http.get('/api/assistants', async () => {
          await delay(600);
        }),
        http.get('/api/tasks', async () => {
          await delay(900);
        }),
        http.get('/api/assistants/:id/example', async () => {
          await delay(900);
        }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Start Decision assistant' });
    const cards = [...canvasElement.querySelectorAll('main ul > li')];
    const places = () =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top + window.scrollY));
    const before = places();
    await canvas.findAllByText('Not used yet', {}, { timeout: 10_000 });
    await canvas.findByText('Venlo, Netherlands');
    await expect(places()).toEqual(before);
  },
};

/** The same with runs, in a language that takes more room. */
export const HubKeepsItsPlacesInGerman: Story = {
  parameters: { app: { ...HubKeepsItsPlaces.parameters?.['app'], prepare: longRuns } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('link', { name: /^Starten/ });
    await expect(card).toBeVisible();
    await expectNoShift(async () => {
      const titles = await canvas.findAllByRole('link', { name: longTitle });
      await expect(titles).toHaveLength(1);
      await canvas.findAllByText('Preis je nach Modell');
      await canvas.findAllByText('Noch nicht benutzt');
    });
  },
};

/** A card has the last run of every assistant of its screen, at its own address. */
export const HubRuns: Story = {
  parameters: {
    app: {
      ...at('/enterprise'),
      prepare: (store: Store) => {
        for (const { id } of store.all('tasks'))
          store.update('tasks', id, {
            assistant: 'compliance-policy',
            request: undefined,
            title: 'Data privacy: Norway',
          });
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Data privacy: Norway' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/enterprise\/compliance-assistant\/policies\/\d+$/),
    );
  },
};

/** It begins where its own script begins, at the edge where its line begins. */
async function expectLatinInArabic(title: HTMLElement) {
  await expect(getComputedStyle(title).direction).toBe('ltr');
  const line = title.parentElement!.getBoundingClientRect();
  await expect(title.getBoundingClientRect().right).toBeCloseTo(line.right, 0);
}

/** A title too long for its line is cut at its own end. */
export const HubLatinInArabic: Story = {
  parameters: { app: { ...at('/enterprise'), prepare: longRuns } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByRole('link', { name: longTitle });
    await expect(getComputedStyle(title!).direction).toBe('ltr');
    const dot = title!.previousElementSibling!.getBoundingClientRect();
    await expect(dot.left - title!.getBoundingClientRect().right).toBeCloseTo(8, 0);
    await expect(title!.scrollWidth).toBeGreaterThan(title!.clientWidth);
    await expect(getComputedStyle(title!).textOverflow).toBe('ellipsis');
    // Its date stays beside it, on the same line.
    const date = title!.nextElementSibling!.getBoundingClientRect();
    const place = title!.getBoundingClientRect();
    await expect(date.right).toBeLessThanOrEqual(place.left);
    await expect(date.top).toBeLessThan(place.bottom);
  },
};

export const HistoryLatinInArabic: Story = {
  parameters: { app: { ...at(`${base}?tab=history`), prepare: longRuns } },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByRole('link', { name: longTitle });
    await expectLatinInArabic(title!);
  },
};

/** The other path of the same screen. */
export const DecisionSupport: Story = {
  parameters: { app: at('/enterprise/decision-support/new') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Decision assistant' }),
    ).toBeVisible();
  },
};

/** A run of another assistant opens where it belongs. */
export const RunOfAnother: Story = {
  parameters: { app: at(`${base}/5`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '/task-execution/5' }),
    ).toBeVisible();
  },
};

export const RunMissing: Story = {
  parameters: { app: at(`${base}/999999`) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'There is no task T-999999, or it belongs to someone else',
      }),
    ).toBeVisible();
  },
};
