import { vi } from 'vitest';

/** The files whose content is delayed, as on a slow disk. */
export interface HeldFiles {
  /** Delivers the bytes of a file, and runs the follow-up work. */
  readonly release: (name: string) => Promise<void>;
  /** Whether the page has started to read a file that is still held. */
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

/** Creates a small PDF with its own bytes. */
export function pdfNamed(name: string): File {
  return new File([`%PDF-${name}`], name, { type: 'application/pdf' });
}
