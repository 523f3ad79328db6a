import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy that records every byte that browsers send to a portal. It listens at the portal's public
 * address. The browser's own list of requests omits the bodies of uploads and of workers.
 */
export class SentBytes {
  readonly origin: string;
  readonly #server: Server;
  readonly #sent: Buffer[][] = [];
  #portal = '';

  private constructor(server: Server) {
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('connection', (browser) => this.#forward(browser));
  }

  static async open(): Promise<SentBytes> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new SentBytes(server);
  }

  /** @param origin the address at which the portal itself listens */
  forwardTo(origin: string): void {
    this.#portal = origin;
  }

  /** Removes the recorded bytes. */
  clear(): void {
    for (const chunks of this.#sent) chunks.length = 0;
  }

  /**
   * Searches everything that browsers sent: URLs, headers and bodies.
   *
   * @returns the encodings in which the secret was sent, for example `base64`; empty when it was
   *   not sent
   */
  spellingsOf(secret: Uint8Array): readonly string[] {
    const raw = Buffer.concat(this.#sent.flat()).toString('latin1');
    const decoded = raw.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    const text = `${raw}\n${decoded}`;
    const spellings = {
      plain: [[text.toLowerCase(), latin1(secret).toLowerCase()]],
      hex: [[text.toLowerCase(), Buffer.from(secret).toString('hex')]],
      base64: base64Parts(secret).map((part) => [
        text.replaceAll('-', '+').replaceAll('_', '/'),
        part,
      ]),
    };
    return Object.entries(spellings)
      .filter(([, pairs]) => pairs.some(([all = '', part = '-']) => all.includes(part)))
      .map(([name]) => name);
  }

  async stop(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #forward(browser: Socket): void {
    const chunks: Buffer[] = [];
    this.#sent.push(chunks);
    const portal = connect(Number(new URL(this.#portal).port), 'localhost');
    browser.on('data', (chunk) => chunks.push(chunk));
    browser.pipe(portal).pipe(browser);
    // A browser resets its connections when it leaves a page.
    for (const [one, other] of [
      [browser, portal],
      [portal, browser],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/**
 * Returns the base64 of the bytes at every offset in a longer text, without the characters that
 * neighbours change.
 */
function base64Parts(bytes: Uint8Array): readonly string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), whole);
  });
}
