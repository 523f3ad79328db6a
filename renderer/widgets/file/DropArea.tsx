import { type DragEvent, type ReactNode, useEffect, useState } from 'react';

export interface DropAreaProps {
  /**
   * Absent when no file can be taken.
   *
   * @param hasOther something was dropped that is no file: a folder, text, a link
   */
  readonly onDrop: ((files: readonly File[], hasOther: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** An area that takes dropped files. An extra for the mouse: the input inside is the way for all. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    return () => window.removeEventListener('dragover', keepPage);
  }, []);
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = filesIn(event.dataTransfer);
    onDrop?.(files, files.length === 0 || files.length < event.dataTransfer.files.length);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, not the way in
    <div
      className={isOver && onDrop ? 'file file-over' : 'file'}
      onDragOver={enter}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** Beside an area a browser would leave the page, and all answers, to show the file: there it is no place for one. */
function keepPage(event: globalThis.DragEvent): void {
  const { defaultPrevented, dataTransfer } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** A folder comes among the files, as one; only its entry tells, and only while it is being dropped. */
function filesIn({ files, items }: DataTransfer): readonly File[] {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  return [...files].filter((_, index) => !entries[index]?.webkitGetAsEntry()?.isDirectory);
}
