import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';

/**
 * Sends the response for unknown URLs. For a wrong method, sends the allowed methods (405). For an
 * unknown call, sends JSON. Only a navigation of a browser is redirected to a page.
 *
 * @param toPage redirects a browser from an unknown page
 */
export function answerUnknownRoutes(
  app: FastifyInstance,
  toPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const methods = Array.isArray(method) ? method : [method];
    routes.push({ pattern: patternOf(url), methods, isOfAnyFolder: url.startsWith('/:') });
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes
      .filter(({ pattern, isOfAnyFolder }) =>
        isOfAnyFolder && holdsNoPages(path) ? false : pattern.test(path),
      )
      .flatMap(({ methods }) => methods);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      throw new ApiError('wrongMethod', { allow: [...new Set(allowed)].sort().join(', ') });
    }
    if (!isPage(request, path)) throw new ApiError('notFound');
    return toPage(request, reply);
  });
}

interface KnownRoute {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  /** Whether the path starts with a parameter, so that it matches pages in any folder. */
  readonly isOfAnyFolder: boolean;
}

/** Converts a route such as `/api/forms/:code` to a pattern of its paths. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\\\*/g, '.*')}$`);
}

/** Folders without pages. An unknown path in them causes an error, not a redirect. */
const NO_PAGES =
  /^\/(?:(?:api|lookup|definitions|documentation|assets|payment|playground|sandbox)(?:\/|$)|debug\/)/;

/**
 * Checks whether a path is in a folder without pages, so that a browser is not redirected from it.
 */
export function holdsNoPages(path: string): boolean {
  return NO_PAGES.test(path);
}

function isPage({ method, headers }: FastifyRequest, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (holdsNoPages(path) || /\.[A-Za-z0-9]{1,8}$/.test(path)) return false;
  return (headers.accept ?? '').includes('text/html');
}
