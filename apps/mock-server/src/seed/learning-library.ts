import type { RowInput } from '../store/tables.js';
import { daysBefore, keysOf, rounded, textIdOf, type Owner, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

/** A resource by its name in the texts. */
export type ResourceKey = keyof SeedTexts['resources'];

interface ResourceFacts {
  readonly type: RowInput<'learning_resources'>['type'];
  /** As the institution calls it, in the language it is written in. */
  readonly title: string;
  readonly source: string;
  readonly url: string;
  readonly difficulty: RowInput<'learning_resources'>['difficultyLevel'];
  readonly tags: readonly (keyof SeedTexts['skills'])[];
  readonly minutes: number;
  /** Accuracy, relevance, depth, structure, authority, timeliness. */
  readonly scores: readonly [number, number, number, number, number, number];
  readonly note: keyof SeedTexts['evaluations'];
}

const resources: Record<ResourceKey, ResourceFacts> = {
  mdn: {
    type: 'course',
    title: 'Learn web development',
    source: 'MDN Web Docs',
    url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development',
    difficulty: 'beginner',
    tags: ['accessibility'],
    minutes: 600,
    scores: [96, 90, 88, 94, 95, 97],
    note: 'strong',
  },
  python: {
    type: 'tutorial',
    title: 'The Python Tutorial',
    source: 'Python Software Foundation',
    url: 'https://docs.python.org/3/tutorial/',
    difficulty: 'beginner',
    tags: ['python'],
    minutes: 240,
    scores: [98, 88, 84, 86, 99, 96],
    note: 'strong',
  },
  khan: {
    type: 'course',
    title: 'Statistics and probability',
    source: 'Khan Academy',
    url: 'https://www.khanacademy.org/math/statistics-probability',
    difficulty: 'beginner',
    tags: ['statistics', 'charts'],
    minutes: 900,
    scores: [93, 92, 80, 95, 85, 83],
    note: 'solid',
  },
  openstax: {
    type: 'reference',
    title: 'Introductory Statistics',
    source: 'OpenStax',
    url: 'https://openstax.org/details/books/introductory-statistics',
    difficulty: 'intermediate',
    tags: ['statistics', 'forecasting'],
    minutes: 1_200,
    scores: [95, 86, 93, 91, 90, 79],
    note: 'solid',
  },
  mit: {
    type: 'video',
    title: 'Introduction to Computer Science and Programming in Python',
    source: 'MIT OpenCourseWare',
    url: 'https://ocw.mit.edu/courses/6-0001-introduction-to-computer-science-and-programming-in-python-fall-2016/',
    difficulty: 'intermediate',
    tags: ['python'],
    minutes: 1_080,
    scores: [96, 84, 95, 89, 98, 72],
    note: 'solid',
  },
  wai: {
    type: 'article',
    title: 'Accessibility Fundamentals Overview',
    source: 'W3C Web Accessibility Initiative',
    url: 'https://www.w3.org/WAI/fundamentals/',
    difficulty: 'all',
    tags: ['accessibility'],
    minutes: 40,
    scores: [99, 87, 82, 90, 100, 94],
    note: 'strong',
  },
  nist: {
    type: 'reference',
    title: 'AI Risk Management Framework',
    source: 'NIST',
    url: 'https://www.nist.gov/itl/ai-risk-management-framework',
    difficulty: 'advanced',
    tags: ['forecasting'],
    minutes: 120,
    scores: [97, 78, 91, 84, 99, 92],
    note: 'strong',
  },
  gdpr: {
    type: 'reference',
    title: 'Regulation (EU) 2016/679',
    source: 'EUR-Lex',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    difficulty: 'advanced',
    tags: ['contracts'],
    minutes: 300,
    scores: [100, 85, 97, 76, 100, 88],
    note: 'strong',
  },
  edpb: {
    type: 'reference',
    title: 'European Data Protection Board',
    source: 'EDPB',
    url: 'https://www.edpb.europa.eu/',
    difficulty: 'advanced',
    tags: ['contracts'],
    minutes: 180,
    scores: [98, 82, 90, 78, 99, 95],
    note: 'strong',
  },
  who: {
    type: 'article',
    title: 'Physical activity',
    source: 'World Health Organization',
    url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    difficulty: 'all',
    tags: ['presentation'],
    minutes: 12,
    scores: [97, 74, 62, 85, 98, 90],
    note: 'basic',
  },
  britishCouncil: {
    type: 'interactive',
    title: 'LearnEnglish',
    source: 'British Council',
    url: 'https://learnenglish.britishcouncil.org/',
    difficulty: 'all',
    tags: ['presentation', 'negotiation'],
    minutes: 480,
    scores: [92, 88, 79, 90, 93, 86],
    note: 'solid',
  },
  cisa: {
    type: 'infographic',
    title: 'Secure Our World',
    source: 'CISA',
    url: 'https://www.cisa.gov/secure-our-world',
    difficulty: 'beginner',
    tags: ['presentation'],
    minutes: 10,
    scores: [94, 80, 55, 88, 97, 89],
    note: 'basic',
  },
};

/** The id of a resource: its address decides it. */
export const resourceId = (key: ResourceKey): string => textIdOf(resources[key].url);

/** The library everybody reads, and what each resource is worth: the mean of its six scores. */
export function seedLibrary({ store, texts, begin }: Seeding): void {
  const createdAt = daysBefore(begin, 0);
  for (const key of keysOf(resources)) {
    const { type, title, source, url, difficulty, tags, minutes, scores, note } = resources[key];
    const total = rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 2);
    const id = resourceId(key);
    store.insert('learning_resources', {
      id,
      type,
      title,
      description: texts.resources[key],
      url,
      source,
      author: source,
      language: 'en',
      readingTime: type === 'video' ? null : minutes,
      videoDuration: type === 'video' ? minutes : null,
      difficultyLevel: difficulty,
      conceptTags: tags.map((tag) => texts.skills[tag]),
      qualityScore: total,
      createdAt,
    });
    const [accuracy, relevance, depth, structure, authority, timeliness] = scores;
    store.insert('resource_quality_evaluations', {
      resourceId: id,
      accuracyScore: accuracy,
      relevanceScore: relevance,
      depthScore: depth,
      structureScore: structure,
      authorityScore: authority,
      timelinessScore: timeliness,
      totalScore: total,
      evaluationNotes: texts.evaluations[note],
      createdAt,
    });
  }
}

/** A user's reading in it: resource, share of its time, days ago, stars where it is finished. */
const reading: readonly (readonly [ResourceKey, number, number, number?])[] = [
  ['khan', 1, 24, 5],
  ['python', 1, 40, 4],
  ['wai', 1, 12, 5],
  ['cisa', 1, 50, 3],
  ['openstax', 0.3, 6],
  ['mit', 0.15, 3],
  ['gdpr', 0.5, 15],
];
const saved: readonly ResourceKey[] = ['mdn', 'openstax', 'nist', 'edpb', 'who'];

/** How far a user is in the library, and what they keep for later. */
export function seedReading({ store, texts, now }: Seeding, owner: Owner): void {
  for (const [key, share, age, rating] of reading)
    store.insert('user_resource_progress', {
      userId: owner.id,
      resourceId: resourceId(key),
      completed: share === 1,
      completedAt: share === 1 ? daysBefore(now, age) : null,
      learningTime: Math.round(resources[key].minutes * share),
      notes: rating === 5 ? texts.feedback.clear : null,
      rating: rating ?? null,
      createdAt: daysBefore(now, age + 10),
    });
  saved.forEach((key, index) => {
    const at = daysBefore(now, 3 + index * 8);
    store.insert('user_saved_resources', {
      userId: owner.id,
      resourceId: resourceId(key),
      savedAt: at,
      createdAt: at,
    });
  });
}
