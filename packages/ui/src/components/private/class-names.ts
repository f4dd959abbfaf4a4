/** A join of some class names; further ones lead to longer joins. */
class Joined {
  private readonly longer = new Map<string, Joined>();
  constructor(readonly names: string) {}

  with(name: string): Joined {
    const known = this.longer.get(name);
    if (known) return known;
    const joined = new Joined(this.names === '' ? name : `${this.names} ${name}`);
    // A page has a few hundred looks; names made up as it runs must not fill the memory.
    if (kept < 4000) {
      kept += 1;
      this.longer.set(name, joined);
    }
    return joined;
  }
}

let kept = 0;
const none = new Joined('');

/**
 * Joins the class names that are there. A thousand cards look alike: the same names give the same
 * string, which is made once.
 */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string => {
  let joined = none;
  for (const name of names) if (name) joined = joined.with(name);
  return joined.names;
};
