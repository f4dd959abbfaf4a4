import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const example = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/**
 * Puts every example of the installed READMEs into a project as a module of its own, so that its
 * compiler reads what somebody would copy.
 *
 * @returns how many there are
 */
export function writeReadmeExamples(directory: string): number {
  const installed = join(directory, 'node_modules', '@constella');
  const target = join(directory, 'src', 'readme');
  mkdirSync(target, { recursive: true });
  let count = 0;
  for (const name of readdirSync(installed).toSorted()) {
    const text = readFileSync(join(installed, name, 'README.md'), 'utf8');
    for (const [, extension = '', code = ''] of text.matchAll(example))
      writeFileSync(join(target, `${name}-${(count += 1)}.${extension}`), code);
  }
  return count;
}
