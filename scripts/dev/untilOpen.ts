import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 200;

/**
 * Waits until a program accepts connections on a port of this machine.
 *
 * @param host name or address: `localhost`
 */
export async function untilOpen(port: number, host: string): Promise<void> {
  while (!(await isOpen(port, host))) await wait(EVERY_MS);
}

async function isOpen(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens yet, which is what the caller waits for.
    return false;
  } finally {
    socket.destroy();
  }
}
