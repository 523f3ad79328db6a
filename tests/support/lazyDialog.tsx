import { lazy } from '../../renderer/portal/lazy.ts';

/** Creates the lazy-loaded code of a dialog: a button with the text "the dialog", which closes it. */
export function lazyDialog() {
  return lazy(async () => ({ onClose }: { readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      the dialog
    </button>
  ));
}
