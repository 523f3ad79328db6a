import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that a command needs, with the setting that chooses another one. */
export interface NeededPort {
  readonly port: number;
  /** Name of the environment variable: `PORT`. */
  readonly setting: string;
  /** The addresses on which the port must be free: `localhost`. */
  readonly hosts: readonly string[];
}

/**
 * Returns a sentence for the first port that another program uses, with the remedy; `undefined` if
 * all ports are free.
 *
 * @throws {Error} when a port cannot be used for another reason, such as a missing permission
 */
export async function takenPort(needed: readonly NeededPort[]): Promise<string | undefined> {
  for (const { port, setting, hosts } of needed) {
    for (const host of hosts) {
      if (await isFree(port, host)) continue;
      const other = `${setting}=${port + 1} npm run dev`;
      return `Port ${port} is in use by another program, perhaps an earlier npm start or npm run dev. Stop that program, or choose another port: ${other}`;
    }
  }
  return undefined;
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return false;
    // The machine has no such address, so that no program can use its port.
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return true;
    throw error;
  } finally {
    server.close();
  }
}
