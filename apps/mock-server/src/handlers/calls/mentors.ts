import { timeouts } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { Refusal } from '../../base/refusal.js';
import { ProviderError } from '../../models/provider.js';
import { allocateDue, hold, pointsOf, settle } from '../../money/ledger.js';
import { countUsage } from '../../money/usage.js';
import {
  answerAsMentor,
  speakerOf,
  type MentorQuestion,
  type Speaker,
} from '../../runs/program/mentor-answer.js';
import { storedRecord, type RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext, SignedIn } from '../http/context.js';
import { recordView } from '../resources/view.js';
import { refusalOf, tooLong } from './test-model.js';

/** Activities and questions a mentor is told of. */
const mostTold = 5;

const estimateAnswers: Endpoint<'estimateAnswers'> = async ({ id, signedIn, texts }, context) => {
  const { store } = context;
  const speakers = await speakersOf(context, ownPlan(context, id, signedIn).id);
  // This month's points count, even when nobody has used any yet.
  await store.write(() => allocateDue(context, signedIn.user.id, texts));
  return {
    body: {
      offline: isOffline(context, speakers),
      roles: speakers.map(({ mentor }) => mentor.role),
      points: priceOf(context, speakers),
      balance: pointsOf(store, signedIn.user.id)?.currentBalance ?? 0,
    },
  };
};

/** Its points are held while the mentors answer; those who do not are given back. */
const askMentors: Endpoint<'askMentors'> = async (input, context) => {
  const { id, request, signedIn, texts, remember } = input;
  const { store, clock, models } = context;
  const userId = signedIn.user.id;
  const discussion = ownDiscussion(context, id, signedIn);
  const plan = ownPlan(context, discussion.planId, signedIn);
  const answered = new Set(answersOf(context, id).map(({ mentorRole }) => mentorRole));
  const speakers = (await speakersOf(context, plan.id)).filter(
    ({ mentor }) => !answered.has(mentor.role),
  );
  if (speakers.length === 0) return { body: answersOf(context, id).map(viewed) };
  if (isOffline(context, speakers)) throw new Refusal(409, 'server.mentors.needModel');
  const points = priceOf(context, speakers);
  const held = await store.write(() =>
    hold(context, userId, {
      points,
      description: texts.say('server.points.mentors', { title: plan.title }),
      source: 'mentors',
      texts,
    }),
  );
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(tooLong(speakers[0]!.model)), timeouts.answer);
  const signal = AbortSignal.any([request.signal, limit.signal]);
  const question = toldOf(context, { discussion, plan, texts });
  const outcomes = await Promise.allSettled(
    speakers.map((speaker) => answerAsMentor(models, speaker, question, signal)),
  );
  clearTimeout(timer);
  const came = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const paid = speakers.filter((_, at) => outcomes[at]?.status === 'fulfilled');
  const createdAt = instant(clock.now());
  const rows = await store.write(() => {
    settle(context, held, Math.min(points, priceOf(context, paid)), texts);
    const tokens = came.reduce((sum, one) => sum + one.tokens, 0);
    countUsage(store, userId, { tokens }, clock.now());
    // Deleted meanwhile, there is nothing left to answer.
    if (came.length === 0 || !store.find('learning_discussions', id)) return [];
    for (const { role, content } of came)
      store.insert('discussion_answers', {
        discussionId: id,
        mentorRole: role,
        content,
        createdAt,
      });
    store.update('learning_discussions', id, { answered: true });
    const body = answersOf(context, id).map(viewed);
    remember({ body });
    return body;
  });
  const [failed] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one] : []));
  if (came.length === 0 && failed)
    throw failed.reason instanceof ProviderError
      ? refusalOf(failed.reason, speakers[0]!.model)
      : failed.reason;
  return { body: rows };
};

const voteAnswer: Endpoint<'voteAnswer'> = async ({ id, body, signedIn }, context) => {
  const { store } = context;
  const userId = signedIn.user.id;
  const row = await store.write(() => {
    const answer = store.find('discussion_answers', id);
    if (!answer) throw new Refusal(404, 'server.resource.notFound');
    ownDiscussion(context, answer.discussionId, signedIn);
    const { upvotes, upvotedBy } = answer;
    if (upvotedBy.includes(userId) === body.helpful) return answer;
    return store.update('discussion_answers', id, {
      upvotes: Math.max(0, upvotes + (body.helpful ? 1 : -1)),
      upvotedBy: body.helpful ? [...upvotedBy, userId] : upvotedBy.filter((one) => one !== userId),
    })!;
  });
  return { body: viewed(row) };
};

type Answer = RowOf<'discussion_answers'>;

const viewed = (row: Answer) => recordView(storedRecord('discussion_answers'), { ...row });

const answersOf = ({ store }: ServerContext, id: number): Answer[] =>
  store.rowsBy('discussion_answers', 'discussionId', id);

/** @throws {Refusal} 404 for one of somebody else, which is nobody's business. */
function ownPlan({ store }: ServerContext, id: number, { user }: SignedIn) {
  const plan = store.find('learning_plans', id);
  if (plan?.userId !== user.id) throw new Refusal(404, 'server.resource.notFound');
  return plan;
}

/** @throws {Refusal} 404 for one of somebody else. */
function ownDiscussion({ store }: ServerContext, id: number, { user }: SignedIn) {
  const discussion = store.find('learning_discussions', id);
  if (discussion?.userId !== user.id) throw new Refusal(404, 'server.resource.notFound');
  return discussion;
}

/** The mentors of a plan with who speaks for them, one for each role. */
async function speakersOf({ store, models }: ServerContext, planId: number): Promise<Speaker[]> {
  const mentors = store
    .rowsBy('mentor_teams', 'planId', planId)
    .flatMap((team) => store.rowsBy('mentors', 'teamId', team.id));
  const first = [...new Map(mentors.toReversed().map((one) => [one.role, one])).values()];
  return Promise.all(
    first
      .toReversed()
      .map((mentor) =>
        speakerOf(
          models,
          mentor,
          mentor.agentId === null ? undefined : store.find('agents', mentor.agentId),
        ),
      ),
  );
}

const isOffline = ({ models }: ServerContext, speakers: readonly Speaker[]): boolean =>
  models.isOffline || speakers.every(({ model }) => models.providerFor(model).offline);

const priceOf = ({ models }: ServerContext, speakers: readonly Speaker[]): number =>
  models.price(
    0,
    speakers.map(({ model }) => model),
  );

/** What the mentors are told of the plan besides the question. */
function toldOf(
  { store, clock }: ServerContext,
  {
    discussion,
    plan,
    texts,
  }: Pick<MentorQuestion, 'plan' | 'texts'> & {
    discussion: RowOf<'learning_discussions'>;
  },
): MentorQuestion {
  const activities = store.rowsBy('learning_activities', 'planId', plan.id);
  const by = (moment: 'completedAt' | 'dueDate') =>
    activities
      .filter((one) => one.completed === (moment === 'completedAt'))
      .toSorted((one, other) => ((one[moment] ?? '') < (other[moment] ?? '') ? -1 : 1))
      .map(({ title }) => title);
  return {
    question: discussion.question,
    plan,
    done: by('completedAt').slice(-mostTold),
    next: by('dueDate').slice(0, mostTold),
    earlier: store
      .rowsBy('learning_discussions', 'planId', plan.id)
      .filter((one) => one.id < discussion.id)
      .slice(-mostTold)
      .map((one) => one.question),
    today: instant(clock.now()).slice(0, 10),
    texts,
  };
}

/** The calls of this file. */
export const mentorEndpoints = { estimateAnswers, askMentors, voteAnswer };
