import type { AttachmentPiece } from '@constella/api-client/contract';

import type { Passage } from '../../models/prompt.js';
import type { RowOf } from '../../store/tables.js';
import type { Draft, StoredRows } from './program.js';

/** Characters of all pieces of files a prompt takes along: some twenty, a quarter of a small context. */
const mostCharacters = 24_000;

/** A piece of an attached file, as a passage. */
type AttachedPassage = Omit<Passage, 'number'>;

/** The names of a run's files that were removed since it was asked for. */
export const removedFiles = (
  store: Pick<StoredRows, 'find'>,
  task: Pick<RowOf<'tasks'>, 'userId' | 'request' | 'files'>,
): string[] => {
  const present = new Set(attachmentsOf(store, task).map(({ id }) => id));
  return fileIdsIn(task.request)
    .filter((id) => !present.has(id))
    .map((id) => task.files?.find((file) => file.id === id)?.name ?? `#${id}`);
};

/** The files of a request that are still there. */
export const attachmentsOf = (
  store: Pick<StoredRows, 'find'>,
  { userId, request }: Pick<Draft, 'userId' | 'request'>,
): RowOf<'attachments'>[] =>
  fileIdsIn(request).flatMap((id) => {
    const row = store.find('attachments', id);
    return row?.userId === userId ? [row] : [];
  });

/**
 * The passages of files: all of them where they are short, else how each file begins and what has
 * most to do with the request, in the order of the files.
 */
export async function attachedPassages(
  files: readonly RowOf<'attachments'>[],
  request: Readonly<Record<string, unknown>>,
): Promise<readonly AttachedPassage[]> {
  const pieces = files.flatMap(({ name, pieces: own }) =>
    own.map((piece, at) => ({ name, piece, isFirst: at === 0 })),
  );
  const total = pieces.reduce((sum, { piece }) => sum + piece.text.length, 0);
  const chosen =
    total <= mostCharacters
      ? pieces
      : within(await inOrder(pieces, wordsIn(request))).toSorted(
          (one, other) => pieces.indexOf(one) - pieces.indexOf(other),
        );
  return chosen.map(({ name, piece }) => passageOf(name, piece));
}

interface Piece {
  readonly name: string;
  readonly piece: AttachmentPiece;
  /** It is how its file begins. */
  readonly isFirst: boolean;
}

const passageOf = (name: string, { page, text }: AttachmentPiece): AttachedPassage => ({
  kind: 'file',
  name,
  text,
  ...(page !== null && { page }),
});

/** Beginnings first, then what has most to do with the words, then the rest. */
async function inOrder(pieces: readonly Piece[], words: string): Promise<Piece[]> {
  // Loaded for long files alone: short ones are read whole.
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<{ id: number; text: string }>({ fields: ['text'], tokenize });
  index.addAll(pieces.map(({ piece }, id) => ({ id, text: piece.text })));
  const found = index.search(words).map(({ id }) => pieces[id as number]!);
  return [...new Set([...pieces.filter(({ isFirst }) => isFirst), ...found, ...pieces])];
}

/** As many pieces as there is room for. */
function within(pieces: readonly Piece[]): Piece[] {
  let left = mostCharacters;
  return pieces.filter(({ piece }) => {
    const fits = piece.text.length <= left;
    if (fits) left -= piece.text.length;
    return fits;
  });
}

/** Words of any script: not all of them are parted by spaces. */
const tokenize = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].flatMap(
    ({ isWordLike, segment }) => (isWordLike ? [segment] : []),
  );

/** Every text in a request. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsIn).filter(Boolean).join(' ');
}

/** The ids of the files a request names. */
export const fileIdsIn = (request: RowOf<'tasks'>['request']): number[] => {
  const ids = request?.['attachments'];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
};
