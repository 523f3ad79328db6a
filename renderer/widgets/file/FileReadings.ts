import type { FieldError, FormStore } from '#engine';
import { FILE_READING, PENDING_FILES, type PendingFiles } from '../../attachments/pendingFiles.ts';
import { followPath } from '../../form-context/followPath.ts';
import type { FileRefusal, Refusal } from './refusal.ts';

/** A chosen file that is not an answer: it is pending, or it was rejected. */
export interface Reading {
  readonly key: number;
  readonly file: File;
  /** `reading`: the browser reads the file. `checking`: an inspection runs. */
  readonly state: 'reading' | 'checking' | 'refused';
  readonly percent: number;
  /** Reason for the rejection. The view formats it in the language of the page. */
  readonly refusal?: Refusal;
}

/** The control of one reading. After its end, calls have no effect. */
export interface Turn {
  /** Current pointer of its answer; `undefined` when the row is gone, or the reading has ended. */
  readonly pointer: () => string | undefined;
  readonly show: (change: Partial<Pick<Reading, 'state' | 'percent' | 'refusal'>>) => void;
  /** Ends the reading: the file is now the answer. */
  readonly done: () => void;
  /**
   * Resolves when the reading is cancelled. A caller that reads files in sequence then continues
   * with the next one.
   */
  readonly letGo: Promise<void>;
}

interface Entry {
  readonly turn: Turn;
  readonly abandon: () => void;
  readonly reading: Reading;
}

/** The longest time that a page waits for files. After that, an error names the pending file. */
const PATIENCE_MS = 10_000;

/**
 * The register of the files that are chosen for the answers of one store but are not answers yet.
 * The register belongs to a store, not to a component, because the applicant may leave the step and
 * return. A file stays with its row when rows move.
 */
export class FileReadings implements PendingFiles {
  readonly #store: FormStore;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #keys = 0;

  /** Returns the readings of a store. There is one instance per store. */
  static of(store: FormStore): FileReadings {
    const known = PENDING_FILES.get(store);
    if (known instanceof FileReadings) return known;
    const readings = new FileReadings(store);
    PENDING_FILES.set(store, readings);
    return readings;
  }

  private constructor(store: FormStore) {
    this.#store = store;
  }

  /** Returns the pending and rejected files of the answer with this current pointer. */
  at(pointer: string): readonly Reading[] {
    return this.#entries
      .filter(({ turn }) => turn.pointer() === pointer)
      .map(({ reading }) => reading);
  }

  /**
   * Registers a file that was chosen for the answer at a pointer. The reading follows the answer
   * when rows move.
   */
  begin(pointer: string, file: File): Turn {
    this.#keys += 1;
    const key = this.#keys;
    const where = followPath(this.#store, pointer);
    let abandon = () => {};
    const letGo = new Promise<void>((resolve) => {
      abandon = resolve;
    });
    const isOn = () => this.#entries.some(({ reading }) => reading.key === key);
    const turn: Turn = {
      pointer: () => (isOn() ? where() : undefined),
      show: (change) =>
        this.#set(
          this.#entries.map((entry) =>
            entry.reading.key === key
              ? { ...entry, reading: { ...entry.reading, ...change } }
              : entry,
          ),
        ),
      done: () => this.#set(this.#entries.filter(({ reading }) => reading.key !== key)),
      letGo,
    };
    const reading: Reading = { key, file, state: 'reading', percent: 0 };
    this.#set([...this.#entries, { turn, abandon, reading }]);
    return turn;
  }

  /**
   * Registers a rejection of something that is no file, or of more than one file. The same
   * rejection is shown only once.
   */
  refuse(pointer: string, refusal: FileRefusal): void {
    const same = this.at(pointer).filter((each) => each.refusal?.key === refusal.key);
    for (const { key } of same) this.dismiss(key);
    this.begin(pointer, new File([], '')).show({ state: 'refused', refusal });
  }

  /** Cancels one reading. */
  dismiss(key: number): void {
    this.#letGo(({ reading }) => reading.key === key);
  }

  end(fields: readonly string[]): void {
    this.#letGo(({ turn }) => {
      const at = turn.pointer();
      return at === undefined || fields.some((field) => `${at}/`.startsWith(`${field}/`));
    });
  }

  awaited = (): readonly FieldError[] =>
    this.#entries.flatMap(({ turn, reading: { state, file } }) => {
      // Skips rejected files, and files whose answer is hidden or whose row was removed.
      const path = state === 'refused' ? undefined : turn.pointer();
      if (path === undefined || !this.#store.isVisible(path)) return [];
      return [{ path, key: FILE_READING, args: [file.name] }];
    });

  settled = (): Promise<void> =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(finish, PATIENCE_MS);
      const stop = this.subscribe(() => {
        if (this.awaited().length === 0) finish();
      });
    });

  /**
   * Subscribes to any change.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #letGo(isMeant: (entry: Entry) => boolean): void {
    const gone = this.#entries.filter(isMeant);
    if (gone.length === 0) return;
    this.#set(this.#entries.filter((entry) => !gone.includes(entry)));
    for (const { abandon } of gone) abandon();
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
