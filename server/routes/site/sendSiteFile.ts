import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './SiteFiles.ts';

/**
 * Sends a file of the site in the smallest encoding that the browser accepts. Sends 304 when the
 * browser's copy is current. The browser may cache the file but must revalidate it each time.
 */
export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  type: string,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: file.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  reply.type(type);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (file.brotli && /\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(file.brotli);
  }
  if (file.gzip && /\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }
  return reply.send(file.content);
}
