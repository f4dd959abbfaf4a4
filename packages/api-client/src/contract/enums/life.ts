/** Categories the life assistant helps with. */
export const lifeAssistantCategories = [
  'health',
  'finance',
  'schedule',
  'goals',
  'shopping',
  'diet',
  'fitness',
  'travel',
] as const;
/** One of {@link lifeAssistantCategories}. */
export type LifeAssistantCategory = (typeof lifeAssistantCategories)[number];

/** The life of a goal. */
export const lifeGoalStatuses = [
  'active',
  'completed',
  'on_hold',
  'canceled',
  'in_progress',
] as const;
/** One of {@link lifeGoalStatuses}. */
export type LifeGoalStatus = (typeof lifeGoalStatuses)[number];
