import type { ModelService, ModelServiceTest } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

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
}

/** The server of an administrator, with these services. */
const world = ({ services = [], found = false, mayConnect = true, test = answered }: World) => ({
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
      http.post('*/api/model-services/test', async () => {
        if (test === 'waits') await delay('infinite');
        return HttpResponse.json(test);
      }),
    ],
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
    await expect(canvas.getByText('Key …4f2a')).toBeVisible();
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
