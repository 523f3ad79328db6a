import { deleteBrowserDrafts } from './browserDrafts.ts';
import { forgetDraftChoice, forgetDraftHandles } from './draftMemory.ts';

/** Removes everything that this browser kept while drafts were switched on. */
export async function removeDrafts(): Promise<void> {
  forgetDraftHandles();
  forgetDraftChoice();
  await deleteBrowserDrafts();
}
