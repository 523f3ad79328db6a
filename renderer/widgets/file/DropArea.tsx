import { type DragEvent, type ReactNode, useEffect, useState } from 'react';

export interface DropAreaProps {
  /**
   * Called with the dropped files. Absent when no file can be accepted.
   *
   * @param hasOther whether something other than a file was dropped: a folder, text, a link
   */
  readonly onDrop: ((files: readonly File[], hasOther: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Renders an area that accepts dropped files, as an addition for the mouse. The file input inside
 * works for everyone.
 */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input inside works without it
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

/**
 * Rejects a file that is dragged outside a drop area. Otherwise, the browser would open a dropped
 * file and leave the page with all answers.
 */
function keepPage(event: globalThis.DragEvent): void {
  const { defaultPrevented, dataTransfer } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * Returns the dropped files without folders. A folder looks like a file. Only its entry shows the
 * difference, and the entry exists only during the drop event.
 */
function filesIn({ files, items }: DataTransfer): readonly File[] {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  return [...files].filter((_, index) => !entries[index]?.webkitGetAsEntry()?.isDirectory);
}
