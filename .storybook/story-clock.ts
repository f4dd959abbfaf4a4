/** The moment the data of a story's server is of. */
export const storyMoment = '2026-01-31T09:30:00Z';

/**
 * Sets the page's clock to the moment the server's data is of, from where it goes on: for the
 * `beforeEach` of screens that say what is due. A spy would be logged, which asks for the time.
 */
export function atStoryMoment(): () => void {
  const { now } = Date;
  const behind = now() - Date.parse(storyMoment);
  Date.now = () => now() - behind;
  return () => {
    Date.now = now;
  };
}
