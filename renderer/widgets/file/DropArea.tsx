import { type DragEvent, type ReactNode, useEffect, useState } from 'react';

export interface DropAreaProps {
  /**
   * Absent when no file can be accepted.
   *
   * @param hasOther whether something other than a file was dropped: a folder, text, a link
   */
  readonly onDrop: ((files: readonly File[], hasOther: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Renders an area that accepts dropped files, as an extra for the mouse. The file input inside
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
 * Rejects a file dropped outside an area. Otherwise the browser would open the file and leave the
 * page with all answers.
 */
function keepPage(event: globalThis.DragEvent): void {
  const { defaultPrevented, dataTransfer } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/**
 * Returns the dropped files without folders. A folder looks like a file; only its entry shows the
 * difference, and only during the drop event.
 */
function filesIn({ files, items }: DataTransfer): readonly File[] {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  return [...files].filter((_, index) => !entries[index]?.webkitGetAsEntry()?.isDirectory);
}
