import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Sends 404 for calls under a name that is neither this machine's own nor the portal's. Otherwise
 * another site could point its own name at this machine, and its page could read the response (DNS
 * rebinding).
 *
 * @param app the scope of a plugin
 * @param publicUrl origin of the portal for applicants
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
