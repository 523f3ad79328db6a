import { vi } from 'vitest';

/** Files whose reading waits for a word, as on a slow disk. */
export interface HeldFiles {
  /** Lets the bytes of a file come, and what follows from them. */
  readonly release: (name: string) => Promise<void>;
  /** Whether the page has begun to read a file that has not been released. */
  readonly isHeld: (name: string) => boolean;
}

/** Holds back the bytes of every file called `slow…`; all others are read at once. */
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

/** A small PDF of its own bytes. */
export function pdfNamed(name: string): File {
  return new File([`%PDF-${name}`], name, { type: 'application/pdf' });
}
