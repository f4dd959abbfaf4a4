/** What `rules.test.tsx` holds every story to; a story may be excused, with the reason. */
export const storyRules = [
  'mirror',
  'targets',
  'touch',
  'ring',
  'styleTags',
  'narrow',
  'largeText',
  'server',
] as const;

export type StoryRule = (typeof storyRules)[number];
