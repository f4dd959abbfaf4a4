import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { assistantFiles } from './new-files/assistant';
import { componentFiles } from './new-files/component';
import { formFiles } from './new-files/form';
import { spellings, type NewFiles, type Spellings } from './new-files/new-files';
import { pageFiles } from './new-files/page';
import { routeFiles } from './new-files/route';

export const kinds = ['component', 'form', 'route', 'page', 'assistant'] as const;
export type Kind = (typeof kinds)[number];

const templates: Record<Kind, (spelled: Spellings) => NewFiles> = {
  component: componentFiles,
  form: formFiles,
  route: routeFiles,
  page: pageFiles,
  assistant: assistantFiles,
};

const root = join(import.meta.dirname, '..');

const formatted = async (texts: readonly (readonly [path: string, text: string])[]) =>
  Object.fromEntries(
    await Promise.all(
      texts.map(async ([path, text]) => [
        path,
        await format(text, { ...(await resolveConfig(path)), filepath: path }),
      ]),
    ),
  ) as Record<string, string>;

/**
 * The files a new component, form, route, page or assistant starts from, and the lists that get another
 * entry. They are formatted here, because where lines break depends on the name's length.
 *
 * @param name kebab-case, without the kind: `guest-invite` for a `GuestInviteForm`
 */
export async function filesFor(kind: Kind, name: string) {
  const { files, changes = {}, next } = templates[kind](spellings(name));
  const changed = Object.entries(changes).map(
    ([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))] as const,
  );
  return {
    files: await formatted(Object.entries(files)),
    changed: await formatted(changed),
    next,
  };
}
