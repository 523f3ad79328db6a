import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A running file server. */
export interface FileServer {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves a folder from its brotli copies on a free port of this machine.
 *
 * @param folder the folder to serve; files outside it are not served
 */
export function serve(folder: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(
      folder,
      normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    );
    if (!path.startsWith(folder) || !statSync(`${path}.br`, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    createReadStream(`${path}.br`).pipe(response);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      done({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
