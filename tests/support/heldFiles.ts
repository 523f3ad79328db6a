import { vi } from 'vitest';

/** The control of files whose reading is delayed, as on a slow disk. */
export interface HeldFiles {
  /** Starts the delayed reading of a file, and waits for the follow-up work. */
  readonly release: (name: string) => Promise<void>;
  /** Returns whether the page has requested a file whose reading is still delayed. */
  readonly isHeld: (name: string) => boolean;
}

/** Delays the bytes of every file named `slow…`; all others are read at once. */
export function holdFiles(): HeldFiles {
  const held = new Map<string, () => void>();
  const { readAsArrayBuffer } = FileReader.prototype;
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
    blob: Blob,
  ) {
    const read = () => readAsArrayBuffer.call(this, blob);
    if (blob instanceof File && blob.name.startsWith('slow')) held.set(blob.name, read);
    else read();
  });
  return {
    release: async (name) => {
      held.get(name)?.();
      held.delete(name);
      await new Promise((resolve) => setTimeout(resolve, 60));
    },
    isHeld: (name) => held.has(name),
  };
}

/** Creates a small file of the type PDF. Its bytes contain its name. */
export function pdfNamed(name: string): File {
  return new File([`%PDF-${name}`], name, { type: 'application/pdf' });
}
