import {
  assistantIds,
  assistants as definitions,
  type Assistant,
  type AssistantDefinition,
  runExtrasSchema,
  type AssistantId,
} from '@constella/api-client/contract';

import { finishedExample } from '../../runs/assistants/finished-example.js';
import { programOf } from '../../runs/assistants/index.js';
import { allocateDue, pointsOf } from '../../money/ledger.js';
import { instant } from '../../base/clock.js';
import { countUsage } from '../../money/usage.js';
import { estimate, newRun } from '../../runs/engine/new-run.js';
import { clarify, noQuestion } from '../../runs/program/clarify.js';
import { companyOf } from '../../runs/program/company.js';
import { orderText } from '../../runs/program/order-text.js';
import type { PlannedStep } from '../../runs/program/planned-step.js';
import type { Texts } from '../../base/language/texts.js';
import { Refusal, refuseField, type ServerText } from '../../base/refusal.js';
import { earlierRunsOf } from '../../runs/program/earlier-runs.js';
import type { Store } from '../../store/store.js';
import { check } from '../http/check.js';
import type { Endpoint } from '../http/context.js';
import { taskView } from '../http/views.js';

const assistants: Endpoint<'assistants'> = ({ texts }, { models }) => {
  return { body: assistantIds.map((id) => assistantView(id, texts, models.isOffline)) };
};

const assistantExample: Endpoint<'assistantExample'> = async ({ slug, texts }) => ({
  body: await finishedExample(assistantOf(slug), texts),
});

const estimateRun: Endpoint<'estimateRun'> = async (
  { slug, body, query, signedIn, texts },
  context,
) => {
  const assistant = assistantOf(slug);
  const userId = signedIn.user.id;
  const request = requestOf(assistant, body, signedIn.user.id, context.store);
  const { model } = query;
  const cost = await estimate(context, assistant, request, { userId, texts, model });
  // This month's points count, even when nobody has used any yet.
  await context.store.write(() => allocateDue(context, userId, texts));
  const balance = pointsOf(context.store, userId)?.currentBalance ?? 0;
  return { body: { ...cost, balance, missing: Math.max(cost.points - balance, 0) } };
};

const clarifyRun: Endpoint<'clarifyRun'> = async (
  { slug, body, query, signedIn, texts, request: { signal } },
  { store, models, clock },
) => {
  const assistant = assistantOf(slug);
  const userId = signedIn.user.id;
  const request = requestOf(assistant, body, userId, store);
  const definition: AssistantDefinition = definitions[assistant];
  if (!definition.clarifies || request['clarification'] !== undefined) return { body: noQuestion };
  const model = query.model ?? (await models.forPurpose('fast'));
  if (models.providerFor(model).offline) return { body: noQuestion };
  const { companyId } = request as { companyId?: number };
  const company = companyOf(store, { userId, companyId });
  const order = {
    about: texts.say(`workspace.sentence.${assistant}`),
    request: orderText(request, store),
    company: company ? orderText(company, store) : null,
    today: instant(clock.now()).slice(0, 10),
    model,
    texts,
  };
  const { asked, tokens } = await clarify(models, order, signal);
  if (tokens > 0) await store.write(() => countUsage(store, userId, { tokens }, clock.now()));
  return { body: asked };
};

const createRun: Endpoint<'createRun'> = async (
  { slug, body, query, signedIn, texts, remember },
  context,
) => {
  const { store, engine } = context;
  const assistant = assistantOf(slug);
  const request = requestOf(assistant, body, signedIn.user.id, context.store);
  const { model, webSearch } = query;
  const asker = { userId: signedIn.user.id, texts, model, webSearch };
  const run = await newRun(context, assistant, request, asker);
  if (!query.start) {
    context.storage.checkPending(signedIn.user.id);
    const row = await store.write(() => {
      const inserted = store.insert('tasks', run);
      remember({ status: 201, body: taskView(context.store, inserted) });
      return inserted;
    });
    return { status: 201, body: taskView(context.store, row) };
  }
  const row = await engine.create(run, texts, (begun) =>
    remember({ status: 201, body: taskView(context.store, begun) }),
  );
  return { status: 201, body: taskView(context.store, row) };
};

/** A checked request. @throws {Refusal} 422 for fields that are wrong, and files that are not there. */
function requestOf(
  assistant: AssistantId,
  body: Record<string, unknown>,
  userId: number,
  store: Store,
): Record<string, unknown> {
  const { attachments, earlierRuns, clarification, ...own } = body;
  const extras = check(runExtrasSchema, { attachments, earlierRuns, clarification });
  const { attachments: ids = [], earlierRuns: runs = [] } = extras;
  const request = check(definitions[assistant].request, own);
  if (ids.some((id) => store.find('attachments', id)?.userId !== userId))
    throw refuseField('attachments', 'server.attachment.gone');
  if (earlierRunsOf(store, { userId, request: extras }).length < runs.length)
    throw refuseField('earlierRuns', 'server.run.earlierGone');
  return {
    ...request,
    ...(ids.length > 0 && { attachments: ids }),
    ...(runs.length > 0 && { earlierRuns: runs }),
    ...(extras.clarification && { clarification: extras.clarification }),
  };
}

/** @throws {Refusal} 404 for an assistant there is not. */
function assistantOf(slug: string): AssistantId {
  const found = assistantIds.find((id) => id === slug);
  if (!found) throw new Refusal(404, 'server.assistant.unknown');
  return found;
}

function assistantView(id: AssistantId, texts: Texts, offline: boolean): Assistant {
  const { area, path, steps, records, cost, timeoutSeconds } = definitions[id];
  const program = programOf({ assistant: id });
  return {
    id,
    area,
    path,
    name: texts.say(`server.assistant.${id}.name` as ServerText['id']),
    about: texts.say(`workspace.sentence.${id}`),
    steps: steps.map((step) => ({
      id: step.id,
      name: program.stepName(
        // Nobody in particular does it yet.
        { kind: step.id, option: '', round: 1, member: { name: '…' } } as PlannedStep,
        texts,
      ),
      role: step.role,
      ...('layer' in step && { layer: step.layer }),
      ...('forEach' in step && { forEach: step.forEach }),
      ...('when' in step && { when: step.when }),
      tools: 'tools' in step && step.tools ? [...step.tools] : [],
    })),
    records: [...records],
    basePoints: offline ? 0 : cost.base,
    timeoutSeconds,
  };
}

/** The calls of this file. */
export const assistantEndpoints = {
  assistants,
  assistantExample,
  estimateRun,
  clarifyRun,
  createRun,
};
