import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the address by which rate limits count a caller: an IPv4 address, or an IPv6 network of
 * /64.
 */
export function clientAddress({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip);
}
