import type { ReactNode } from 'react';

/** Something a `CommandMenu` can do or go to. */
export interface CommandItem {
  /** Unique, not empty. */
  id: string;
  /** Text shown and searched: a verb for an action, a name for a place. */
  label: string;
  /** Id of the group it stands in. */
  group?: string;
  /** Other words it is found by: synonyms, the name in another language. */
  keywords?: readonly string[];
  /** 16 px, before the label. */
  icon?: ReactNode;
  /** Quiet words at its end: a type, a path. */
  detail?: ReactNode;
  /** Keys that do the same everywhere, as people read them. The menu does not listen to them. */
  shortcut?: string;
  /** Where it leads; it is then a link of the application's router. */
  href?: string;
}

/** A heading over commands. */
export interface CommandGroup {
  id: string;
  label: string;
}
