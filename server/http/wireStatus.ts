import type { FastifyReply } from 'fastify';

/**
 * Sends a status that Fastify would reject: 777 to 780 of the captcha (specification, document 2,
 * section 8). The raw response accepts any three digits.
 *
 * @param status 100 to 999
 * @param body body of the response, sent as JSON
 */
export function sendWireStatus(reply: FastifyReply, status: number, body: object): FastifyReply {
  reply.raw.statusCode = status;
  return reply.send(body);
}
