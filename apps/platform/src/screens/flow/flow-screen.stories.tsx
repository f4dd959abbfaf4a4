import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FlowScreen } from './flow-screen';

const app = { path: '/unified-cognitive-flow', title: 'shell.title.cognitiveFlow' };
const question =
  'Should we move the archive of 40,000 photographs to Lisbon? Compare rent and humidity. Name the risk.';
/** A run writes at a readable pace. */
const patient = { timeout: 20_000 };

const meta = {
  title: 'Screens/Cognitive flow',
  tags: ['!autodocs'],
  component: FlowScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof FlowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Asks by keyboard alone, and waits for the answer. */
async function ask(canvas: Canvas, text: string, field = 'Your question') {
  const input = await canvas.findByRole('textbox', { name: field });
  await userEvent.type(input, `${text}{Enter}`);
  await canvas.findByRole('heading', { level: 2, name: text });
  await canvas.findByRole('button', { name: 'Copy answer' }, patient);
}

/** Nothing asked yet: an example fills the field, which can then be changed. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversations yet')).toBeVisible();
    await expect(await canvas.findByText(/^Free, [\d,]+ in your balance$/)).toBeVisible();
    const example = canvas.getByRole('button', { name: /^Compare two suppliers/ });
    const words =
      'Compare two suppliers on price, delivery time and risk. What should we ask them next?';
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    // What somebody typed stays; an example of which nothing is left can be taken again.
    await userEvent.type(field, 'For a bakery.');
    await userEvent.click(example);
    await expect(field).toHaveValue(`For a bakery.\n${words}`);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: /^Plan the first four weeks/ }));
    await userEvent.click(example);
    await expect(field).toHaveValue(words);
    await userEvent.clear(field);
    await userEvent.click(example);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(words);
  },
};

/** The finished example's question, whatever was chosen before; it is there once. */
export const FromTheExample: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your question' });
    await userEvent.click(canvas.getByRole('button', { name: /^Plan the first four weeks/ }));
    await userEvent.clear(field);
    const example = within(canvas.getByRole('region', { name: 'Finished example' }));
    await example.findByText('Halve the bread a bakery throws away');
    await expect(example.getByRole('link', { name: 'See a finished example' })).toHaveAttribute(
      'href',
      '/examples/cognitive-flow',
    );
    const start = example.getByRole('link', { name: 'Start from this example' });
    const words =
      'We run a 12-person bakery and lose 9% of our bread every day. How do we halve that by March?';
    await userEvent.click(start);
    await waitFor(() => expect(field).toHaveValue(words));
    await userEvent.click(start);
    await expect(field).toHaveValue(words);
  },
};

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/required/i);
  },
};

/** From a question to its answer, what could come next, and on within the conversation. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    await ask(canvas, question);
    await expect(
      canvas.getByText('Completed', { selector: '[role="status"]' }),
    ).toBeInTheDocument();
    const layers = canvas.getByRole('list', { name: 'Layers of thought' });
    await expect(within(layers).getAllByRole('listitem')).toHaveLength(7);
    await expect(within(layers).queryByText('in progress')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Continue in the Decision assistant' }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/enterprise\/decision-assistant\/new\?from=\d+$/),
    );
    const next = canvas.getByRole('region', { name: 'You could ask next' });
    const [suggested] = within(next).getAllByRole('button');
    await userEvent.click(suggested!);
    const field = canvas.getByRole('textbox', { name: 'Ask a follow-up' });
    await expect(field).toHaveValue(suggested!.textContent);
    await userEvent.clear(field);
    await ask(canvas, 'And what does it cost?', 'Ask a follow-up');
    await expect(canvas.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const past = canvas.getByRole('complementary', { name: 'Conversations' });
    await waitFor(() => expect(within(past).getAllByRole('link')).toHaveLength(1));
  },
};

/** The keys go on at the answer; whoever types the next thing keeps their place when it ends. */
export const FocusOnTheAnswer: Story = {
  parameters: { app: { ...app, pace: 40 } },
  play: async ({ canvas }) => {
    const answer = () => canvas.findAllByRole('heading', { level: 2, name: 'Answer' });
    const send = async (field: string, text: string) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: field }), `${text}{Enter}`);
      await canvas.findByRole('button', { name: 'Cancel run' });
      const heading = (await answer()).at(-1);
      await waitFor(() => expect(heading).toHaveFocus());
      return heading;
    };
    const heading = await send('Your question', 'Why?');
    await expect(getComputedStyle(heading!).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel run' })).toHaveFocus();
    const search = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(search, 'quasar');
    await canvas.findByRole('button', { name: 'Copy answer' }, patient);
    await expect(search).toHaveFocus();
    await userEvent.clear(search);
    await send('Ask a follow-up', 'And then?');
  },
};

/** Somebody is elsewhere already when the question has arrived. */
export const FocusIsElsewhere: Story = {
  parameters: { app: { ...app, pace: 40 } },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your question' }),
      'Why?{Enter}',
    );
    search.focus();
    await canvas.findByRole('button', { name: 'Cancel run' });
    await expect(search).toHaveFocus();
  },
};

/** Stopped on the way: nothing looks finished, and it can be run again. */
export const Canceled: Story = {
  parameters: { app: { ...app, pace: 40 } },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('textbox', { name: 'Your question' });
    await userEvent.type(input, `${question}{Enter}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel run' }));
    await expect(await canvas.findByRole('button', { name: 'Run again' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Copy answer' })).toBeNull();
  },
};

/** A text that goes along with the question, and agents that think along. */
export const WithContext: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach context' }));
    const dialog = await page.findByRole('dialog', { name: 'Attach context' });
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    await userEvent.type(
      await page.findByRole('textbox', { name: /^Text to consider/ }),
      'Rent in Lisbon is 9 € a square metre.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('37 characters attached')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agents: auto' }));
    await userEvent.click(await page.findByRole('checkbox', { name: /^Market analyst/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: '1 agent' })).toBeVisible();
    await ask(canvas, question);
    // Without a model it is one line of the worksheet.
    const answer = await canvas.findByRole('region', { name: 'Answer' });
    await expect(await within(answer).findByText('Market analyst')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What your agents added' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Attached context' })).toBeVisible();
  },
};

/** Files go along: one is read and listed with its words, one cannot be read and says why. */
export const WithFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach files' }));
    const files = await page.findByLabelText(/^Files/, { selector: 'input' });
    const lease = new File(['The rent in Lisbon is 4,200 € a month.'], 'lease.md');
    const photo = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)], 'photo.txt');
    await userEvent.upload(files, [lease, photo]);
    await expect(await page.findByText('Uploaded')).toBeVisible();
    await expect(await page.findByText(/^photo\.txt is not a text, Markdown/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Attach files 2 attached' })).toBeVisible();
    // Nothing goes along that nobody could read, and nothing typed is lost.
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, 'Is it dear?{Enter}');
    await userEvent.click(await page.findByRole('button', { name: 'Remove photo.txt' }));
    await expect(await canvas.findByText(/^A file could not be read/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Is it dear?');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const sources = await canvas.findByRole('region', { name: 'Sources' }, patient);
    await expect(within(sources).getByText('File: lease.md')).toBeVisible();
    await expect(within(sources).getByText(/4,200 € a month/)).toBeVisible();
    await expect(canvas.queryByText('1 attached')).toBeNull();
  },
};

/** The connection breaks while a file is sent: it stays, and is sent again. */
export const FileSentAgain: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [http.post('/api/attachments', () => HttpResponse.error(), { once: true })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Attach files' }));
    const files = await page.findByLabelText(/^Files/, { selector: 'input' });
    await userEvent.upload(files, new File(['The rent is 4,200 €.'], 'lease.txt'));
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByText('Uploaded')).toBeVisible();
  },
};

/** A conversation is renamed, pinned and deleted from the list. */
export const Conversations: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const choose = async (title: string, action: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Options for “${title}”` }));
      await userEvent.click(await page.findByRole('menuitem', { name: action }));
    };
    await ask(canvas, 'What is a nebula made of?');
    await choose('What is a nebula made of?', 'Rename');
    const name = await page.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Nebulae{Enter}');
    await choose('Nebulae', 'Pin');
    await expect(await canvas.findByText('Pinned')).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search conversations' }), 'quasar');
    await expect(await canvas.findByText('No conversation matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /clear/i }));
    await choose('Nebulae', 'Delete');
    await expect(await canvas.findByText('No conversations yet')).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Nebulae')).toBeVisible();
  },
};

/** Found by a later question: it keeps its name and its pin, and shows what was found. */
export const FoundByAFollowUp: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await ask(canvas, 'What is a nebula made of?');
    await ask(canvas, 'And a quasar?', 'Ask a follow-up');
    const past = within(canvas.getByRole('complementary', { name: 'Conversations' }));
    await waitFor(() => expect(past.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(past.getByRole('button', { name: /^Options for / }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Pin' }));
    await expect(await past.findByText('Pinned')).toBeInTheDocument();
    await userEvent.type(past.getByRole('searchbox', { name: 'Search conversations' }), 'quasar');
    await expect(await past.findByText('And a quasar?')).toBeVisible();
    const found = past.getByRole('link');
    await expect(found).toHaveTextContent('What is a nebula made of?And a quasar?');
    await waitFor(() => expect(found).toHaveTextContent('Pinned'));
  },
};

/** Every point is spent: what is missing is said before anything is sent. */
export const NotEnoughPoints: Story = {
  parameters: { app: { ...app, scenario: 'out_of_points' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need \d+ more points? to ask this\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get points' })).toHaveAttribute(
      'href',
      '/membership',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your question' }), 'Why?{Enter}');
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue('Why?');
  },
};

export const Failed: Story = {
  parameters: { app: { ...app, scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conversations did not load')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toBeEnabled();
  },
};

export const Loading: Story = { parameters: { app: { ...app, scenario: 'slow' } } };

export const Missing: Story = {
  parameters: { app: { ...app, at: '/unified-cognitive-flow?run=999999' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Failed to get task details' }),
    ).toBeVisible();
  },
};
