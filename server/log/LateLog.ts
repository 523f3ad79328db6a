import type { FastifyBaseLogger } from 'fastify';

type Level = 'info' | 'warn' | 'error';
type Line = readonly [level: Level, about: object, text: string];

/**
 * A log for code that runs before the application exists: it buffers its lines until `attach`
 * receives a logger.
 */
export class LateLog {
  #logger: FastifyBaseLogger | undefined;
  #waiting: Line[] = [];

  info(about: object, text: string): void {
    this.#write(['info', about, text]);
  }

  warn(about: object, text: string): void {
    this.#write(['warn', about, text]);
  }

  error(about: object, text: string): void {
    this.#write(['error', about, text]);
  }

  /** Attaches the logger; writes the buffered lines first. */
  attach(logger: FastifyBaseLogger): void {
    this.#logger = logger;
    for (const line of this.#waiting.splice(0)) this.#write(line);
  }

  #write(line: Line): void {
    const [level, about, text] = line;
    if (this.#logger) this.#logger[level](about, text);
    else this.#waiting.push(line);
  }
}
