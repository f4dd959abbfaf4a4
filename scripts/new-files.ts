import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatted } from './formatted';
import { assistantFiles } from './new-files/assistant';
import { componentFiles } from './new-files/component';
import { formFiles } from './new-files/form';
import { spellings, type NewFiles, type Spellings } from './new-files/new-files';
import { pageFiles } from './new-files/page';
import { routeFiles } from './new-files/route';
import { sectionFiles } from './new-files/section';

const templates = {
  component: componentFiles,
  form: formFiles,
  route: routeFiles,
  section: sectionFiles,
  page: pageFiles,
  assistant: assistantFiles,
} as const satisfies Record<string, (spelled: Spellings) => NewFiles>;

/** Kinds of new files. */
export type Kind = keyof typeof templates;
/** All of {@link Kind}. */
export const kinds = Object.keys(templates) as Kind[];

const repository = join(import.meta.dirname, '..');

// Catalogues are written as they are formatted.
const allFormatted = async (texts: readonly (readonly [path: string, text: string])[]) =>
  Object.fromEntries(
    await Promise.all(
      texts.map(async ([path, text]) => [
        path,
        path.endsWith('.json') ? text : await formatted(path, text),
      ]),
    ),
  ) as Record<string, string>;

/**
 * The files a new thing starts from, and the lists that get another entry. They are formatted here,
 * because where lines break depends on the name's length.
 *
 * @param name kebab-case, without the kind: `guest-invite` for a `GuestInviteForm`
 * @param root where the lists are read
 */
export async function filesFor(kind: Kind, name: string, root = repository) {
  const { files, changes = {}, next }: NewFiles = templates[kind](spellings(name));
  const changed = Object.entries(changes).map(([path, change]) => {
    const text = readFileSync(join(root, path), 'utf8');
    const after = change(text);
    if (after === text) throw new Error(`${path} has no place for another entry`);
    return [path, after] as const;
  });
  return {
    files: await allFormatted(Object.entries(files)),
    changed: await allFormatted(changed),
    next,
  };
}
