import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { format, type FormatConfig } from 'oxfmt';

const { ignorePatterns: _, ...options } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8'),
) as FormatConfig & { ignorePatterns?: string[] };

/** The text of a file as `npm run format` leaves it; its language is told by the path. @throws on text that is no such language. */
export async function formatted(path: string, text: string): Promise<string> {
  const { code, errors } = await format(basename(path), text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map((one) => one.message).join('; ')}`);
  return code;
}
