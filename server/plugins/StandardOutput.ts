import sonicBoom from 'sonic-boom';
import type { LogTarget } from './requestLog.ts';

/** Lines that wait for room, in bytes; what comes after is dropped. */
const MOST_WAITING = 64 * 1024;

/**
 * Writes log lines to a file descriptor, and goes on when it cannot: a full disk, a reader that went
 * away or a device that fails is no reason to stop serving. What is lost is counted, and the count is
 * written as soon as lines are taken again.
 */
export class StandardOutput implements LogTarget {
  readonly #output: sonicBoom.SonicBoom;
  #isFailing = false;
  #dropped = 0;

  /** @param descriptor standard output unless a test has another */
  constructor(descriptor = 1) {
    this.#output = new sonicBoom.SonicBoom({
      fd: descriptor,
      sync: true,
      maxLength: MOST_WAITING,
      // It would sleep, with the whole server, until a slow reader has read.
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

  /** @param line with its line break */
  write(line: string): void {
    this.#output.write(line);
    if (this.#isFailing || this.#dropped === 0) return;
    const lost = { level: 'WARN', time: new Date().toISOString(), dropped: this.#dropped };
    this.#dropped = 0;
    this.#output.write(`${JSON.stringify({ ...lost, msg: LOST })}\n`);
  }
}

const LOST = 'log lines were lost: they could not be written';
