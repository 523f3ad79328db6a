import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FoundAddress } from '#engine';
import { IndexedAddressLookup } from '../../server/adapters/address/IndexedAddressLookup.ts';
import { toLookupResponse } from '../../server/routes/lookup/toLookupResponse.ts';

/** A call that the service received. */
export interface AlsCall {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: Readonly<Record<string, string>>;
}

/** A replacement for the government's address lookup service, on a local port. */
export interface AlsServer {
  readonly url: string;
  readonly calls: readonly AlsCall[];
  readonly close: () => Promise<void>;
}

/**
 * Starts a replacement of the address lookup service.
 *
 * @param answer handles each call
 */
export async function alsServer(
  answer: (call: AlsCall, response: ServerResponse) => void,
): Promise<AlsServer> {
  const calls: AlsCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const call = {
      method: request.method ?? '',
      headers: request.headers,
      form: Object.fromEntries(new URLSearchParams(body)),
    };
    calls.push(call);
    answer(call, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/lookup`,
    calls,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Returns a handler that searches only these addresses. */
export function answering(entries: readonly FoundAddress[]) {
  const lookup = new IndexedAddressLookup(entries, 'the service');
  return async ({ form }: AlsCall, response: ServerResponse): Promise<void> => {
    const found = await lookup.search({
      text: form.q ?? '',
      maxRecords: Number(form.n),
      tolerance: Number(form.t),
      isBasicSearchingMode: form.b === '1',
      is3d: form['3d'] === '1',
    });
    const both = { english: true, chinese: 'zh-Hant' } as const;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(toLookupResponse(form.q ?? '', found, both)));
  };
}
