import type {
  ListedModel,
  ModelProvider,
  CompletionRequest,
} from '../../apps/mock-server/src/models/provider';
import { chatMessages, tokensOf } from '../../apps/mock-server/src/models/chat-messages';
import type { Models } from '../../apps/mock-server/src/models/models';
import { estimateTokens } from '../../apps/mock-server/src/models/tokens';
import type { MemoryStore } from '../../apps/mock-server/src/store/memory-store';
import { readEvents } from '../../apps/mock-server/src/testing/read-events';
import { createTestServer, type TestBrowser } from '../../apps/mock-server/src/testing/test-server';
import type { Passage } from '../../apps/mock-server/src/models/prompt';
import type { Task } from '@constella/api-client/contract';

import type { KeptBrief } from './briefs';
import type { AnsweredBrief } from './rules';

/** A request to a model, as it was made in a run. */
export interface SeenRequest {
  readonly step: string;
  /** The entry of a repeated step. */
  readonly entry: string | undefined;
  /** What the model was sent, the form of its answer included. */
  readonly prompt: string;
  /** The name of the form the answer must have. */
  readonly schema: string | undefined;
  readonly tools: readonly string[];
  readonly model: string;
  /** Tokens to read, and those that may be written at most, and were. */
  inputTokens: number;
  readonly maxTokens: number;
  outputTokens: number;
  /** Requests under way when it was made, itself among them. */
  parallel: number;
  milliseconds: number;
  text: string;
}

/** A run of a brief to its end. */
export interface BriefRun extends AnsweredBrief {
  readonly name: string;
  readonly requests: readonly SeenRequest[];
  /** The model that wrote. */
  readonly model: string;
}

/** Who answers, and when. */
export interface Answering {
  models(store: MemoryStore): Models;
  /** Milliseconds since 1970. */
  now(): number;
  /** The model of every step. @default one for each purpose */
  readonly model?: string | undefined;
  /** Called before a request is sent. */
  before?(request: CompletionRequest): Promise<void>;
}

/** Runs a brief through the server's own code: signed in, started, read to its end. */
export async function runBrief(kept: KeptBrief, answering: Answering): Promise<BriefRun> {
  const { assistant, brief, name } = kept;
  const requests: SeenRequest[] = [];
  const open = new Set<SeenRequest>();
  let passages: readonly Passage[] = [];
  const watch = (provider: ModelProvider): ModelProvider =>
    watched(provider, {
      requests,
      open,
      async before(request) {
        const { context } = request.prompt;
        if (context && context.passages.length > passages.length) ({ passages } = context);
        await answering.before?.(request);
      },
    });
  const server = await createTestServer({
    clock: answering,
    models(store) {
      const models = answering.models(store);
      return Object.assign(Object.create(models) as Models, {
        providerFor: (id: string) => watch(models.providerFor(id)),
      });
    },
  });
  const browser = await server.browser().signIn();
  setCompany(server.store, brief);
  const { answer, model } = await requestOf(kept, browser, answering);
  const attachments = await attached(browser, brief);
  const request = { ...answer, ...(attachments.length > 0 && { attachments }) };
  const path = `/api/assistants/${assistant}/runs${model ? `?model=${encodeURIComponent(model)}` : ''}`;
  const created = await browser.call<Task & { error?: string }>('POST', path, request, {
    headers: { 'accept-language': brief.locale },
  });
  if (created.status !== 201)
    throw new Error(`${assistant}/${name} was refused: ${JSON.stringify(created.body)}`);
  const events = await readEvents(browser, created.body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
  return {
    assistant,
    brief,
    name,
    request,
    result: task.status === 'completed' ? task.result : null,
    error: task.error,
    passages,
    today: new Date(answering.now()).toISOString().slice(0, 10),
    computed: events.flatMap((event) =>
      event.type === 'tool' && event.result !== undefined ? [event.result] : [],
    ),
    requests,
    model: task.result?.model ?? model ?? '',
  };
}

/** The member of the demo data has a company: the brief's, or none. */
function setCompany(store: MemoryStore, { company }: KeptBrief['brief']): void {
  const [first, ...others] = store.rowsBy('company_profiles', 'userId', 2);
  if (first && company) store.update('company_profiles', first.id, company);
  for (const { id } of company ? others : [first, ...others].filter((one) => one !== undefined))
    store.remove('company_profiles', id);
}

/** The ids of the brief's files, as the member attaches them. */
async function attached(browser: TestBrowser, { files }: KeptBrief['brief']): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, text } of files) {
    const path = `/api/attachments?name=${encodeURIComponent(name)}`;
    // oxlint-disable-next-line no-await-in-loop -- their passages are numbered in the order of the brief
    const { status, body } = await browser.call<{ id: number }>('POST', path, undefined, {
      raw: text,
      headers: { 'content-type': 'application/octet-stream' },
    });
    if (status !== 201) throw new Error(`the file ${name}: ${JSON.stringify(body)}`);
    ids.push(body.id);
  }
  return ids;
}

/** The request, with the agents it names, and the model it is for. */
async function requestOf(
  { assistant, brief }: KeptBrief,
  browser: TestBrowser,
  { model }: Answering,
): Promise<{ answer: Record<string, unknown>; model: string | undefined }> {
  if (brief.agents.length === 0) return { answer: brief.request, model };
  const listed = await browser.call<ListedModel[]>('GET', '/api/openrouter/models');
  const own = model ?? listed.body[0]?.id ?? '';
  const ids: number[] = [];
  for (const agent of brief.agents) {
    // oxlint-disable-next-line no-await-in-loop -- their ids are in the order of the brief
    const { status, body } = await browser.call<{ id: number }>('POST', '/api/agents', {
      ...agent,
      model: own,
    });
    if (status !== 201) throw new Error(`the agent ${agent.name}: ${JSON.stringify(body)}`);
    ids.push(body.id);
  }
  const leads = brief.agents.findIndex(({ type }) => type === 'coordinator');
  const agents =
    assistant === 'collaboration'
      ? { agentsInvolved: ids.filter((_id, at) => at !== leads), coordinatorId: ids[leads] }
      : { agents: ids };
  return {
    answer: { ...brief.request, ...agents },
    model: assistant === 'collaboration' ? undefined : model,
  };
}

/** A provider whose requests are written down. */
function watched(
  provider: ModelProvider,
  {
    requests,
    open,
    before,
  }: {
    requests: SeenRequest[];
    open: Set<SeenRequest>;
    before(request: CompletionRequest): Promise<void>;
  },
): ModelProvider {
  return {
    offline: provider.offline,
    models: (signal) => provider.models(signal),
    ...(provider.measure && { measure: (request) => provider.measure!(request) }),
    async *complete(request, signal) {
      await before(request);
      const { prompt, shape, tools, maxTokens, model } = request;
      const seen: SeenRequest = {
        step: prompt.step,
        entry: entryOf(request),
        schema: shape?.name,
        tools: (tools ?? []).map(({ id }) => id),
        model,
        prompt: (await chatMessages(request)).map(({ content }) => content).join('\n\n---\n\n'),
        inputTokens: tokensOf(await chatMessages(request, { withSchema: false })),
        maxTokens,
        outputTokens: 0,
        parallel: 0,
        milliseconds: 0,
        text: '',
      };
      requests.push(seen);
      open.add(seen);
      for (const one of open) one.parallel = Math.max(one.parallel, open.size);
      const begun = performance.now();
      try {
        for await (const part of provider.complete(request, signal)) {
          if (part.type === 'delta') seen.text += part.text;
          if (part.type === 'end') {
            seen.inputTokens = part.inputTokens;
            seen.outputTokens = part.outputTokens;
          }
          yield part;
        }
      } finally {
        open.delete(seen);
        seen.milliseconds = Math.round(performance.now() - begun);
        seen.outputTokens ||= estimateTokens(seen.text);
      }
    },
  };
}

/** What tells requests of a repeated step apart: a method, or the agent that speaks. */
export function entryOf({ prompt: { data } }: CompletionRequest): string | undefined {
  const { methodId, agent, round } = data;
  if (typeof methodId === 'string') return methodId;
  if (typeof agent === 'string') return Number(round) > 1 ? `${agent} ${Number(round)}` : agent;
  return undefined;
}
