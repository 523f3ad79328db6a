import { deleteBrowserDrafts } from './browserDrafts.ts';
import { forgetDraftChoice, forgetDraftHandles } from './draftMemory.ts';

/** Removes everything that this browser stored while drafts were enabled. */
export async function removeDrafts(): Promise<void> {
  forgetDraftHandles();
  forgetDraftChoice();
  await deleteBrowserDrafts();
}
