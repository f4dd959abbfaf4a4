import type { ComponentType, ReactElement } from 'react';

import * as action from '../action.js';
import * as arrow from '../arrow.js';
import * as assistant from '../assistant.js';
import * as capability from '../capability.js';
import type { IconProps } from '../icon.js';
import * as navigation from '../navigation.js';
import * as object from '../object.js';
import * as place from '../place.js';
import * as role from '../role.js';
import * as status from '../status.js';
import * as subject from '../subject.js';

export interface IconEntry {
  /** As exported: `SearchIcon`. */
  name: string;
  /** Search words: `search`, `navigation`. */
  words: string;
  Drawing: ComponentType<IconProps>;
  /** Whether it turns with the line of reading by itself. */
  mirrored: boolean;
}

type Draw = (props: IconProps) => ReactElement<IconProps>;

const entriesOf = (title: string, drawings: object): IconEntry[] =>
  (Object.entries(drawings) as [string, Draw][]).map(([name, draw]) => ({
    name,
    words:
      `${title} ${name.replace(/Icon$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2')}`.toLowerCase(),
    Drawing: draw,
    mirrored: draw({}).props.flip === true,
  }));

/** Every icon of the library by subject, read from the modules that draw them. */
export const iconGroups: readonly { title: string; icons: readonly IconEntry[] }[] = Object.entries(
  {
    Navigation: navigation,
    Places: place,
    Arrows: arrow,
    Actions: action,
    Status: status,
    Objects: object,
    Subjects: subject,
    Capabilities: capability,
    Assistants: assistant,
    'Agent roles': role,
  },
).map(([title, drawings]) => ({ title, icons: entriesOf(title, drawings) }));

/** The groups with what holds every word of the search, empty ones left out. */
export function findIcons(search: string): typeof iconGroups {
  const wanted = search
    .replace(/icon$/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/\s+/);
  return iconGroups
    .map(({ title, icons }) => ({
      title,
      icons: icons.filter(({ words }) => wanted.every((word) => words.includes(word))),
    }))
    .filter(({ icons }) => icons.length > 0);
}
