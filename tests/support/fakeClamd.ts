import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { scannerTestFile } from '../../server/adapters/scan/scannerTestFile.ts';

/** A behaviour of the fake clamd: `well` is correct, the others are faults. */
export type Manner = 'well' | 'hangs' | 'breaks off' | 'babbles' | 'errs' | 'never ends';

/** A clamd for tests, with the real protocol and a single signature. */
export interface FakeClamd {
  /** `host:port`, or the given path. */
  readonly address: string;
  /** The sizes of the complete streams, in order. */
  readonly streams: number[];
  behave(manner: Manner): void;
  close(): Promise<void>;
}

/**
 * Starts a fake clamd.
 *
 * @param options.path path of a Unix socket; absent: a TCP port
 * @param options.mostBytes the setting `StreamMaxLength`
 */
export async function fakeClamd(
  options: { readonly path?: string; readonly mostBytes?: number } = {},
): Promise<FakeClamd> {
  const { path, mostBytes = 100 * 1024 * 1024 } = options;
  const streams: number[] = [];
  let manner: Manner = 'well';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client may close the connection.
    socket.on('error', () => {});
    serve(socket, { manner: () => manner, mostBytes, streams }).catch(() => socket.destroy());
  });
  if (path === undefined) server.listen(0, '127.0.0.1');
  else server.listen(path);
  await once(server, 'listening');
  const address = path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    streams,
    behave: (next) => {
      manner = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface ClamdBehaviour {
  readonly manner: () => Manner;
  readonly mostBytes: number;
  readonly streams: number[];
}

const ODD: Readonly<Partial<Record<Manner, string>>> = {
  babbles: 'HTTP/1.1 400 Bad Request\0',
  errs: 'INSTREAM size limit exceeded. ERROR\0',
  'never ends': 'x'.repeat(8 * 1024),
};

async function serve(
  socket: Socket,
  { manner, mostBytes, streams }: ClamdBehaviour,
): Promise<void> {
  const bytes = new ByteReader(socket);
  const command = String(await bytes.take(COMMAND_BYTES));
  const odd = ODD[manner()];
  if (manner() === 'hangs') return;
  if (manner() === 'breaks off') socket.destroy();
  else if (odd !== undefined) socket.end(odd);
  else if (command === 'zVERSION\0') socket.end('ClamAV 1.4.3/27812/Fri Nov 20 08:00:00 2026\0');
  else if (command === 'zINSTREAM') socket.end(await answerTo(bytes, mostBytes, streams));
  else socket.end('UNKNOWN COMMAND\0');
}

/** The length of both commands; the longer command is read without its end mark. */
const COMMAND_BYTES = 9;

async function answerTo(bytes: ByteReader, mostBytes: number, streams: number[]): Promise<string> {
  await bytes.take(1);
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const length = (await bytes.take(4)).readUInt32BE();
    if (length === 0) break;
    chunks.push(await bytes.take(length));
    size += length;
    if (size > mostBytes) return 'INSTREAM size limit exceeded. ERROR\0';
  }
  streams.push(size);
  const isFound = Buffer.concat(chunks).includes(scannerTestFile());
  return isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
}

/** A reader of bytes from a socket, in the portions that a protocol needs. */
class ByteReader {
  readonly #parts: AsyncIterator<Buffer>;
  #kept: Buffer[] = [];
  #size = 0;

  constructor(socket: Socket) {
    this.#parts = socket[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    while (this.#size < count) {
      const { value, done } = await this.#parts.next();
      if (done) throw new Error('the client went away');
      this.#kept.push(value);
      this.#size += value.length;
    }
    const whole =
      this.#kept.length === 1 ? (this.#kept[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#kept);
    this.#kept = [whole.subarray(count)];
    this.#size -= count;
    return whole.subarray(0, count);
  }
}
