import { format, resolveConfig } from 'prettier';

import { componentFiles } from './new-files/component';
import { formFiles } from './new-files/form';
import { spellings, type NewFiles, type Spellings } from './new-files/new-files';
import { routeFiles } from './new-files/route';

export const kinds = ['component', 'form', 'route'] as const;
export type Kind = (typeof kinds)[number];

const templates: Record<Kind, (spelled: Spellings) => NewFiles> = {
  component: componentFiles,
  form: formFiles,
  route: routeFiles,
};

/**
 * The files a new component, form or route starts from. They are formatted here, because where
 * lines break depends on the name's length.
 *
 * @param name kebab-case, without the kind: `guest-invite` for a `GuestInviteForm`
 */
export async function filesFor(kind: Kind, name: string): Promise<NewFiles> {
  const { files, next } = templates[kind](spellings(name));
  const formatted = Object.entries(files).map(async ([path, text]) => [
    path,
    await format(text, { ...(await resolveConfig(path)), filepath: path }),
  ]);
  return { files: Object.fromEntries(await Promise.all(formatted)), next };
}
