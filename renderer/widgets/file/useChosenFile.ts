import { useLayoutEffect, useRef } from 'react';
import { type FileLimits, formatFileSize } from '#engine';
import { dropFile, type FileValue } from '../../attachments/pendingFileCache.ts';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { leaveField } from '../../form-context/checkLater.ts';
import { useFormPart } from '../../form-context/FormPart.ts';
import type { Reading } from './FileReadings.ts';
import { type FileRefusal, refusalText } from './refusal.ts';
import { shownFile } from './shownFile.ts';
import { type FileInspection, takeFile } from './takeFile.ts';
import { useFileReadings } from './useFileReadings.ts';

/** The last chosen file while it is not the answer yet, and the actions of the input. */
export interface ChosenReading {
  readonly reading: Reading | undefined;
  readonly take: (file: File | undefined) => void;
  /**
   * Shows an error, because the applicant dropped something other than one file. The answer and a
   * pending file are unchanged.
   */
  readonly refuse: () => void;
  /** Cancels the pending file. */
  readonly end: () => void;
}

/**
 * Validates a chosen file against its limits, reads it, and stores it as the answer. A rejection is
 * announced with its own message, and the answer is unchanged. A new choice cancels the previous
 * one.
 */
export function useChosenFile(
  limits: FileLimits | undefined,
  inspect?: FileInspection,
): ChosenReading {
  const part = useFormPart();
  const announce = useAnnounce();
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });
  const { store } = part;
  const { readings, pointer, shown } = useFileReadings();
  const end = () => readings.end([pointer]);
  const take = async (file: File) => {
    end();
    const outcome = await takeFile(readings.begin(pointer, file), file, {
      limits,
      inspect,
      put: (at, value) => {
        const before = store.get(at) as FileValue | undefined;
        if (before) dropFile(before.ref);
        store.set(at, value);
        leaveField(store, at);
      },
      failed: { key: 'file.failed', args: {} },
    });
    if (outcome.kind === 'taken') announce(`${file.name}, ${formatFileSize(file.size)}`);
    if (outcome.kind === 'refused') announce(refusalText(latest.current, outcome.refusal));
  };
  return {
    reading: shown.at(-1),
    take: (file) => {
      if (file) void take(shownFile(file));
    },
    refuse: () => {
      readings.refuse(pointer, ONE_ONLY);
      announce(refusalText(part, ONE_ONLY));
    },
    end,
  };
}

const ONE_ONLY: FileRefusal = { key: 'file.oneOnly', args: {} };
