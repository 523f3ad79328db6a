import type { FieldError, FormStore } from '#engine';
import { followPath } from '../../form/followPath.ts';
import { FILE_READING, UNDER_WAY, type UnderWay } from '../../form/underWay.ts';
import type { FileRefusal, Refusal } from './refusal.ts';

/** A file that was chosen and is no answer: it is on its way, or was not taken. */
export interface Reading {
  readonly key: number;
  readonly file: File;
  /** Read, then looked into by somebody. */
  readonly state: 'reading' | 'checking' | 'refused';
  readonly percent: number;
  /** Why it was not taken; worded where it is drawn, in the language of the page. */
  readonly refusal?: Refusal;
}

/** What a reading is led by: once it has ended, nothing of it shows or counts any more. */
export interface Turn {
  /** Where its answer stands by now; `undefined` when the row is gone, or the reading has ended. */
  readonly pointer: () => string | undefined;
  readonly show: (change: Partial<Pick<Reading, 'state' | 'percent' | 'refusal'>>) => void;
  /** The file is the answer now. */
  readonly done: () => void;
  /** Resolves when it was let go: whoever reads files one after another goes on with the next. */
  readonly letGo: Promise<void>;
}

interface Entry {
  readonly turn: Turn;
  readonly abandon: () => void;
  readonly reading: Reading;
}

/** A page waits so long for files; then it says which one it waits for. */
const PATIENCE_MS = 10_000;

/**
 * The files that are chosen for the answers of one store and are none yet. Kept beside the store, not in a
 * component: a step is left and come back to, rows move, and a file belongs where it was chosen.
 */
export class FileReadings implements UnderWay {
  readonly #store: FormStore;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #keys = 0;

  /** Those of a store: one set for each. */
  static of(store: FormStore): FileReadings {
    const known = UNDER_WAY.get(store);
    if (known instanceof FileReadings) return known;
    const readings = new FileReadings(store);
    UNDER_WAY.set(store, readings);
    return readings;
  }

  private constructor(store: FormStore) {
    this.#store = store;
  }

  /** Files on their way to the answer that stands at a pointer now, and those that were not taken. */
  at(pointer: string): readonly Reading[] {
    return this.#entries
      .filter(({ turn }) => turn.pointer() === pointer)
      .map(({ reading }) => reading);
  }

  /** Notes that a file was chosen for the answer at a pointer, wherever rows take that from now on. */
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

  /** Notes that something came that is no file, or more than one; it shows once, however often it comes. */
  refuse(pointer: string, refusal: FileRefusal): void {
    const same = this.at(pointer).filter((each) => each.refusal?.key === refusal.key);
    for (const { key } of same) this.dismiss(key);
    this.begin(pointer, new File([], '')).show({ state: 'refused', refusal });
  }

  /** Lets go of one. */
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
      // Not those of a row that is gone, or of an answer that is hidden.
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

  /** Listens to any change; returns the way to stop. */
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
