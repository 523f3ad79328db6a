import sonicBoom from 'sonic-boom';
import type { LogTarget } from './LogTarget.ts';

/** Maximum number of bytes of buffered lines. Later lines are dropped. */
const MOST_WAITING = 64 * 1024;

/**
 * A log target that never fails. A full disk, a closed reader or a failing device must not stop the
 * server. The target counts lost lines, and writes the count as soon as lines can be written again.
 */
export class StandardOutput implements LogTarget {
  readonly #output: sonicBoom.SonicBoom;
  #isFailing = false;
  #dropped = 0;

  /** @param descriptor file descriptor; standard output by default */
  constructor(descriptor = 1) {
    this.#output = new sonicBoom.SonicBoom({
      fd: descriptor,
      sync: true,
      maxLength: MOST_WAITING,
      // A retry would block the whole server until a slow reader has caught up.
      retryEAGAIN: () => false,
    });
    this.#output.on('error', () => {
      this.#isFailing = true;
    });
    this.#output.on('write', () => {
      this.#isFailing = false;
    });
    this.#output.on('drop', () => {
      this.#dropped += 1;
    });
  }

  /** Writes a line. @param line text with its line break */
  write(line: string): void {
    this.#output.write(line);
    if (this.#isFailing || this.#dropped === 0) return;
    const lost = { level: 'WARN', time: new Date().toISOString(), dropped: this.#dropped };
    this.#dropped = 0;
    this.#output.write(`${JSON.stringify({ ...lost, msg: LOST })}\n`);
  }
}

const LOST = 'log lines were lost: they could not be written';
