import type { FastifyReply } from 'fastify';

/** Longer than the time limit of any portal. */
const HANG_MS = 120_000;

/** Leaves a call without a response. */
export function hang(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
}
