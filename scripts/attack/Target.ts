import { connect, type Socket } from 'node:net';

/** The request limit of a run. All attacks together need fewer; an endless attack stops here. */
const MOST_REQUESTS = 5000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const ANSWER_MS = 30_000;

/** A portal on this machine that receives attacks. The constructor rejects other origins. */
export class Target {
  readonly origin: string;
  /** The folder of a portal that the command itself started. */
  readonly folder: string | undefined;
  readonly #url: URL;
  readonly #sockets = new Set<Socket>();
  #requests = 0;

  /** Creates a target. @throws {RangeError} when the origin is not on this machine */
  constructor(origin: string, folder?: string) {
    this.#url = new URL(origin);
    if (this.#url.protocol !== 'http:' || !LOOPBACK.test(this.#url.hostname)) {
      throw new RangeError(`Cannot attack ${origin}: only http on this machine`);
    }
    this.origin = this.#url.origin;
    this.folder = folder;
  }

  /** Sends a well-formed request; redirects are not followed. */
  call(path: string, init: RequestInit = {}): Promise<Response> {
    this.#count();
    const signal = AbortSignal.timeout(ANSWER_MS);
    return fetch(this.origin + path, { redirect: 'manual', signal, ...init });
  }

  /** Posts JSON as text, because it may be malformed. */
  post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const type = { 'content-type': 'application/json' };
    return this.call(path, { method: 'POST', headers: { ...type, ...headers }, body });
  }

  /**
   * Sends raw bytes.
   * @returns the bytes received before the portal closed the connection or the time ended
   */
  async raw(text: string, waitMs: number): Promise<string> {
    const { socket, answer } = this.open(text);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setTimeout(() => socket.destroy(), waitMs);
    await closed;
    clearTimeout(timer);
    return answer();
  }

  /** Opens a connection, sends raw bytes, and keeps it open until `hangUp`. */
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
