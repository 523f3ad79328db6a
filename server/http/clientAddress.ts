import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the caller as counted by the limits: an IPv4 address, or the start of an IPv6 network of
 * /64.
 */
export function clientAddress({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip);
}
