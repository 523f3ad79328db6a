import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Answers 404 to calls under a name that is neither this machine's own nor the portal's: a page of
 * another site may point its own name at this machine and then read what is answered (DNS rebinding).
 *
 * @param app a plugin's own scope
 * @param publicUrl origin that applicants see
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).hostname;
  app.addHook('onRequest', async ({ headers }) => {
    const name = hostnameOf(headers.host ?? '');
    if (name !== own && !LOOPBACK.test(name)) throw new ApiError('notFound');
  });
}

function hostnameOf(host: string): string {
  const url = URL.parse(`http://${host}`);
  return url?.hostname ?? '';
}
