import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A PostgreSQL server for tests: it accepts every connection, and executes no statement. */
export interface FakePostgres {
  readonly url: string;
  /** The received statements, in order. */
  readonly statements: readonly string[];
  close(): Promise<void>;
}

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const DONE = Buffer.concat([message('C', Buffer.from('OK\0')), message('Z', Buffer.from('I'))]);

/** Starts a fake PostgreSQL on a free port. */
export async function fakePostgres(): Promise<FakePostgres> {
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      // A message of the start-up has no type; `Q` is a statement and `X` the end.
      const type = String.fromCharCode(bytes[0] ?? 0);
      if (type === '\0') socket.write(WELCOME);
      else if (type === 'X') socket.end();
      else {
        statements.push(bytes.subarray(5, -1).toString());
        socket.write(DONE);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/test`,
    statements,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
