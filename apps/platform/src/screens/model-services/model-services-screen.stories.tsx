import type { Model, ModelService, ModelServiceTest, PurposeModel } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { ModelServicesScreen } from './model-services-screen';

const app = { path: '/settings/models', title: 'shell.title.modelServices' };
const meta = {
  title: 'Screens/Model services',
  tags: ['!autodocs'],
  component: ModelServicesScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof ModelServicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ollama = {
  kind: 'ollama',
  name: 'Ollama',
  baseUrl: 'http://127.0.0.1:11434/v1',
  modelCount: 3,
  models: [
    { id: 'qwen3:14b', name: 'Qwen3 14B' },
    { id: 'llama3.1:8b', name: 'Llama 3.1 8B' },
    { id: 'nomic-embed-text', name: 'nomic-embed-text' },
  ],
} as const;
const service = (changes: Partial<ModelService>): ModelService => ({
  id: 1,
  kind: 'openrouter',
  name: 'OpenRouter',
  baseUrl: 'https://openrouter.ai/api/v1',
  variable: null,
  version: 1,
  key: 'held',
  keyHint: '…4f2a',
  allowPrivate: false,
  enabled: true,
  used: true,
  problem: null,
  modelCount: 0,
  models: [],
  createdAt: '2026-03-01T09:00:00.000Z',
  ...changes,
});
const answered: ModelServiceTest = {
  problem: null,
  detail: '',
  baseUrl: ollama.baseUrl,
  latency: 41,
  modelCount: 3,
  chatModelCount: 2,
  models: [...ollama.models],
  model: 'Qwen3 14B',
  firstWord: 380,
  answer: 'I am ready to help.',
};
const failed = (problem: ModelServiceTest['problem'], detail = ''): ModelServiceTest => ({
  ...answered,
  problem,
  detail,
  latency: 240,
  firstWord: null,
  answer: null,
});

interface World {
  services?: readonly ModelService[];
  found?: boolean;
  mayConnect?: boolean;
  test?: ModelServiceTest | 'waits';
  catalogue?: readonly Model[];
  purposes?: readonly PurposeModel[];
}

const catalogue: readonly Model[] = [
  {
    id: 'qwen3:14b',
    name: 'Qwen3 14B',
    provider: 'Ollama/qwen3:14b',
    contextLength: 40_960,
    pointsCost: 1,
  },
  {
    id: 'openai/gpt-4.1-mini',
    name: 'GPT-4.1 mini',
    provider: 'openai/gpt-4.1-mini',
    contextLength: 1_047_576,
    pointsCost: 2,
    price: { input: 0.4, output: 1.6 },
  },
];
const ruled = (model: string): PurposeModel[] =>
  (['fast', 'careful', 'long'] as const).map((purpose) => ({
    purpose,
    model,
    isChosen: false,
    missing: null,
  }));
const offline: Model = { id: 'openai/gpt-4.1-mini', name: 'GPT-4.1 mini', offline: true };

/** The server of an administrator, with these services. */
const world = ({
  services = [],
  found = false,
  mayConnect = true,
  test = answered,
  catalogue: models = services.length > 0 ? catalogue : [offline],
  purposes = ruled(services.length > 0 ? 'qwen3:14b' : offline.id),
}: World) => ({
  app: {
    ...app,
    handlers: (): RequestHandler[] => [
      http.get('*/api/model-connection', () =>
        HttpResponse.json({
          connected: services.length > 0,
          model: services.length > 0 ? 'Qwen3 14B' : null,
          provider: services[0]?.name ?? null,
          local: true,
          mayConnect,
          administrators: ['Ingrid Aalto', 'Noah Meyer'],
        }),
      ),
      http.get('*/api/model-services', () => HttpResponse.json({ services })),
      http.get('*/api/model-services/local', () =>
        HttpResponse.json({ servers: [{ ...ollama, found, connected: false }] }),
      ),
      http.get('*/api/openrouter/models', () => HttpResponse.json({ data: models })),
      http.get('*/api/perplexity/models', () => HttpResponse.json({ data: [] })),
      http.get('*/api/models/purposes', () => HttpResponse.json(purposes)),
      http.post('*/api/model-services/test', async () => {
        if (test === 'waits') await delay('infinite');
        return HttpResponse.json(test);
      }),
    ],
  },
});
interface Changing extends World {
  /** What every change is answered with in place of being made. */
  refusal?: { status: number; body: object };
}

/** {@link world}, where changes are kept. */
const changing = ({ refusal, ...given }: Changing) => ({
  app: {
    ...app,
    handlers: (): RequestHandler[] => {
      let services = [...(given.services ?? [])];
      let purposes = [...(given.purposes ?? ruled('qwen3:14b'))];
      return [
        http.get('*/api/model-services', () => HttpResponse.json({ services })),
        http.get('*/api/models/purposes', () => HttpResponse.json(purposes)),
        http.patch('*/api/model-services/:id', async ({ request, params }) => {
          if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
          const change = (await request.json()) as Partial<ModelService>;
          services = services.map((one) =>
            one.id === Number(params['id'])
              ? { ...one, used: true, ...change, ...(change.enabled === false && { used: false }) }
              : one,
          );
          return HttpResponse.json(services.find(({ id }) => id === Number(params['id'])));
        }),
        http.patch('*/api/models/purposes', async ({ request }) => {
          const change = (await request.json()) as Record<string, string | null>;
          purposes = purposes.map((one) => {
            const id = change[one.purpose];
            return id === undefined
              ? one
              : { ...one, model: id ?? 'qwen3:14b', isChosen: id !== null };
          });
          return HttpResponse.json(purposes);
        }),
        ...world(given).app.handlers(),
      ];
    },
  },
});
const connected = service({ ...ollama, models: [...ollama.models], key: 'none', keyHint: null });

export const NothingFound: Story = {
  parameters: world({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No model server answers here/)).toBeVisible();
  },
};

export const Found: Story = {
  parameters: world({ found: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Ollama' })).toHaveTextContent(
      'Qwen3 14B',
    );
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeEnabled();
  },
};

export const Connected: Story = {
  parameters: world({ services: [connected, service({ id: 2 })] }),
  play: async ({ canvas }) => {
    const [test] = await canvas.findAllByRole('button', { name: 'Test connection' });
    await userEvent.click(test!);
    await expect(
      await canvas.findByText(/Qwen3 14B answered, first word after 380 ms/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Key .…4f2a.$/)).toBeVisible();
  },
};

export const TestRunning: Story = {
  parameters: world({ services: [connected], test: 'waits' }),
  play: async ({ canvas }) => {
    const test = await canvas.findByRole('button', { name: 'Test connection' });
    await userEvent.click(test);
    await waitFor(() => expect(test).toHaveAttribute('aria-busy', 'true'));
  },
};

const tested =
  (text: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  };

export const KeyRefused: Story = {
  parameters: world({
    services: [service({ problem: 'unauthorized' })],
    test: failed('unauthorized', 'No auth credentials found'),
  }),
  play: tested(/The key was refused.*No auth credentials found.*after 240 ms/),
};

export const NoChatModel: Story = {
  parameters: world({ services: [connected], test: failed('no_chat_model') }),
  play: tested(/none of its models can chat/),
};

export const Unreachable: Story = {
  parameters: world({ services: [connected], test: failed('unreachable') }),
  play: tested(/Nothing answers at this address/),
};

/** What the environment names can be tried out and is changed there. */
export const SetByTheEnvironment: Story = {
  parameters: world({ services: [service({ id: null, variable: 'OPENROUTER_API_KEY' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/OPENROUTER_API_KEY/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  },
};

/** The key is asked for on the page, sent once, and the server's reason stands at its field. */
export const KeyWithALineBreak: Story = {
  parameters: {
    app: {
      ...world({}).app,
      handlers: () => [
        http.post('*/api/model-services', () =>
          HttpResponse.json(
            { error: 'Wrong key', fields: { key: 'A key has no spaces or line breaks' } },
            { status: 422 },
          ),
        ),
        ...world({}).app.handlers(),
      ],
    },
  },
  play: async ({ canvas }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'Add key' });
    await userEvent.click(add!);
    const key = await canvas.findByLabelText('Key');
    await userEvent.type(key, 'sk one');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(key).toHaveAccessibleDescription(/no spaces or line breaks/));
  },
};

/** Switched off and on where it stands; the switch says so at once, and so does the state. */
export const TurnedOff: Story = {
  parameters: changing({ services: [connected, service({ id: 2 })] }),
  play: async ({ canvas, canvasElement }) => {
    const region = within(await canvas.findByRole('region', { name: 'OpenRouter' }));
    await userEvent.click(region.getByRole('switch', { name: 'Use OpenRouter' }));
    await expect(await region.findByText('Off')).toBeVisible();
    await expect(region.getByRole('switch')).not.toBeChecked();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('OpenRouter turned off')).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await expect(await region.findByText('Connected')).toBeVisible();
  },
};

/** Name, address and key are changed in one place; the key stays unless one is typed. */
export const Editing: Story = {
  parameters: changing({ services: [service({ kind: 'compatible', name: 'Our vLLM' })] }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Our vLLM');
    await expect(canvas.getByLabelText('New key')).toHaveValue('');
    await expect(canvas.getByLabelText('New key')).toHaveAccessibleDescription(
      'Leave empty to keep the present key',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'The big one');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('region', { name: 'The big one' })).toBeVisible();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('region', { name: 'Our vLLM' })).toBeVisible();
  },
};

/** The guard looks at the new address, and says at its field what is wrong with it. */
export const AddressRefused: Story = {
  parameters: changing({
    services: [service({ kind: 'compatible', name: 'Our vLLM' })],
    refusal: {
      status: 422,
      body: { error: 'Wrong', fields: { baseUrl: 'This address is in a private network' } },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const address = canvas.getByRole('textbox', { name: 'Base URL' });
    await userEvent.clear(address);
    await userEvent.type(address, 'http://192.168.1.4/v1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/private network/));
  },
};

/** Somebody else was faster: what they wrote is shown, and either can be kept. */
export const ChangedMeanwhile: Story = {
  parameters: changing({
    services: [service({ kind: 'compatible', name: 'Our vLLM' })],
    refusal: {
      status: 412,
      body: {
        error: 'Changed',
        current: service({ kind: 'compatible', version: 2, name: 'Theirs' }),
      },
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Somebody else changed this service/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(name).toHaveValue('Theirs');
  },
};

/** Each purpose says its model, what that holds and costs, and who chose it. */
export const ModelsOfPurposes: Story = {
  parameters: changing({
    services: [connected, service({ id: 2 })],
    purposes: [
      { purpose: 'fast', model: 'openai/gpt-4.1-mini', isChosen: true, missing: null },
      ...ruled('qwen3:14b').slice(1),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    const fast = await canvas.findByRole('combobox', { name: 'Fast' });
    await waitFor(() => expect(fast).toHaveValue('GPT-4.1 mini'));
    await expect(canvas.getByText('$0.40 read, $1.60 written per million tokens')).toBeVisible();
    const long = canvas.getByRole('combobox', { name: 'Long texts' });
    await expect(long).toHaveAttribute('placeholder', 'Automatic: Qwen3 14B');
    await userEvent.click(long);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: /GPT-4.1 mini/ }));
    await waitFor(() => expect(long).toHaveValue('GPT-4.1 mini'));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(long).toHaveAttribute('placeholder', 'Automatic: Qwen3 14B'));
    await waitFor(() => expect(long).toHaveValue(''));
  },
};

/** The service of a chosen model is off: what stands in for it is said, until it is back. */
export const ChosenModelGone: Story = {
  parameters: world({
    services: [connected, service({ id: 2, enabled: false, used: false })],
    catalogue: catalogue.slice(0, 1),
    purposes: ruled('qwen3:14b').map((one) =>
      one.purpose === 'careful' ? { ...one, missing: 'openai/gpt-4.1-mini' } : one,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'openai/gpt-4.1-mini is not on offer now. Qwen3 14B writes until it is back.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose automatically' })).toBeEnabled();
  },
};

/** Nothing is connected any more: the offline model stands in. */
export const ChosenModelGoneOffline: Story = {
  parameters: world({
    purposes: ruled(offline.id).map((one) => ({ ...one, missing: 'qwen3:14b' })),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText(/^qwen3:14b is not on offer now. The offline model fills/),
    ).toHaveLength(3);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** A list of 5,000: found by typing, and no more of it mounted than is seen. */
export const FiveThousandModels: Story = {
  parameters: world({
    services: [service({ modelCount: 5_000 })],
    catalogue: Array.from({ length: 5_000 }, (_one, at) => ({
      id: `maker-${at % 50}/model-${at}`,
      name: `Model ${at}`,
      provider: `maker-${at % 50}/model-${at}`,
      contextLength: 128_000,
      pointsCost: 1,
    })),
    purposes: ruled('maker-0/model-0'),
  }),
  play: async ({ canvas, canvasElement }) => {
    const fast = await canvas.findByRole('combobox', { name: 'Fast' });
    await waitFor(() => expect(fast).toHaveAttribute('placeholder', 'Automatic: Model 0'));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(fast);
    await body.findAllByRole('option');
    await expect(body.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.type(fast, 'model 4987');
    await expect(await body.findByRole('option', { name: /Model 4987/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** None of the connected models can chat: the section says why there is nothing to choose. */
export const NoModelForAPurpose: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('*/api/models/purposes', () =>
          HttpResponse.json({ error: 'No model here can chat' }, { status: 409 }),
        ),
        ...world({ services: [connected] }).app.handlers(),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No model here can chat/)).toBeVisible();
  },
};

export const NotAllowed: Story = {
  parameters: world({ mayConnect: false }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ask Ingrid Aalto or Noah Meyer to connect one.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('*/api/model-connection', async () => {
          await delay('infinite');
          return HttpResponse.json({});
        }),
      ],
    },
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('*/api/model-connection', () =>
          HttpResponse.json({ error: 'The disk is full' }, { status: 500 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The models could not be loaded')).toBeVisible();
  },
};
