import { genericStatuses } from './platform.js';

/** Areas a plan teaches. */
export const learningAreas = [
  'programming',
  'business',
  'language',
  'design',
  'science',
  'career',
  'other',
] as const;
/** One of {@link learningAreas}. */
export type LearningArea = (typeof learningAreas)[number];

/** Why somebody learns. */
export const learningGoals = ['career', 'personal', 'academic', 'specific'] as const;
/** One of {@link learningGoals}. */
export type LearningGoal = (typeof learningGoals)[number];

/** Hours a week: minimal 2–3, moderate 4–6, intensive 7 or more. */
export const timeCommitments = ['minimal', 'moderate', 'intensive'] as const;
/** One of {@link timeCommitments}. */
export type TimeCommitment = (typeof timeCommitments)[number];

/** How somebody learns best. */
export const learningStyles = ['visual', 'auditory', 'reading', 'kinesthetic'] as const;
/** One of {@link learningStyles}. */
export type LearningStyle = (typeof learningStyles)[number];

/** Types of activity in a plan. */
export const activityTypes = [
  'article',
  'video',
  'quiz',
  'practice',
  'discussion',
  'project',
  'reference',
] as const;
/** One of {@link activityTypes}. */
export type ActivityType = (typeof activityTypes)[number];

/** How far an activity is, as it is displayed. */
export const activityDisplayStatuses = [
  'completed',
  'in_progress',
  'not_started',
  'overdue',
  'recommended',
] as const;
/** One of {@link activityDisplayStatuses}. */
export type ActivityDisplayStatus = (typeof activityDisplayStatuses)[number];

/** Types of stored resource. */
export const learningResourceTypes = [
  'article',
  'tutorial',
  'video',
  'image',
  'infographic',
  'course',
  'exercise',
  'quiz',
  'reference',
  'audio',
  'interactive',
] as const;
/** One of {@link learningResourceTypes}. */
export type LearningResourceType = (typeof learningResourceTypes)[number];

/** Types the resource library can be filtered by. */
export const shownResourceTypes = [
  'article',
  'video',
  'quiz',
  'practice',
  'reference',
  'discussion',
  'project',
  'tutorial',
  'course',
  'infographic',
  'audio',
  'interactive',
] as const;
/** One of {@link shownResourceTypes}. */
export type ShownResourceType = (typeof shownResourceTypes)[number];

/** How hard a resource is. */
export const resourceDifficulties = [
  'beginner',
  'intermediate',
  'advanced',
  'expert',
  'all',
] as const;
/** One of {@link resourceDifficulties}. */
export type ResourceDifficulty = (typeof resourceDifficulties)[number];

/** How hard learning content and trainings are. */
export const contentDifficulties = ['beginner', 'intermediate', 'advanced'] as const;
/** One of {@link contentDifficulties}. */
export type ContentDifficulty = (typeof contentDifficulties)[number];

/** Types of made-up learning content. */
export const learningContentTypes = [
  'notes',
  'summary',
  'explainer',
  'practice',
  'flashcards',
  'mindmap',
  'casestudy',
  'cheatsheet',
  'guide',
  'example',
] as const;
/** One of {@link learningContentTypes}. */
export type LearningContentType = (typeof learningContentTypes)[number];

/** Formats learning content is made of. */
export const contentFormats = ['text', 'code', 'image', 'chart', 'video', 'document'] as const;
/** One of {@link contentFormats}. */
export type ContentFormat = (typeof contentFormats)[number];

/** Who answers in a mentor team. */
export const mentorRoles = ['subject', 'coach', 'reviewer', 'navigator', 'practitioner'] as const;
/** One of {@link mentorRoles}. */
export type MentorRole = (typeof mentorRoles)[number];

/** Events an achievement counts; `learning.day` counts days in a row. */
export const achievementEvents = [
  'activity.completed',
  'learning.day',
  'resource.completed',
  'quiz.passed',
  'discussion.asked',
  'plan.half',
  'plan.completed',
  'run.completed',
] as const;
/** One of {@link achievementEvents}. */
export type AchievementEvent = (typeof achievementEvents)[number];

/** Hours a week of each commitment; null for no upper end. */
export const timeCommitmentHours = {
  minimal: [2, 3],
  moderate: [4, 6],
  intensive: [7, null],
} as const satisfies Record<TimeCommitment, readonly [number, number | null]>;

/** How far a learning plan is. */
export const learningPlanStatuses = ['active', ...genericStatuses] as const;
/** One of {@link learningPlanStatuses}. */
export type LearningPlanStatus = (typeof learningPlanStatuses)[number];
