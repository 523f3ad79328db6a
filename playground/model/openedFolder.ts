import type { DraftFolder } from './DraftFolder.ts';
import { keptFolder } from './keptFolder.ts';
import { BrokenLinkError, folderIn } from './shareLink.ts';

/** The folder that the page opens first. */
export interface OpenedFolder {
  readonly folder: DraftFolder;
  /** Whether the address contained a form that cannot be read. */
  readonly isLinkBroken: boolean;
}

/**
 * Chooses the folder to open: that of the address, else that of this tab before its reload, else an
 * example.
 *
 * @param fragment the fragment of the address, with `#`
 */
export async function openedFolder(
  fragment: string,
  example: () => Promise<DraftFolder>,
): Promise<OpenedFolder> {
  try {
    const linked = await folderIn(fragment);
    return { folder: linked ?? keptFolder() ?? (await example()), isLinkBroken: false };
  } catch (error) {
    if (!(error instanceof BrokenLinkError)) throw error;
    return { folder: keptFolder() ?? (await example()), isLinkBroken: true };
  }
}
