import { useCallback, useEffect, useState } from 'react';
import { type DraftFolder, withCode, withFile } from '../model/DraftFolder.ts';
import { keepFolder } from '../model/keptFolder.ts';
import type { OpenedFolder } from '../model/openedFolder.ts';
import { BrokenLinkError, folderIn, forgetLink } from '../model/shareLink.ts';

/** The edited folder. */
export interface EditedFolder extends OpenedFolder {
  /** Counts the opened folders. */
  readonly run: number;
  readonly isEdited: boolean;
  /** The edited folder that was open before; `undefined` when nothing would be lost. */
  readonly previous: DraftFolder | undefined;
}

/** The actions of an author on the folder. */
export interface FolderActions {
  readonly open: (folder: DraftFolder) => void;
  /** Opens the previous folder again. */
  readonly restore: () => void;
  readonly edit: (path: string, text: string) => void;
  /** Gives the folder another name. */
  readonly rename: (code: string) => void;
}

/**
 * Holds the folder, and keeps it for a reload of the page. A link that is pasted into the address
 * opens its folder. A link in the address is removed when the folder no longer is that of the link,
 * because a reload would open the link.
 */
export function useFolder(first: OpenedFolder): EditedFolder & FolderActions {
  const [state, setState] = useState<EditedFolder>({
    ...first,
    run: 1,
    isEdited: false,
    previous: undefined,
  });
  const show = useCallback((folder: DraftFolder) => setState(opened(folder)), []);
  const open = useCallback(
    (folder: DraftFolder) => {
      forgetLink();
      show(folder);
    },
    [show],
  );
  const change = useCallback((changed: (folder: DraftFolder) => DraftFolder) => {
    forgetLink();
    setState((known) => ({ ...known, folder: changed(known.folder), isEdited: true }));
  }, []);
  const edit = useCallback(
    (path: string, text: string) => change((folder) => withFile(folder, path, text)),
    [change],
  );
  const rename = useCallback(
    (code: string) => change((folder) => withCode(folder, code)),
    [change],
  );
  useEffect(() => {
    const follow = () =>
      folderIn(window.location.hash).then(
        (linked) => linked && show(linked),
        (error) => {
          if (!(error instanceof BrokenLinkError)) throw error;
          setState((known) => ({ ...known, isLinkBroken: true }));
        },
      );
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [show]);
  useEffect(() => keepFolder(state.folder), [state.folder]);
  const { previous } = state;
  const restore = useCallback(() => previous && open(previous), [previous, open]);
  return { ...state, open, restore, edit, rename };
}

/** Returns the change of state that opens a folder and remembers an edited one. */
function opened(folder: DraftFolder) {
  return (left: EditedFolder): EditedFolder => {
    const isRestored = folder === left.previous;
    const lasting = isRestored ? undefined : left.previous;
    return {
      folder,
      run: left.run + 1,
      isLinkBroken: false,
      isEdited: isRestored,
      previous: left.isEdited ? left.folder : lasting,
    };
  };
}
