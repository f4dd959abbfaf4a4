import {
  ApiError,
  bounds,
  type Attachment,
  type RunExtras,
  type Task,
} from '@constella/api-client';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { clearDraft, readDraft, writeDraft } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** How far a file has come. */
interface Sent {
  readonly file: File;
  readonly attachment?: Attachment;
  readonly error?: unknown;
}

/** The files and earlier runs of a request, as its form and its button share them. */
export interface RunFiles {
  /** Files that are there already: of the request it goes on from, or of the draft. */
  readonly earlier: readonly Attachment[];
  readonly sent: readonly Sent[];
  /** Earlier runs it may rest on. */
  readonly runs: readonly number[];
  setRuns(ids: readonly number[]): void;
  readonly isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Sends what is new, and forgets what is no longer there. */
  change(files: readonly File[]): void;
  retry(file: File): void;
  /** Leaves a file of the earlier request out; it stays with that one. */
  leaveOut(id: number): void;
  /** What a request says of its files, once all are sent. @throws {ApiError} when one cannot be read */
  settled(): Promise<RunExtras>;
  /** Lets go of all of them: they went along. */
  reset(): void;
}

const none: readonly number[] = [];

/** What a request names besides its fields. */
const idsIn = (
  values: Readonly<Record<string, unknown>> | null | undefined,
  key: string,
): number[] => {
  const ids = values?.[key];
  return Array.isArray(ids) ? ids.filter(isId) : [];
};

const isId = (id: unknown): id is number => typeof id === 'number';

/** The files and earlier runs of a draft; undefined where there is none. */
function drafted(key: string | undefined) {
  const values = key === undefined ? undefined : readDraft(key, 'browser')?.values;
  return values && { files: idsIn(values, 'ids'), runs: idsIn(values, 'runs') };
}

/**
 * Files and earlier runs that go along with a request: files are sent when they are chosen. Under a key, which must contain the
 * user's id, a form that is opened again still has them.
 */
export function useRunFiles(before: Task['request'], draftKey?: string): RunFiles {
  const key = draftKey === undefined ? undefined : `${draftKey}.files`;
  const intl = useIntl();
  const api = useApi();
  const calls = useCalls();
  const [given] = useState(() => ({
    files: idsIn(before, 'attachments'),
    runs: idsIn(before, 'earlierRuns'),
  }));
  const [start] = useState(() => drafted(key) ?? given);
  const [kept, setKept] = useState<readonly number[]>(start.files);
  const [runs, setRuns] = useState<readonly number[]>(start.runs);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [isOpen, setOpen] = useState(false);
  /** Where each file is on its way; a form that is sent waits for it. */
  const underway = useRef(new Map<File, Promise<Sent>>());
  const { data: known = [] } = useQuery({
    ...queries.attachments(api),
    enabled: kept.length > 0,
  });
  const earlier = known.filter(({ id }) => kept.includes(id));
  const wentAlong = useRef(false);
  useEffect(() => {
    if (key === undefined || wentAlong.current) return;
    const ids = [...kept, ...sent.flatMap(({ attachment }) => (attachment ? [attachment.id] : []))];
    if (ids.join() === given.files.join() && runs.join() === given.runs.join())
      clearDraft(key, 'browser');
    else writeDraft(key, { savedAt: Date.now(), values: { ids, runs } }, 'browser');
  }, [key, kept, sent, runs, given]);

  const send = (file: File) => {
    const arriving = calls.uploadAttachment(file).then(
      (attachment): Sent => ({ file, attachment }),
      (error: unknown): Sent => ({ file, error }),
    );
    underway.current.set(file, arriving);
    void arriving.then((one) => {
      // It was taken out while it was sent.
      if (underway.current.get(file) !== arriving) forget(one);
      else setSent((all) => all.map((other) => (other.file === file ? one : other)));
    });
  };
  const forget = ({ attachment }: Sent) => {
    // What cannot be forgotten now is seen, and forgotten, with the account's files.
    if (attachment) void calls.deleteAttachment(attachment.id).catch(() => undefined);
  };
  return {
    earlier,
    sent,
    runs,
    setRuns(ids) {
      wentAlong.current = false;
      setRuns(ids.slice(0, bounds.earlierRuns.max));
    },
    isOpen,
    setOpen,
    change(files) {
      wentAlong.current = false;
      for (const one of sent)
        if (!files.includes(one.file)) {
          underway.current.delete(one.file);
          forget(one);
        }
      const present = new Map(sent.map((one) => [one.file, one]));
      setSent(files.map((file) => present.get(file) ?? { file }));
      for (const file of files) if (!present.has(file)) send(file);
    },
    retry(file) {
      setSent((all) => all.map((one) => (one.file === file ? { file } : one)));
      send(file);
    },
    leaveOut: (id) => setKept((ids) => ids.filter((one) => one !== id)),
    async settled() {
      const all = await Promise.all(underway.current.values());
      const ids = all.flatMap(({ attachment }) => (attachment ? [attachment.id] : []));
      if (ids.length < all.length) {
        setOpen(true);
        const detail = intl.formatMessage({ id: 'run.files.unread' });
        throw new ApiError({ kind: 'http', status: 422, message: detail, detail });
      }
      const attachments = [...earlier.map(({ id }) => id), ...ids];
      return {
        ...(attachments.length > 0 && { attachments }),
        ...(runs.length > 0 && { earlierRuns: [...runs] }),
      };
    },
    reset() {
      wentAlong.current = true;
      if (key !== undefined) clearDraft(key, 'browser');
      underway.current.clear();
      setKept(none);
      setRuns(none);
      setSent([]);
      setOpen(false);
    },
  };
}
