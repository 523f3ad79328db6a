import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Limits } from '../limits.ts';
import type { BodyPace } from './BodyPace.ts';
import { clientAddress } from './clientAddress.ts';
import { BODY_LIMITS } from './routeConfig.ts';
import { UploadGate } from './UploadGate.ts';
import { UploadSlots } from './UploadSlots.ts';

/**
 * Takes in so many big bodies at the same time: ten uploads in parallel would fill the memory and
 * stall everybody's polls. A body takes its place once more of it has come than answers without files
 * have; before, and whatever it announces, it costs no more than those. The next one waits, unread,
 * and is told that the service is busy (502) when it waited in vain.
 *
 * To be called before anything else reads bodies.
 *
 * @param pace gives uploads the time that they need
 */
export function limitLargeBodies(app: FastifyInstance, limits: Limits, pace: BodyPace): void {
  const slots = new UploadSlots({
    atOnce: limits.largeBodies,
    perClient: limits.uploadsPerClient,
    waitMs: limits.uploadWaitMs,
  });
  app.addHook('onRoute', (route) => {
    // Fastify counts the time of the body in.
    if (route.config?.largeBody) {
      route.handlerTimeout = limits.uploadTimeoutMs + limits.uploadWaitMs + limits.handlerTimeoutMs;
    }
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!mayBecomeLarge(request)) return payload;
    pace.allowUpload(request.raw);
    const gate = new UploadGate({
      freeBytes: BODY_LIMITS.form,
      enter: () => enter(request, reply),
    });
    payload.on('error', (error) => gate.destroy(error));
    // If the connection were closed under somebody who still sends, the answer would be lost with it.
    reply.raw.once('finish', () => {
      payload.unpipe(gate);
      payload.resume();
    });
    return payload.pipe(gate);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.largeBody) endLateAnswer(reply, limits.handlerTimeoutMs);
  });

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = request;
    const ticket = slots.enter(clientAddress(request));
    // What was sent is held until it is answered.
    reply.raw.once('close', ticket.leave);
    pace.hold(raw, true);
    const isIn = await ticket.entered;
    pace.hold(raw, false);
    if (!isIn) throw new ApiError('busy');
  }
}

/** Limits the time of the answer as for any other call, once the whole body has arrived. */
function endLateAnswer(reply: FastifyReply, withinMs: number): void {
  const timer = setTimeout(() => {
    if (!reply.sent) reply.send(new ApiError('busy'));
  }, withinMs);
  reply.raw.once('close', () => clearTimeout(timer));
}

function mayBecomeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (!routeOptions.config.largeBody) return false;
  // Without a length it may become large.
  return !(Number(headers['content-length']) <= BODY_LIMITS.form);
}
