import { configure } from 'storybook/test';

/** Longer ones are no entrance: a clock that runs down, a drawing that draws itself. */
const longestMs = 500;

const isEntrance = (animation: Animation) =>
  // Transitions begin where somebody sees them; what comes in begins invisible.
  animation instanceof CSSAnimation &&
  animation.playState === 'running' &&
  Number(animation.effect?.getComputedTiming().endTime) <= longestMs;

/** Whoever looks at a page sees what has just come in when it has come in: menus, dialogs, toasts. */
const comeIn = () =>
  Promise.race([
    Promise.allSettled(
      document
        .getAnimations()
        .filter(isEntrance)
        .map(({ finished }) => finished),
    ),
    // In a tab that nobody looks at they stand still.
    new Promise((resolve) => setTimeout(resolve, 2 * longestMs)),
  ]);

/** Lets play functions go on, after what they did or waited for, with what a reader then sees. */
export const waitForEntrances = () =>
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await comeIn();
      return result;
    },
  }));
