import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail server for one test. It accepts mails, or sends the replies that the test sets. */
export interface TestSmtpServer {
  readonly url: string;
  /** Accepted messages, headers and body. */
  readonly messages: string[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a mail server.
 *
 * @param answers replies by command, instead of `250`; `silent` for `CONNECT` sends no greeting
 */
export async function smtpServer(
  answers: Readonly<Record<string, string>> = {},
): Promise<TestSmtpServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    serve(socket, answers, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(
  socket: Socket,
  answers: Readonly<Record<string, string>>,
  messages: string[],
): void {
  let text = '';
  let isMessage = false;
  const take = (part: string): string => {
    if (isMessage) {
      messages.push(part);
      isMessage = false;
      return '250 taken';
    }
    const command = part.split(' ')[0]?.toUpperCase() ?? '';
    isMessage = command === 'DATA' && answers.DATA === undefined;
    return answers[command] ?? (isMessage ? '354 go on' : '250 fine');
  };
  const takeAll = () => {
    const end = isMessage ? '\r\n.\r\n' : '\r\n';
    const at = text.indexOf(end);
    if (at < 0) return;
    const part = text.slice(0, at);
    text = text.slice(at + end.length);
    socket.write(`${take(part)}\r\n`);
    takeAll();
  };
  if (answers.CONNECT !== 'silent') socket.write('220 test ESMTP\r\n');
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    takeAll();
  });
}
