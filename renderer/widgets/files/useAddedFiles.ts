import { useLayoutEffect, useRef } from 'react';
import { formatFileSize } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { leaveField } from '../../form/checkLater.ts';
import { useFormPart } from '../../form/FormPart.ts';
import { filesAt, putFiles } from '../../form/fileRows.ts';
import type { FileValue } from '../../form/fileShelf.ts';
import { lateWordsIn } from '../../form/lateWords.ts';
import type { Reading, Turn } from '../file/FileReadings.ts';
import { type FileRefusal, refusalText } from '../file/refusal.ts';
import { shownFile } from '../file/shownFile.ts';
import { type Outcome, type Taking, takeFile } from '../file/takeFile.ts';
import { useFileReadings } from '../file/useFileReadings.ts';
import type { FilesLimits } from './FilesLimits.ts';

/** Files on their way into the answer. */
export interface AddedFiles {
  readonly underWay: readonly Reading[];
  /** Takes what was chosen. What was told of those that an earlier choice did not add goes. */
  readonly choose: (files: readonly File[]) => void;
  readonly add: (files: readonly File[]) => void;
  /** Adds what was dropped, and tells of what is no file. */
  readonly drop: (files: readonly File[], hasOther: boolean) => void;
  /** Lets go of one that is read or was not taken. */
  readonly dismiss: (reading: Reading) => void;
}

/**
 * Takes chosen files one after another: each is checked, read and added to what the list holds by then, or
 * told why not, in words of its own. One sentence is announced when all are done.
 */
export function useAddedFiles(limits: FilesLimits): AddedFiles {
  const part = useFormPart();
  const announce = useAnnounce();
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  const { store } = part;
  const { readings, pointer, shown } = useFileReadings();
  const last = useRef(Promise.resolve());

  const takingOf = (file: File): Taking => ({
    limits: limits.file,
    objection: (list, value) => {
      const there = filesAt(store, list);
      return roomRefusal(file, limits, there) ?? (value && twiceRefusal(value, there));
    },
    put: (list, value) => {
      putFiles(store, list, [...filesAt(store, list), value]);
      leaveField(store, list);
    },
    failed: { key: 'files.failed', args: { name: file.name } },
  });
  const takeAll = async (chosen: readonly (readonly [File, Turn])[]) => {
    const said: string[] = [];
    let added = 0;
    for (const [file, turn] of chosen) {
      const outcome = await takeFile(turn, file, takingOf(file));
      if (outcome.kind === 'taken') added += 1;
      if (outcome.kind !== 'ended') said.push(wordsOf(file, outcome));
    }
    const refused = said.length - added;
    const word = lateWordsIn(latest.current.language);
    const sum = said.length > 1 ? word('files.added', { added, refused }) : said[0];
    if (sum !== undefined) announce(sum);
  };
  const wordsOf = ({ name, size }: File, outcome: Outcome): string =>
    outcome.kind === 'refused'
      ? refusalText(latest.current, outcome.refusal)
      : `${name}, ${formatFileSize(size)}`;
  const add = (files: readonly File[]) => {
    const chosen = files
      .map(shownFile)
      .map((file) => [file, readings.begin(pointer, file)] as const);
    last.current = last.current.then(() => takeAll(chosen));
  };
  const dismiss = ({ key }: Reading) => readings.dismiss(key);
  const forgetRefused = () =>
    readings
      .at(pointer)
      .filter(({ state }) => state === 'refused')
      .forEach(dismiss);
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    forgetRefused();
    add(files);
  };
  const drop = (files: readonly File[], hasOther: boolean) => {
    choose(files);
    if (!hasOther) return;
    if (files.length === 0) forgetRefused();
    readings.refuse(pointer, FILES_ONLY);
    announce(refusalText(part, FILES_ONLY));
  };
  return { underWay: shown, choose, add, drop, dismiss };
}

const FILES_ONLY: FileRefusal = { key: 'files.only', args: {} };

/** Whether there is room for one more: their number, and all of them together. */
function roomRefusal(
  { name, size }: File,
  { maxItems, maxTotalBytes }: FilesLimits,
  taken: readonly FileValue[],
): FileRefusal | undefined {
  if (maxItems !== undefined && taken.length >= maxItems) {
    return { key: 'files.tooMany', args: { name, max: maxItems } };
  }
  const total = taken.reduce((sum, file) => sum + file.size, size);
  if (maxTotalBytes === undefined || total <= maxTotalBytes) return undefined;
  const args = { name, size: formatFileSize(maxTotalBytes) };
  return { key: 'files.tooLargeTogether', args };
}

/** Whether a file with the very same bytes is there already. */
function twiceRefusal(
  { name, sha256 }: FileValue,
  taken: readonly FileValue[],
): FileRefusal | undefined {
  if (sha256 === '' || !taken.some((file) => file.sha256 === sha256)) return undefined;
  return { key: 'files.twice', args: { name } };
}
