import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can silently drop all bytes, as some firewalls do. */
export class SwallowingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #swallows = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Opens a proxy of a TCP server on a local port. */
  static async to(host: string, port: number): Promise<SwallowingProxy> {
    const server = createServer();
    const proxy = new SwallowingProxy(server);
    server.on('connection', (client) => proxy.#join(client, createConnection(port, host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Drops all bytes from now on. Open connections stay without bytes, even after `carry`. */
  swallow(): void {
    this.#swallows = true;
    for (const socket of this.#sockets) {
      socket.removeAllListeners('data');
      socket.on('data', () => {});
    }
  }

  /** Forwards new connections again. */
  carry(): void {
    this.#swallows = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket, server: Socket): void {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (bytes) => !this.#swallows && to.write(bytes));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
    }
  }
}
