import type { DraftFolder } from './DraftFolder.ts';

const KEY = 'landform.playground';

/** Keeps the folder in this tab until it is closed. A full or forbidden storage keeps nothing. */
export function keepFolder(folder: DraftFolder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(folder));
  } catch {
    // The folder is only kept for convenience.
  }
}

/** Returns the folder of this tab before its reload; `undefined` without one. */
export function keptFolder(): DraftFolder | undefined {
  try {
    const folder = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof folder?.files === 'object' ? folder : undefined;
  } catch {
    return undefined;
  }
}
