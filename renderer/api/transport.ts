/** An HTTP request to the server. */
export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of bytes sent. If present, the request uses `XMLHttpRequest`. */
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** A response of any status. */
export interface WireResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/**
 * A function that sends one request to the server. It rejects only without a response (network
 * failure, abort). Stories and tests replace this function, because `Response` cannot represent the
 * statuses 777 to 780.
 */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** Time limit for a response: a little more than the server's own limit. */
const ANSWER_MS = 65_000;

/**
 * Sends requests over the browser's network. Requests with `onProgress` use `XMLHttpRequest`,
 * because `fetch` does not report progress.
 */
export const browserTransport: Transport = (request) =>
  request.onProgress ? sendWithProgress(request) : sendByFetch(request);

/**
 * Sends a request by `fetch`. The server's `Cache-Control` decides about caching. A cache mode set
 * here would make Firefox ignore preloaded responses and request them again.
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

/**
 * Sends a large body, which may take long on a slow connection. Fails when no progress is made
 * within the time limit.
 */
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
    call.onerror = () => reject(new TypeError('Cannot send the request: no response arrived'));
    call.onabort = () => reject(new DOMException('Cannot send the request: aborted', 'AbortError'));
    request.signal?.addEventListener('abort', () => call.abort(), { once: true });
    wait();
    call.send(request.body ?? null);
  });
}
