import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type MalwareScanner,
  ScannerError,
  type ScanVerdict,
} from '../../ports/files/MalwareScanner.ts';

/** The address of clamd, and its time limit. */
export interface ClamdOptions {
  /** `host:port`, or the absolute path of a socket. */
  readonly address: string;
  /** Time limit from the connection to the verdict of one file, in milliseconds. */
  readonly timeoutMs: number;
}

const CHUNK_BYTES = 64 * 1024;
/** Maximum size of a response. A verdict is one short line. */
const MOST_ANSWER_BYTES = 4 * 1024;

/**
 * A scanner that uses ClamAV's daemon through its own protocol: one connection per file, `INSTREAM`
 * with length-prefixed chunks. Every response except a plain verdict is an error, so that no file
 * is accepted without a scan.
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
    const socket = connect(socketAddress(this.#options.address));
    const late = new ScannerError('timeout', 'Cannot scan: clamd did not answer in time');
    const timer = setTimeout(() => socket.destroy(late), this.#options.timeoutMs);
    try {
      const answered = readAnswer(socket);
      // A response may arrive before the file is sent, because clamd aborts files that exceed its
      // limit.
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

function socketAddress(address: string): { path: string } | { host: string; port: number } {
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

/**
 * Reads the response up to its end mark. Rejects if the connection ends before, or the response is
 * too long.
 */
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
