/** Output of a template. */
export interface NewFiles {
  /** Text by path from the repository's root. */
  files: Record<string, string>;
  /** Files that are there already, each with what becomes of its text: a list gets another entry. */
  changes?: Record<string, (text: string) => string>;
  /** Steps left to do by hand, one line each. */
  next: string[];
}

/** One name in every spelling that files use. */
export interface Spellings {
  /** `guest-invite`, for files and folders. */
  kebab: string;
  /** `guestInvite`, for values. */
  camel: string;
  /** `GuestInvite`, for components and types. */
  pascal: string;
  /** `Guest invite`, for titles of stories. */
  words: string;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param kebab a name in kebab-case */
export function spellings(kebab: string): Spellings {
  const [first = '', ...rest] = kebab.split('-');
  const camel = first + rest.map(upperFirst).join('');
  return {
    kebab,
    camel,
    pascal: upperFirst(camel),
    words: upperFirst([first, ...rest].join(' ')),
  };
}
