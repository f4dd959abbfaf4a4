import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type ContentRow = RowInput<'learning_contents'>;

interface ContentFacts {
  readonly type: ContentRow['contentType'];
  readonly skill: keyof SeedTexts['skills'];
  readonly difficulty: ContentRow['difficulty'];
  readonly quality: number;
  readonly age: number;
  readonly points: number;
  /** Stars and the comment given with them. */
  readonly feedback?: readonly [number, keyof SeedTexts['feedback']];
}

const contents: Record<keyof SeedTexts['contents'], ContentFacts> = {
  statistics: {
    type: 'flashcards',
    skill: 'statistics',
    difficulty: 'beginner',
    quality: 91,
    age: 44,
    points: 2,
    feedback: [5, 'clear'],
  },
  sql: {
    type: 'cheatsheet',
    skill: 'sql',
    difficulty: 'intermediate',
    quality: 88,
    age: 30,
    points: 2,
    feedback: [4, 'examples'],
  },
  negotiation: {
    type: 'summary',
    skill: 'negotiation',
    difficulty: 'intermediate',
    quality: 84,
    age: 70,
    points: 1,
    feedback: [4, 'deeper'],
  },
  forecasting: {
    type: 'casestudy',
    skill: 'forecasting',
    difficulty: 'advanced',
    quality: 79,
    age: 9,
    points: 4,
  },
  swedish: {
    type: 'notes',
    skill: 'swedish',
    difficulty: 'beginner',
    quality: 86,
    age: 12,
    points: 1,
  },
  accessibility: {
    type: 'guide',
    skill: 'accessibility',
    difficulty: 'beginner',
    quality: 93,
    age: 21,
    points: 3,
  },
};

/** Learning contents made for a user, with their versions and the user's feedback. */
export function seedContents({ store, texts, now }: Seeding, owner: Owner): void {
  for (const key of keysOf(contents)) {
    const { type, skill, difficulty, quality, age, points, feedback } = contents[key];
    const { title, summary } = texts.contents[key];
    const body =
      type === 'flashcards'
        ? { cards: Object.entries(texts.flashcards).map(([id, card]) => ({ id, ...card })) }
        : { sections: [{ id: 's1', title, text: summary }] };
    const row = store.insert('learning_contents', {
      userId: owner.id,
      title,
      contentType: type,
      topic: texts.skills[skill],
      learningGoal: 'career',
      difficulty,
      content: body,
      summary,
      favorite: quality > 90,
      pointCost: points,
      qualityScore: quality,
      createdAt: daysBefore(now, age),
    });
    const versions = feedback ? (['first', 'examples'] as const) : (['first'] as const);
    versions.forEach((change, index) =>
      store.insert('content_versions', {
        contentId: row.id,
        versionNumber: index + 1,
        content: body,
        changes: texts.versionChanges[change],
        changedBy: owner.fullName,
        createdAt: daysBefore(now, age - index * 2),
      }),
    );
    if (feedback)
      store.insert('content_feedbacks', {
        contentId: row.id,
        userId: owner.id,
        rating: feedback[0],
        feedback: texts.feedback[feedback[1]],
        category: difficulty,
        createdAt: daysBefore(now, age - 1),
      });
  }
}

interface SkillFacts {
  readonly category: keyof SeedTexts['skillCategories'];
  readonly area: RowInput<'skills'>['learningArea'];
  /** How far the demo user is: level, and percent of the way to the next. */
  readonly at?: readonly [number, number];
}

const skills: Record<keyof SeedTexts['skills'], SkillFacts> = {
  statistics: { category: 'data', area: 'science', at: [3, 40] },
  sql: { category: 'data', area: 'programming', at: [2, 65] },
  charts: { category: 'data', area: 'design', at: [3, 10] },
  forecasting: { category: 'data', area: 'business', at: [1, 80] },
  negotiation: { category: 'business', area: 'business', at: [4, 25] },
  contracts: { category: 'business', area: 'business', at: [2, 50] },
  swedish: { category: 'language', area: 'language', at: [1, 35] },
  presentation: { category: 'business', area: 'career', at: [3, 70] },
  accessibility: { category: 'craft', area: 'design', at: [1, 90] },
  python: { category: 'craft', area: 'programming' },
};

interface AchievementFacts {
  readonly icon: string;
  readonly color?: string;
  readonly event: string;
  readonly count: number;
  /** Days since the demo user has it. */
  readonly age?: number;
}

const achievements: Record<keyof SeedTexts['achievements'], AchievementFacts> = {
  firstStep: { icon: 'footprints', event: 'activity.completed', count: 1, age: 84 },
  sevenDays: {
    icon: 'flame',
    color: 'orange-500',
    event: 'learning.day',
    count: 7,
    age: 78,
  },
  bookworm: { icon: 'book-open', event: 'resource.completed', count: 10 },
  quizMaster: {
    icon: 'list-checks',
    color: 'green-500',
    event: 'quiz.passed',
    count: 5,
    age: 38,
  },
  goodQuestion: { icon: 'message-circle', event: 'discussion.asked', count: 3, age: 8 },
  halfway: { icon: 'milestone', event: 'plan.half', count: 1, age: 54 },
  finisher: {
    icon: 'trophy',
    color: 'yellow-500',
    event: 'plan.completed',
    count: 1,
    age: 22,
  },
  teamPlayer: { icon: 'users', color: 'purple-500', event: 'run.completed', count: 5 },
};

/** Skills and achievements there are, and which of them a user has. */
export function seedProgress({ store, texts, now, begin }: Seeding, owner: Owner): void {
  for (const key of keysOf(skills)) {
    const { category, area, at } = skills[key];
    const { id } = store.insert('skills', {
      name: texts.skills[key],
      category: texts.skillCategories[category],
      learningArea: area,
      createdAt: daysBefore(begin, 0),
    });
    if (at)
      store.insert('user_skills', {
        userId: owner.id,
        skillId: id,
        level: at[0],
        progress: at[1],
        createdAt: daysBefore(now, 80),
      });
  }
  for (const key of keysOf(achievements)) {
    const { icon, color, event, count, age } = achievements[key];
    const { id } = store.insert('achievements', {
      ...texts.achievements[key],
      iconName: icon,
      ...(color && { iconColor: color }),
      unlockCriteria: { event, count },
      createdAt: daysBefore(begin, 0),
    });
    if (age === undefined) continue;
    const unlockedAt = daysBefore(now, age);
    store.insert('user_achievements', {
      userId: owner.id,
      achievementId: id,
      unlockedAt,
      createdAt: unlockedAt,
    });
  }
}
