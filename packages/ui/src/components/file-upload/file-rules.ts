/** Why a file is not taken. */
export type FileProblem = 'folder' | 'type' | 'size' | 'empty' | 'duplicate' | 'count';

/** Rules for files. */
export interface FileRules {
  /** As the `accept` attribute: `.pdf, image/*, text/csv`. */
  accept?: string;
  /** Bytes. */
  maxSize: number;
  maxFiles: number;
}

/** The parts of an `accept` attribute, in lower case. */
export const acceptedTypes = (accept: string | undefined): string[] =>
  (accept ?? '')
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '');

/** Whether a file is of one of the types, as browsers decide for their own dialog. */
export const isAccepted = (file: Pick<File, 'name' | 'type'>, accept: string | undefined) => {
  const types = acceptedTypes(accept);
  const name = file.name.toLowerCase();
  // Systems add parameters, such as a charset.
  const type = file.type.toLowerCase().split(';')[0] ?? '';
  return (
    types.length === 0 ||
    types.some((accepted) => {
      if (accepted.startsWith('.')) return name.endsWith(accepted);
      if (accepted === '*/*') return true;
      return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
    })
  );
};

/**
 * The types as people know them: `.pdf` and `application/pdf` are both PDF, `image/*` is what
 * `families` calls `image`.
 */
export const typeNames = (
  accept: string | undefined,
  families: Readonly<Record<string, string>>,
): string[] => [
  ...new Set(
    acceptedTypes(accept).map((type) => {
      if (type.startsWith('.')) return type.slice(1).toUpperCase();
      const [family = '', subtype = ''] = type.split('/');
      if (subtype === '*') return families[family] ?? type;
      return (subtype.split(/[+;]/)[0] ?? family).replace(/^(x-|vnd\.)/, '').toUpperCase();
    }),
  ),
];

/** Two files are the same when nothing one can see of them differs. */
const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

export interface SortedFiles {
  taken: File[];
  refused: { file: File; problem: FileProblem }[];
}

/**
 * Sorts new files into those that are taken and those that are not, and why.
 *
 * @param folders names among the new files that are folders: nobody can read them
 */
export const sortFiles = (
  current: readonly File[],
  incoming: readonly File[],
  { accept, maxSize, maxFiles }: FileRules,
  folders: ReadonlySet<string> = new Set(),
): SortedFiles => {
  const taken: File[] = [];
  const refused: SortedFiles['refused'] = [];
  const problemOf = (file: File): FileProblem | undefined => {
    if (folders.has(file.name)) return 'folder';
    if (!isAccepted(file, accept)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > maxSize) return 'size';
    if ([...current, ...taken].some((other) => isSame(other, file))) return 'duplicate';
    return current.length + taken.length >= maxFiles ? 'count' : undefined;
  };
  for (const file of incoming) {
    const problem = problemOf(file);
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  return { taken, refused };
};

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the locale's words, in steps of 1,000 as systems count: 5 MB. */
export const fileSize = (bytes: number, locale: string): string => {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  const step = size < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(size) / 3 + 1e-9));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    // Short, a byte has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
    numberingSystem: 'latn',
  }).format(size / 1000 ** step);
};

/**
 * The names of the folders among what was dropped: as files they look like any other. Tests of users
 * drop files without items.
 */
export const foldersIn = (items: Iterable<DataTransferItem> | undefined): ReadonlySet<string> =>
  new Set(
    [...(items ?? [])].flatMap((item) => {
      const entry = item.webkitGetAsEntry();
      return entry?.isDirectory ? [entry.name] : [];
    }),
  );
