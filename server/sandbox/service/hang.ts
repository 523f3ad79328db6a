import type { FastifyReply } from 'fastify';

/** Longer than any portal waits. */
const HANG_MS = 120_000;

/** Leaves a call without an answer. */
export function hang(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
}
