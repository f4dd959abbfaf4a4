import { shownResourceTypes, type ResourceDifficulty } from '@constella/api-client/contract';
import type {
  LearningResourceType,
  RowOfRecord,
  ShownResourceType,
} from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';

/** A resource of the library. */
export type Resource = RowOfRecord<'learning_resources'>;

/** The words of a type, of those that are stored and of those that are asked for. */
export const typeWords = (type: LearningResourceType | ShownResourceType): MessageId =>
  `resources.type.${type}`;

/** The words of a level. */
export const levelWords = (level: ResourceDifficulty): MessageId => `resources.difficulty.${level}`;

/**
 * The stored types a type of the filter means: a picture is looked for among the infographics, an
 * exercise is practice.
 */
export const storedTypes = (shown: string): readonly string[] =>
  shown === 'practice'
    ? ['exercise']
    : shown === 'infographic'
      ? ['infographic', 'image']
      : shownResourceTypes.filter((type) => type === shown);

/** Words for a score, so that its number need not be judged by eye. */
export function scoreBand(score: number): 'excellent' | 'good' | 'fair' | 'weak' {
  if (score >= 90) return 'excellent';
  if (score >= 75) return 'good';
  return score >= 60 ? 'fair' : 'weak';
}

/** The minutes a resource takes, read or watched. */
export const minutesOf = ({ readingTime, videoDuration }: Resource): number | null =>
  videoDuration ?? readingTime;
