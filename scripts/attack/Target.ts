import { connect, type Socket } from 'node:net';

/** More than all attacks together send; a row that runs wild ends here. */
const MOST_REQUESTS = 5000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const ANSWER_MS = 30_000;

/** A portal on this machine that is attacked, never another one. */
export class Target {
  readonly origin: string;
  /** Folder of a portal that the command started itself. */
  readonly folder: string | undefined;
  readonly #url: URL;
  readonly #sockets = new Set<Socket>();
  #requests = 0;

  /** @throws {RangeError} when the origin is not on this machine */
  constructor(origin: string, folder?: string) {
    this.#url = new URL(origin);
    if (this.#url.protocol !== 'http:' || !LOOPBACK.test(this.#url.hostname)) {
      throw new RangeError(`Cannot attack ${origin}: only http on this machine`);
    }
    this.origin = this.#url.origin;
    this.folder = folder;
  }

  /** A well-formed call, redirects not followed. */
  call(path: string, init: RequestInit = {}): Promise<Response> {
    this.#count();
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(this.origin + path, { redirect: 'manual', signal, ...init });
  }

  /** Posts JSON, as text because it may be none. */
  post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const type = { 'content-type': 'application/json' };
    return this.call(path, { method: 'POST', headers: { ...type, ...headers }, body });
  }

  /** Sends bytes as they are. @returns what came back until the portal closed, or until then */
  async raw(text: string, waitMs: number): Promise<string> {
    const { socket, answer } = this.open(text);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setTimeout(() => socket.destroy(), waitMs);
    await closed;
    clearTimeout(timer);
    return answer();
  }

  /** Opens a connection, sends bytes as they are, and leaves it open until `hangUp`. */
  open(text: string) {
    this.#count();
    const host = this.#url.hostname.replaceAll(/[[\]]/g, '');
    const socket = connect(Number(this.#url.port || 80), host);
    this.#sockets.add(socket);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.write(text);
    return { socket, answer: () => received };
  }

  /** Closes the sockets that are still open. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  #count(): void {
    this.#requests += 1;
    if (this.#requests > MOST_REQUESTS) throw new RangeError('Cannot send more: too many requests');
  }
}
