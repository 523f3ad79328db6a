import { useState } from 'react';
import { type FileLimits, formatFileSize } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useFormPart } from '../../form/FormPart.ts';
import type { FileValue } from '../../form/fileShelf.ts';
import { readFile } from './readFile.ts';

/** What happens to the file last chosen. */
export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly name: string; readonly percent: number }
  | { readonly state: 'refused'; readonly reason: string };

/**
 * Checks a chosen file against its limits, reads it, and hands on its value. What goes wrong is told
 * in its own words and announced; the answer stays as it was.
 */
export function useChosenFile(
  limits: FileLimits | undefined,
  onRead: (value: FileValue) => void,
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

  const take = async (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalOf(file, limits);
    if (limits && refusal) {
      refuse(word(refusal, { ...limitWords(limits), name: file.name }));
      return;
    }
    progress(file.name, 0);
    try {
      onRead(await readFile(file, (percent) => progress(file.name, percent)));
      setReading({ state: 'idle' });
      announce(`${file.name}, ${formatFileSize(file.size)}`);
    } catch {
      refuse(word('file.failed'));
    }
  };
  return { reading, take: (file) => void take(file) };
}

/** The limits in words: "PDF, PNG" and "5.00 MB". */
export function limitWords({ accept, maxBytes }: FileLimits) {
  return {
    types: accept.map((extension) => extension.slice(1).toUpperCase()).join(', '),
    size: formatFileSize(maxBytes),
  };
}

function refusalOf(file: File, limits: FileLimits | undefined) {
  if (!limits) return undefined;
  const isAccepted = limits.accept.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!isAccepted) return 'file.wrongType';
  return file.size > limits.maxBytes ? 'file.tooLarge' : undefined;
}
