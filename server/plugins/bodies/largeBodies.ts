import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../config/limits.ts';
import { clientAddress } from '../../http/clientAddress.ts';
import { ApiError } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import type { BodyPace } from './BodyPace.ts';
import { UploadGate } from './UploadGate.ts';
import { UploadSlots } from './UploadSlots.ts';

/**
 * Limits the number of large bodies that are read in parallel: ten uploads would fill the memory
 * and delay all polls. A body gets a slot once it is longer than `BODY_LIMITS.form`, the limit of
 * answers without files. Without a free slot, the rest of a body waits unread. The call fails with
 * 502 (busy) when the wait times out.
 *
 * Must be called before any other code reads bodies.
 *
 * @param pace monitor that allows uploads more time
 */
export function limitLargeBodies(app: FastifyInstance, limits: Limits, pace: BodyPace): void {
  const slots = new UploadSlots({
    atOnce: limits.largeBodies,
    perClient: limits.uploadsPerClient,
    waitMs: limits.uploadWaitMs,
  });
  app.addHook('onRoute', (route) => {
    // Fastify's handler timeout includes the time of the body.
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
    // Closing the connection while the client still sends would lose the response.
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
    // The body stays in memory until the response is sent.
    reply.raw.once('close', ticket.leave);
    pace.hold(raw, true);
    const isIn = await ticket.entered;
    pace.hold(raw, false);
    if (!isIn) throw new ApiError('busy');
  }
}

/** Limits the time of the response as for any other call, after the whole body has arrived. */
function endLateAnswer(reply: FastifyReply, withinMs: number): void {
  const timer = setTimeout(() => {
    if (!reply.sent) reply.send(new ApiError('busy'));
  }, withinMs);
  reply.raw.once('close', () => clearTimeout(timer));
}

function mayBecomeLarge({ headers, routeOptions }: FastifyRequest): boolean {
  if (!routeOptions.config.largeBody) return false;
  // A body without a length may become large.
  return !(Number(headers['content-length']) <= BODY_LIMITS.form);
}
