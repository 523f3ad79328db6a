import { useLayoutEffect, useRef } from 'react';
import { formatFileSize } from '#engine';
import { filesAt, putFiles } from '../../attachments/fileRows.ts';
import type { FileValue } from '../../attachments/pendingFileCache.ts';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { leaveField } from '../../form-context/checkLater.ts';
import { useFormPart } from '../../form-context/FormPart.ts';
import { lazyWordsIn } from '../../form-context/lazyWords.ts';
import type { Reading, Turn } from '../file/FileReadings.ts';
import { type FileRefusal, refusalText } from '../file/refusal.ts';
import { shownFile } from '../file/shownFile.ts';
import { type Outcome, type Taking, takeFile } from '../file/takeFile.ts';
import { useFileReadings } from '../file/useFileReadings.ts';
import type { FilesLimits } from './FilesLimits.ts';

/** The files that are being added to the answer, and the functions that add them. */
export interface AddedFiles {
  readonly pendingReadings: readonly Reading[];
  /** Adds the chosen files, after removing the messages about earlier rejected files. */
  readonly choose: (files: readonly File[]) => void;
  readonly add: (files: readonly File[]) => void;
  /** Adds the dropped files, and shows an error for anything that is no file. */
  readonly drop: (files: readonly File[], hasOther: boolean) => void;
  /** Cancels a pending file, or removes a rejected one. */
  readonly dismiss: (reading: Reading) => void;
}

/**
 * Adds chosen files one after another. Each file is validated, read and added to the current list,
 * or rejected with its own message. At the end, one sentence is announced.
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
      const present = filesAt(store, list);
      return roomRefusal(file, limits, present) ?? (value && twiceRefusal(value, present));
    },
    put: (list, value) => {
      putFiles(store, list, [...filesAt(store, list), value]);
      leaveField(store, list);
    },
    failed: { key: 'files.failed', args: { name: file.name } },
  });
  const takeAll = async (chosen: readonly (readonly [File, Turn])[]) => {
    const announcements: string[] = [];
    let added = 0;
    for (const [file, turn] of chosen) {
      const outcome = await takeFile(turn, file, takingOf(file));
      if (outcome.kind === 'taken') added += 1;
      if (outcome.kind !== 'ended') announcements.push(outcomeText(file, outcome));
    }
    const refused = announcements.length - added;
    const word = lazyWordsIn(latest.current.language);
    const sum =
      announcements.length > 1 ? word('files.added', { added, refused }) : announcements[0];
    if (sum !== undefined) announce(sum);
  };
  const outcomeText = ({ name, size }: File, outcome: Outcome): string =>
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
  return { pendingReadings: shown, choose, add, drop, dismiss };
}

const FILES_ONLY: FileRefusal = { key: 'files.only', args: {} };

/**
 * Returns a rejection if one more file would exceed the maximum number or the maximum total size.
 */
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

/** Returns a rejection if the list already has a file with the same bytes. */
function twiceRefusal(
  { name, sha256 }: FileValue,
  taken: readonly FileValue[],
): FileRefusal | undefined {
  if (sha256 === '' || !taken.some((file) => file.sha256 === sha256)) return undefined;
  return { key: 'files.twice', args: { name } };
}
