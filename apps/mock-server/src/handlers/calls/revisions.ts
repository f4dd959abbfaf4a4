import { bounds, timeouts } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import { ProviderError } from '../../models/provider.js';
import { allocateDue, hold, pointsOf, settle } from '../../money/ledger.js';
import { countUsage } from '../../money/usage.js';
import { programOf } from '../../runs/assistants/index.js';
import {
  revisedShape,
  reviseResult as revise,
  revisionModel,
} from '../../runs/program/revise-result.js';
import { examineResult } from '../../runs/ethics/examine-result.js';
import { orderText } from '../../runs/program/order-text.js';
import { shortened } from '../../prose/read-brief.js';
import type { Endpoint } from '../http/context.js';
import { taskView } from '../http/views.js';
import {
  answerOf,
  changeable,
  currentOf,
  newerVersion,
  refuseRow,
  textsOf,
  writeVersion,
} from './results.js';
import { refusalOf, tooLong } from './test-model.js';

const estimateRevision: Endpoint<'estimateRevision'> = async (input, context) => {
  const { store, models } = context;
  const model = await revisionModel(models, changeable(input, context));
  // This month's points count, even when nobody has used any yet.
  const { id } = input.signedIn.user;
  await store.write(() => allocateDue(context, id, input.texts));
  return {
    body: {
      model,
      offline: models.providerFor(model).offline,
      points: models.price(0, [model]),
      balance: pointsOf(store, id)?.currentBalance ?? 0,
    },
  };
};

/** Its points are held while the model writes, and kept with the new version alone. */
const reviseResult: Endpoint<'reviseResult'> = async (input, context) => {
  const { body, request, signedIn, texts, remember } = input;
  const { store, models, clock } = context;
  const userId = signedIn.user.id;
  const task = changeable(input, context);
  const program = programOf(task);
  const { instruction, parts } = body;
  revisedShape(program, parts);
  const model = await revisionModel(models, task);
  if (models.providerFor(model).offline) throw new Refusal(409, 'server.result.needsModel');
  const words = await textsOf(task);
  const points = models.price(0, [model]);
  const held = await store.write(() =>
    hold(context, userId, {
      points,
      description: texts.say('server.points.revision', { title: task.title }),
      source: 'revision',
      texts,
    }),
  );
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(tooLong(model)), timeouts.answer);
  try {
    const today = instant(clock.now()).slice(0, 10);
    const { title, description } = task;
    const order = orderText(task.request ?? { title, description }, store);
    const revised = await revise(
      models,
      { program, task, order, instruction, parts, model, texts: words, today },
      AbortSignal.any([request.signal, limit.signal]),
    );
    // The brackets of what it cites are in its texts; the words are in its sources.
    const cited = (revised.result.sources ?? []).map(({ excerpt = '' }) => excerpt);
    const examined = await examineResult(store, task, revised.result, [instruction, ...cited]);
    const row = await store.write(() => {
      const present = changeable(input, context);
      // What was saved while the model wrote is not written over, whether it was asked for or not.
      if (currentOf(present) !== currentOf(task)) throw newerVersion(store, present);
      const written = writeVersion(input, context, words, () => ({
        result: examined.result,
        note: shortened(instruction, bounds.shortText.max),
        restored: null,
        model: revised.model,
      }));
      const isChanged = currentOf(written) !== currentOf(task);
      if (isChanged) examined.keep(store, instant(clock.now()));
      settle(context, held, isChanged ? points : 0, texts);
      countUsage(store, userId, { tokens: revised.tokens }, clock.now());
      remember({ body: taskView(store, written) });
      return written;
    });
    return answerOf(store, row);
  } catch (error) {
    await store.write(() => settle(context, held, 0, texts));
    if (error instanceof ProviderError)
      throw error.kind === 'broken'
        ? new Refusal(502, 'server.result.notRevised', { values: { model } })
        : refusalOf(error, model);
    return refuseRow(error);
  } finally {
    clearTimeout(timer);
  }
};

/** The calls of this file. */
export const revisionEndpoints = { estimateRevision, reviseResult };
