/** One request as it leaves the browser. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told how much of the body has left, for bodies that carry files. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** One answer as it arrives, whatever its status. */
export interface WireResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/**
 * Carries one request to the server. Fails only when no answer came (the network, an abort).
 * A function of its own because the statuses 777 to 780 cannot be made with `Response`: stories
 * and tests give their own transport.
 */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** How long the portal waits for an answer: a little more than the server's own limit. */
const ANSWER_MS = 65_000;

/** The browser's network. Large bodies go by `XMLHttpRequest`, which alone tells how far it is. */
export const browserTransport: Transport = (request) =>
  request.onProgress ? sendWithProgress(request) : sendByFetch(request);

/**
 * What the browser may keep is the server's to say (`Cache-Control`). A rule of our own here would make
 * Firefox pass over what the page has asked for ahead, and ask again.
 */
async function sendByFetch(request: WireRequest): Promise<WireResponse> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body ?? null,
    credentials: 'same-origin',
    signal: request.signal ? AbortSignal.any([request.signal, limit]) : limit,
  });
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.text(),
  };
}

/** A large body may take long on a slow line; what has stood still for so long has failed. */
function sendWithProgress(request: WireRequest): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => call.abort(), ANSWER_MS);
    };
    call.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      wait();
      request.onProgress?.(loaded, total);
    };
    call.onloadend = () => clearTimeout(timer);
    call.onload = () =>
      resolve({
        status: call.status,
        header: (name) => call.getResponseHeader(name),
        body: call.responseText,
      });
    call.onerror = () => reject(new TypeError('Cannot send the request: no answer came'));
    call.onabort = () => reject(new DOMException('Cannot send the request: aborted', 'AbortError'));
    request.signal?.addEventListener('abort', () => call.abort(), { once: true });
    wait();
    call.send(request.body ?? null);
  });
}
