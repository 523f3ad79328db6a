import { useState } from 'react';
import { type FileLimits, formatFileSize } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useFormPart } from '../../form/FormPart.ts';
import type { FileValue } from '../../form/fileShelf.ts';
import { contentRefusalOf, refusalOf } from './checkFile.ts';
import { readFile } from './readFile.ts';

/** What happens to the file last chosen. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly percent: number }
  /** Read; somebody looks into it. */
  | { readonly state: 'checking'; readonly name: string }
  | { readonly state: 'refused'; readonly reason: string };

/** Looks into a file that was read: the words of what is wrong, nothing where it will do. */
export type FileInspection = (file: File) => Promise<string | undefined>;

/**
 * Checks a chosen file against its limits, reads it, and hands on its value. What goes wrong is told
 * in its own words and announced; the answer stays as it was.
 */
export function useChosenFile(
  limits: FileLimits | undefined,
  onRead: (value: FileValue) => void,
  inspect?: FileInspection,
): { readonly reading: Reading; readonly take: (file: File | undefined) => void } {
  const { word } = useFormPart();
  const announce = useAnnounce();
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const refuse = (reason: string) => {
    setReading({ state: 'refused', reason });
    announce(reason);
  };
  const progress = (name: string, percent: number) =>
    setReading({ state: 'reading', name, percent });
  const inspected = async (file: File) => {
    if (!inspect) return undefined;
    setReading({ state: 'checking', name: file.name });
    return inspect(file);
  };

  const take = async (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file, limits);
    if (refusal) {
      refuse(word(refusal.key, refusal.args));
      return;
    }
    progress(file.name, 0);
    try {
      const other = await contentRefusalOf(file);
      const reason = other ? word(other.key, other.args) : await inspected(file);
      if (reason !== undefined) {
        refuse(reason);
        return;
      }
      onRead(await readFile(file, (percent) => progress(file.name, percent)));
      setReading({ state: 'idle' });
      announce(`${file.name}, ${formatFileSize(file.size)}`);
    } catch {
      refuse(word('file.failed'));
    }
  };
  return { reading, take: (file) => void take(file) };
}
