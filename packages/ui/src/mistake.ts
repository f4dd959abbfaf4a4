declare const process: { env: { NODE_ENV?: string } };

const said = new Set<string>();

/**
 * Says once, and only while developing, what a caller did that no type can forbid: what is wrong,
 * why it matters and how to put it right. The component goes on as well as it can.
 */
export function mistake(component: string, wrong: boolean, sentence: string): void {
  if (process.env.NODE_ENV === 'production' || !wrong || said.has(component + sentence)) return;
  said.add(component + sentence);
  console.error(`${component}: ${sentence}`);
}

/** Whether a name says nothing: left out, empty or only space. */
export const isUnnamed = (name: unknown): boolean =>
  name === undefined ||
  name === null ||
  name === false ||
  (typeof name === 'string' && name.trim() === '');
