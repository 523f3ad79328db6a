import { useLayoutEffect, useRef, useState } from 'react';
import { formatFileSize } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useFormPart } from '../../form/FormPart.ts';
import { dropFile, type FileValue } from '../../form/fileShelf.ts';
import { contentRefusalOf, refusalOf } from '../file/checkFile.ts';
import { readFile } from '../file/readFile.ts';
import type { FilesLimits } from './FilesLimits.ts';

/** A file that was chosen and is not an answer: it is being read, or was not taken. */
export interface UnderWay {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  /** Why it was not taken. */
  readonly reason?: string;
  /** Reads it once more; there only where that can help. */
  readonly retry?: () => void;
}

/** Files on their way into the answer. */
export interface AddedFiles {
  readonly underWay: readonly UnderWay[];
  readonly add: (files: readonly File[]) => void;
  readonly dismiss: (key: number) => void;
}

/**
 * Takes chosen files one after another: each is checked, read and added, or told why not, in words of
 * its own. One sentence is announced when all are done.
 *
 * @param taken files of the answer as rendered last
 * @param onTake told all files of the answer, the new one last
 */
export function useAddedFiles(
  limits: FilesLimits,
  taken: readonly FileValue[],
  onTake: (files: readonly FileValue[]) => void,
): AddedFiles {
  const { word } = useFormPart();
  const announce = useAnnounce();
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([]);
  const turn = useRef({ key: 0, last: Promise.resolve() });
  const latest = useRef({ taken, onTake });
  useLayoutEffect(() => {
    latest.current = { taken, onTake };
  });
  const dismiss = (key: number) => setUnderWay((all) => all.filter((each) => each.key !== key));
  const show = (entry: UnderWay) =>
    setUnderWay((all) =>
      all.some(({ key }) => key === entry.key)
        ? all.map((each) => (each.key === entry.key ? entry : each))
        : [...all, entry],
    );

  /** @returns words for the one that was taken, or why it was not */
  const addOne = async (file: File, key: number): Promise<Outcome> => {
    const { name } = file;
    const refuse = (reason: string, retry?: () => void): Outcome => {
      show({ key, name, percent: 0, reason, ...(retry ? { retry } : {}) });
      return { isTaken: false, words: reason };
    };
    const room = roomRefusal(file, limits, latest.current.taken);
    const refusal = refusalOf(file, limits.file) ?? room;
    if (refusal) return refuse(word(refusal.key, refusal.args));
    try {
      const other = await contentRefusalOf(file);
      if (other) return refuse(word(other.key, other.args));
      const read = await readFile(file, (percent) => show({ key, name, percent }));
      const { taken: before } = latest.current;
      if (read.sha256 !== '' && before.some(({ sha256 }) => sha256 === read.sha256)) {
        dropFile(read.ref);
        return refuse(word('files.twice', { name }));
      }
      const all = [...before, read];
      latest.current = { ...latest.current, taken: all };
      latest.current.onTake(all);
      dismiss(key);
      return { isTaken: true, words: `${name}, ${formatFileSize(file.size)}` };
    } catch {
      return refuse(word('files.failed', { name }), () => queue([[file, key]]));
    }
  };

  const queue = (chosen: readonly (readonly [File, number])[]) => {
    for (const [{ name }, key] of chosen) show({ key, name, percent: 0 });
    turn.current.last = turn.current.last.then(async () => {
      const outcomes: Outcome[] = [];
      for (const [file, key] of chosen) outcomes.push(await addOne(file, key));
      const [only] = outcomes;
      const added = outcomes.filter(({ isTaken }) => isTaken).length;
      const refused = outcomes.length - added;
      announce(
        outcomes.length === 1 && only ? only.words : word('files.added', { added, refused }),
      );
    });
  };
  const add = (files: readonly File[]) => {
    const chosen = files.map((file) => {
      turn.current.key += 1;
      return [file, turn.current.key] as const;
    });
    if (chosen.length > 0) queue(chosen);
  };
  return { underWay, add, dismiss };
}

interface Outcome {
  readonly isTaken: boolean;
  readonly words: string;
}

/** Whether there is room for one more: their number, and all of them together. */
function roomRefusal(
  { name, size }: File,
  { maxItems, maxTotalBytes }: FilesLimits,
  taken: readonly FileValue[],
) {
  if (maxItems !== undefined && taken.length >= maxItems) {
    return { key: 'files.tooMany', args: { name, max: maxItems } } as const;
  }
  const total = taken.reduce((sum, file) => sum + file.size, size);
  if (maxTotalBytes === undefined || total <= maxTotalBytes) return undefined;
  const args = { name, size: formatFileSize(maxTotalBytes) };
  return { key: 'files.tooLargeTogether', args } as const;
}
