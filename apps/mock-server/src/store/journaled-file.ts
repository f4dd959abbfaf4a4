import { Backups } from './backups.js';
import { serialize, type DataHead } from './data-file.js';
import { codeOf, type Disk } from './disk.js';
import { writeDurably, type Written } from './durable-file.js';
import { entryLine } from './journal-lines.js';
import { Journal } from './journal.js';
import type { PlainState } from './migrations/migration.js';
import type { Change, StoredState } from './store.js';
import { journalPath } from './stored-data.js';

/** Bytes of journal from which on it is worth writing the data file anew, whatever its size. */
const smallestCheckpoint = 4 * 1024 * 1024;
/** Milliseconds between backups of a server that runs on. */
const hour = 60 * 60 * 1_000;

/** How a data file is kept. */
export interface KeepOptions {
  readonly disk: Disk;
  readonly log: (line: string) => void;
  readonly now: () => number;
  /** Bytes of journal after which the data file is written anew. @default 4 MB, or the size of the data file when it is larger */
  readonly checkpointAfter?: number | undefined;
  /** Milliseconds that lie between two backups at least. @default an hour */
  readonly backupEvery?: number | undefined;
}

/**
 * A data file and its journal. Transactions are numbered; the data file says which was the last one
 * in it, the journal after which one it begins. So both can be replaced one after the other, and at
 * any moment in between the data file with what its journal has beyond it is the data, whole.
 */
export class JournaledFile {
  readonly backups: Backups;
  readonly #journal: Journal;
  #head: DataHead;
  /** The last transaction in the data file. */
  #saved = -1;
  /** The data file as it was written. */
  #text: Written | undefined;
  #lastBackup = Number.NEGATIVE_INFINITY;
  /** Bytes of journal at which the data file is written anew next time. */
  #next = 0;
  #checkpoint: Promise<void> | undefined;

  constructor(
    readonly path: string,
    head: DataHead,
    private readonly stateNow: () => StoredState,
    private readonly options: KeepOptions,
  ) {
    this.#head = head;
    this.backups = new Backups(path, options.disk);
    this.#journal = new Journal(journalPath(path), options.disk);
  }

  /** Goes on with a journal of this many bytes, beside a data file that lacks what is in it. */
  async reopen(journal: number): Promise<void> {
    await this.#journal.reopen(journal);
    this.#planNext();
  }

  /** Begins an empty journal beside a data file that holds everything. */
  async beginJournal(text: Written): Promise<void> {
    this.#saved = this.#head.sequence;
    this.#text = text;
    await this.#journal.begin(this.#head);
    this.#planNext();
  }

  /** Makes a transaction durable. The state at the moment of the call is the state after it. */
  async append(changes: readonly Change[]): Promise<void> {
    const { line, sum } = entryLine(this.#head, changes);
    const head = { ...this.#head, sequence: this.#head.sequence + 1, sum };
    if (!this.#journal.usable) return this.#saveInstead(head);
    const due = !this.#checkpoint && this.#journal.size >= this.#next;
    const image = due ? this.#image() : undefined;
    await this.#journal.append(line);
    this.#head = head;
    if (image) this.#checkpointInBackground(image, head);
  }

  /** Writes the data file anew, so that it holds everything. Nothing may be appended meanwhile. */
  async save(state: PlainState = this.stateNow()): Promise<void> {
    await this.#checkpoint;
    if (this.#saved === this.#head.sequence) return;
    await this.#writeDataFile(state, this.#head);
    await this.#journal.begin(this.#head);
    this.#planNext();
  }

  async close(): Promise<void> {
    try {
      await this.save();
    } catch (error) {
      // The journal has it all.
      this.#report('The data file could not be written at the end', error);
    } finally {
      await this.#journal.close();
    }
  }

  /** Keeps a backup of the data file as it is on the disk, unless the newest one is the same. */
  async backUp(): Promise<void> {
    const now = this.options.now();
    try {
      if (this.#text && !(await this.backups.has(this.#text.sha256)))
        await this.backups.copy(now, this.#text.sha256);
    } catch (error) {
      this.#report('No backup could be made', error);
    }
    // Also after a failure: a full disk is not to be filled again every minute.
    this.#lastBackup = now;
  }

  /** Without a journal to append to, the data file itself takes the transaction. */
  async #saveInstead(head: DataHead): Promise<void> {
    const image = this.#image();
    // It would put an older data file over this one.
    await this.#checkpoint;
    await this.#writeDataFile(image, head);
    this.#head = head;
    await this.#journal.begin(head).then(
      () => this.#planNext(),
      // The transaction is durable; the next one tries again.
      (error: unknown) => this.#report('The journal could not be begun', error),
    );
  }

  #checkpointInBackground(image: PlainState, head: DataHead): void {
    const from = this.#journal.size;
    const { backupEvery = hour, now } = this.options;
    const work = async () => {
      await this.#writeDataFile(image, head);
      await this.#journal.begin(head, from);
      if (now() - this.#lastBackup >= backupEvery) await this.backUp();
    };
    this.#checkpoint = work()
      .catch((error: unknown) => {
        this.#report('The data file could not be written; its journal has the changes', error);
      })
      .finally(() => {
        this.#planNext();
        this.#checkpoint = undefined;
      });
  }

  async #writeDataFile(state: PlainState, head: DataHead): Promise<void> {
    this.#text = await writeDurably(this.path, serialize(state, head), this.options.disk);
    this.#saved = head.sequence;
  }

  /** Rows never change in place, so lists of its own make a state that stays. */
  #image(): PlainState {
    return Object.fromEntries(
      Object.entries(this.stateNow()).map(([name, value]) => [
        name,
        Array.isArray(value) ? [...value] : structuredClone(value),
      ]),
    ) as PlainState;
  }

  #planNext(): void {
    const { checkpointAfter = Math.max(smallestCheckpoint, this.#text?.bytes ?? 0) } = this.options;
    this.#next = this.#journal.size + checkpointAfter;
  }

  #report(what: string, error: unknown): void {
    this.options.log(`${what} (${codeOf(error)}).`);
  }
}
