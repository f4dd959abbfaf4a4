/** Rules a visit holds every story of the library to; a story may be excused, with the reason. */
export const storyRules = [
  'mirror',
  'targets',
  'touch',
  'ring',
  'narrow',
  'largeText',
  'server',
] as const;

export type StoryRule = (typeof storyRules)[number];
