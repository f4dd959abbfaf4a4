/** Status on a component's page and its promise: docs/versioning.md. */
export const guideStatuses = ['experimental', 'ready', 'deprecated'] as const;

/**
 * Facts people should know of a component that its types do not say. It stands beside the stories
 * (`rating.guide.ts` beside `rating.stories.tsx`) and makes the component's page in Storybook, its
 * Markdown twin and its part of the manifest. Never imported by a component.
 */
export interface ComponentGuide {
  /** As exported, the main one first. */
  components: readonly [string, ...string[]];
  status: (typeof guideStatuses)[number];
  /** Its purpose: one or two sentences. */
  purpose: string;
  /** When it is the wrong one, and what to use: the name of a component, or words. */
  notFor: readonly { when: string; use: string }[];
  /** Its parts from the start to the end, as somebody sees them. */
  anatomy: readonly { part: string; is: string }[];
  /** Keys as `KeyboardEvent.key`, chords joined by `+`; none for what nobody can focus. */
  keyboard: readonly { keys: readonly string[]; does: string }[];
}
