import { type DragEvent, type ReactNode, useState } from 'react';

export interface DropAreaProps {
  /** Absent when no file can be taken. */
  readonly onDrop: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** An area that takes dropped files. An extra for the mouse: the input inside is the way for all. */
export function DropArea({ onDrop, children }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDrop?.([...event.dataTransfer.files]);
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
