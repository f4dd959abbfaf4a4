import * as markdown from '../../packages/ui/src/components/markdown/markdown';
import * as charts from '../../packages/ui/src/charts';
import * as dataTable from '../../packages/ui/src/data-table';
import * as graph from '../../packages/ui/src/graph';
import * as icons from '../../packages/ui/src/icons';
import * as main from '../../packages/ui/src';
import type { ComponentType } from 'react';

export type AnyComponent = ComponentType<Record<string, unknown>>;

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && !!value && '$$typeof' in value));

const componentsOf = (module: object) =>
  Object.entries(module).filter((entry): entry is [string, AnyComponent] => isComponent(entry));

/** Every icon by name. */
export const publicIcons = new Map(componentsOf(icons));

/** Every component the package exports, by name; without the icons. */
export const publicComponents = new Map(
  [main, dataTable, charts, graph, markdown]
    .flatMap(componentsOf)
    .filter(([name]) => !publicIcons.has(name)),
);
