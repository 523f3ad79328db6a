import { useCallback, useEffect, useState } from 'react';
import { type DraftFolder, withFile } from '../model/DraftFolder.ts';
import { keepFolder } from '../model/keptFolder.ts';

/** The edited folder. */
export interface EditedFolder {
  readonly folder: DraftFolder;
  /** Counts the opened folders. */
  readonly run: number;
  readonly open: (folder: DraftFolder) => void;
  readonly edit: (path: string, text: string) => void;
}

/** Holds the folder, and keeps it for a reload of the page. */
export function useFolder(first: DraftFolder): EditedFolder {
  const [state, setState] = useState({ folder: first, run: 1 });
  const open = useCallback((folder: DraftFolder) => {
    setState(({ run }) => ({ folder, run: run + 1 }));
  }, []);
  const edit = useCallback((path: string, text: string) => {
    setState(({ folder, run }) => ({ folder: withFile(folder, path, text), run }));
  }, []);
  useEffect(() => keepFolder(state.folder), [state.folder]);
  return { ...state, open, edit };
}
