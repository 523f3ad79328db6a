import type { FastifyReply } from 'fastify';

/** A time longer than a portal's default time limits. */
const HANG_MS = 120_000;

/** Sends no response to a call, and closes its connection after two minutes. */
export function hang(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
}
