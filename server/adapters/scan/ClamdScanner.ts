import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type MalwareScanner, ScannerError, type ScanVerdict } from '../../ports/MalwareScanner.ts';

/** Where clamd listens, and how long it may take. */
export interface ClamdOptions {
  /** `host:port`, or the absolute path of a socket. */
  readonly address: string;
  /** From the connection to the verdict of one file. */
  readonly timeoutMs: number;
}

const CHUNK_BYTES = 64 * 1024;
/** A verdict is a line; whatever is longer is none. */
const MOST_ANSWER_BYTES = 4 * 1024;

/**
 * ClamAV's daemon, by its own protocol: a connection a file, `INSTREAM` with chunks behind their
 * length. Every answer but a plain verdict is an error, so that a file is never taken unseen.
 *
 * @see clamd(8), "INSTREAM"
 */
export class ClamdScanner implements MalwareScanner {
  readonly #options: ClamdOptions;

  constructor(options: ClamdOptions) {
    this.#options = options;
  }

  async scan(content: Uint8Array): Promise<ScanVerdict> {
    const answer = await this.#ask(instream(content));
    if (answer === 'stream: OK') return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
    throw new ScannerError('refused', 'Cannot scan the file: clamd gave no verdict');
  }

  async describe(): Promise<string> {
    const answer = await this.#ask([Buffer.from('zVERSION\0')]);
    if (/^ClamAV [\w./: -]{1,100}$/.test(answer)) return answer;
    throw new ScannerError('refused', 'Cannot use the scanner: what answers is no clamd');
  }

  async #ask(request: Iterable<Buffer>): Promise<string> {
    const socket = connect(placeOf(this.#options.address));
    const late = new ScannerError('timeout', 'Cannot scan: clamd did not answer in time');
    const timer = setTimeout(() => socket.destroy(late), this.#options.timeoutMs);
    try {
      const answered = readAnswer(socket);
      // An answer may come before everything is sent: clamd ends what is too large for it.
      const sent = pipeline(Readable.from(request), socket, { end: false });
      const [answer] = await Promise.all([answered, sent.catch(() => answered)]);
      return answer;
    } catch (error) {
      if (error instanceof ScannerError) throw error;
      throw new ScannerError('unreachable', 'Cannot reach clamd', { cause: error });
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at), port: Number(address.slice(at + 1)) };
}

function* instream(content: Uint8Array): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(chunk.length);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The answer up to its end mark; one that breaks off, or never ends, is none. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    socket.on('data', (part) => {
      answer = Buffer.concat([answer, part]);
      const end = answer.indexOf(0);
      if (end >= 0) resolve(answer.toString('utf8', 0, end).trim());
      else if (answer.length > MOST_ANSWER_BYTES) {
        reject(new ScannerError('refused', 'Cannot read what clamd says: it does not end'));
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection')));
  });
}
