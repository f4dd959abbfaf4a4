/** Waits for something to become true, as long as the test may take. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((next) => setTimeout(next, 5));
}
