import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Returns who calls, as the limits count: an IPv4 address, or the first of an IPv6 network of /64. */
export function clientAddress({ ip }: FastifyRequest): string {
  return rateLimit.normalizeIP(ip);
}
