import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

/** A plan somebody has begun. */
interface BegunPlan {
  readonly id: number;
  readonly key: keyof SeedTexts['plans'];
  /** Days since. */
  readonly age: number;
}

/** The questions of each plan, their answers by the mentors they are named after. */
const discussions: Record<keyof SeedTexts['discussions'], keyof SeedTexts['plans']> = {
  median: 'data',
  silence: 'negotiation',
  verbs: 'swedish',
};

/** The people behind the mentors; the same in each plan. */
export const mentorNames = {
  subject: 'Prof. Hanna Wirén',
  coach: 'Mateus Prado',
  reviewer: 'Siobhán Keane',
  navigator: 'Ayumi Kondō',
  practitioner: 'Omar El-Sayed',
} as const satisfies Record<keyof SeedTexts['mentors'], string>;

/** The team that answers the questions of a plan. */
export function seedMentors({ store, texts, now }: Seeding, owner: Owner, plan: BegunPlan): void {
  const createdAt = daysBefore(now, plan.age);
  const { title } = texts.plans[plan.key];
  const name = fill(texts.mentorTeam, { plan: title });
  const teamId = store.insert('mentor_teams', { planId: plan.id, name, createdAt }).id;
  const agents = store.rowsBy('agents', 'userId', owner.id);
  keysOf(mentorNames).forEach((role, index) =>
    store.insert('mentors', {
      teamId,
      name: mentorNames[role],
      role,
      expertise: [title],
      bio: texts.mentors[role],
      agentId: agents[index]?.id ?? null,
      createdAt,
    }),
  );
}

/** Questions asked half way, and the mentors' answers. */
export function seedDiscussions(
  { store, texts, now }: Seeding,
  owner: Owner,
  plan: BegunPlan,
): void {
  const age = plan.age / 2;
  for (const key of keysOf(discussions)) {
    if (discussions[key] !== plan.key) continue;
    const { question, ...answers } = texts.discussions[key];
    const discussionId = store.insert('learning_discussions', {
      planId: plan.id,
      userId: owner.id,
      question,
      answered: true,
      createdAt: daysBefore(now, age),
    }).id;
    Object.entries(answers).forEach(([role, content], index) =>
      store.insert('discussion_answers', {
        discussionId,
        mentorRole: role as RowInput<'discussion_answers'>['mentorRole'],
        content,
        upvotes: 7 - index * 4,
        createdAt: daysBefore(now, age - 0.1 * (index + 1)),
      }),
    );
  }
}
