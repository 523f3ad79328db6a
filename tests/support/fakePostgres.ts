import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The response to a statement: rows of one column of type `bigint`, or a SQLSTATE. */
export type FakeResponse =
  | { readonly bigints: readonly string[] }
  | { readonly code: string; readonly message: string };

const NO_ROWS: FakeResponse = { bigints: [] };
const BIGINT = 20;

/**
 * Starts a server that speaks the protocol of PostgreSQL with the driver `pg`. It records the
 * parameters of each connection and each statement.
 *
 * @param respond returns the response to a statement
 */
export async function fakePostgres(respond: (statement: string) => FakeResponse = () => NO_ROWS) {
  const parameters: Record<string, string>[] = [];
  const statements: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.once('data', (startup) => {
      const texts = startup.toString('utf8', 8).split('\0');
      const pairs = texts.flatMap((name, index) => (index % 2 ? [] : [[name, texts[index + 1]]]));
      parameters.push(Object.fromEntries(pairs));
      socket.on('data', (bytes) => {
        if (bytes[0] !== 'Q'.charCodeAt(0)) return socket.end();
        const statement = bytes.toString('utf8', 5, bytes.length - 1);
        statements.push(statement);
        return socket.write(Buffer.concat([...messagesOf(respond(statement)), READY]));
      });
      socket.write(Buffer.concat([message('R', int32(0)), READY]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://user@127.0.0.1:${port}/db`,
    parameters,
    statements,
    /** The number of open connections. */
    connections: () => sockets.size,
    /** Sends a notification on a channel to every connection. */
    notify: (channel: string) => {
      for (const socket of sockets) {
        socket.write(message('A', Buffer.concat([int32(1), text(channel), text('')])));
      }
    },
    /** Ends every connection with an error, like a server that shuts down. */
    shutDown: () => {
      for (const socket of sockets) socket.end(Buffer.concat(messagesOf(SHUT_DOWN)));
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const SHUT_DOWN: FakeResponse = { code: '57P01', message: 'the server shuts down' };

function messagesOf(response: FakeResponse): readonly Buffer[] {
  if ('code' in response) {
    const fields = ['SERROR', `C${response.code}`, `M${response.message}`, ''].map(text);
    return [message('E', Buffer.concat(fields))];
  }
  const column = [text('n'), int32(0), int16(0), int32(BIGINT), int16(8), int32(-1), int16(0)];
  const rows = response.bigints.map((value) =>
    message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)])),
  );
  const head = message('T', Buffer.concat([int16(1), ...column]));
  return [head, ...rows, message('C', text(`SELECT ${rows.length}`))];
}

function message(type: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

const READY = message('Z', Buffer.from('I'));
