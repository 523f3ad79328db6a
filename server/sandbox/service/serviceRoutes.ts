import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { amountText, PAYMENT_METHODS } from '#engine';
import { sendPage } from '../../pages/sendPage.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { GatewayAnswer, PaymentGateway } from '../../ports/PaymentGateway.ts';
import { chargeOnWire, offerOf, statusOnWire } from './answersOnWire.ts';
import { CallLog, type LoggedCall } from './CallLog.ts';
import { CALLS_PATH, callsPage } from './callsPage.ts';
import { orderFromWire } from './orderFromWire.ts';
import { type WireFault, wireFaultOf } from './wireFaults.ts';

/** What the wire is put in front of. */
export interface ServiceDeps {
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  /** Origin of the service, for orders without a return address. */
  readonly origin: () => string;
}

/** What is known of a transaction beside its charge. */
interface Known {
  readonly webToken: string;
  readonly fault: WireFault | undefined;
  /** As it was ordered. */
  readonly amount: string;
  questions: number;
}

type Asked = { readonly transactionid?: string; readonly webtoken?: string } | null;

const BASES = ['/api/payment', '/rm-payment'] as const;
const EXPIRED = 'Webtoken is expired.';
/** Longer than any portal waits. */
const HANG_MS = 120_000;

/**
 * The payment service's calls as the specification lists them, in front of a sandbox bank. It takes
 * any credential; a web token must be the one of its order.
 *
 * @see specification, document 1, section 7 "Payment calls"
 */
export const serviceRoutes: FastifyPluginAsync<ServiceDeps> = async (app, deps) => {
  const known = new Map<string, Known>();
  const log = new CallLog();
  const entries = new WeakMap<FastifyRequest, LoggedCall>();
  app.addHook('onRequest', async (request) => {
    const { method, url } = request;
    if (method === 'POST') entries.set(request, log.add(deps.clock.now(), url));
  });
  app.addHook('preHandler', async (request) => {
    const entry = entries.get(request);
    if (entry) entry.body = request.body;
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    const entry = entries.get(request);
    if (entry) entry.status = statusCode;
  });
  app.get(CALLS_PATH, async (_request, reply) => sendPage(reply, callsPage(log.list())));
  for (const base of BASES) await app.register(serviceAt(known, deps), { prefix: base });
};

const METHODS = Object.values(PAYMENT_METHODS).filter(({ conduct }) => conduct !== 'sheet');

function serviceAt(known: Map<string, Known>, deps: ServiceDeps): FastifyPluginAsync {
  return async (app) => {
    app.post('/availability', async () => ({ availablepaymentmethods: METHODS.map(offerOf) }));
    for (const path of new Set(METHODS.map((method) => method.path))) {
      app.post(`/${path}`, payWith(path, known, deps));
    }
    app.post('/status/:id', tellStatus(known, deps));
    app.post('/cancelpayment', cancelWith(known, deps));
  };
}

function payWith(path: string, known: Map<string, Known>, { gateway, origin }: ServiceDeps) {
  return async ({ body }: FastifyRequest, reply: FastifyReply) => {
    const read = orderFromWire(path, body, origin());
    if (!read) return reply.code(400).send({ message: 'Not an order of this call' });
    const { order, webToken } = read;
    const fault = wireFaultOf(order.amountCents);
    const entry = known.get(order.attemptId) ?? {
      webToken,
      fault,
      amount: amountText(order.amountCents),
      questions: 0,
    };
    if (entry.webToken !== webToken) return expired(reply);
    known.set(order.attemptId, entry);
    if (fault?.create === 'hang') return hang(reply);
    const charge = await gateway.create(order);
    if (fault?.create === 'lost') return reply.hijack().raw.destroy();
    return answer(reply, chargeOnWire(order.attemptId, charge), fault?.create);
  };
}

function tellStatus(known: Map<string, Known>, { gateway }: ServiceDeps) {
  return async ({ params, body }: FastifyRequest, reply: FastifyReply) => {
    const { id } = params as { readonly id: string };
    const entry = known.get(id);
    if (!entry) return statusOnWire(id, await gateway.status(id));
    if ((body as Asked)?.webtoken !== entry.webToken) return expired(reply);
    return sendStatus(reply, id, entry, await gateway.status(id));
  };
}

function cancelWith(known: Map<string, Known>, { gateway }: ServiceDeps) {
  return async ({ body }: FastifyRequest, reply: FastifyReply) => {
    const asked = body as Asked;
    const id = String(asked?.transactionid);
    const entry = known.get(id);
    if (entry && entry.webToken !== asked?.webtoken) return expired(reply);
    await gateway.cancel(id);
    return {};
  };
}

function sendStatus(reply: FastifyReply, id: string, entry: Known, given: GatewayAnswer) {
  const { fault } = entry;
  const status = statusOnWire(id, given);
  entry.questions += 1;
  if (entry.questions <= (fault?.inProcessTimes ?? 0)) return { status: 'INPR', description: '' };
  if (fault?.inProcessTimes) return { ...status, ...APPROVAL, amount: entry.amount };
  switch (fault?.status) {
    case 'hang':
      return hang(reply);
    case 'malformed':
      return answer(reply, status, 'malformed');
    case 'notFound':
      return { status: 'NOTF', description: '' };
    case 'otherTransaction':
      return { ...status, transactionid: `${id}-other` };
    case 'noAmount':
      return { ...status, ...APPROVAL, amount: undefined };
    case undefined:
      return status;
  }
}

const APPROVAL = { status: 'APPR', currencycode: 'HKD' };

function answer(reply: FastifyReply, body: object, fault: string | undefined): FastifyReply {
  const text = JSON.stringify(body);
  const sent = fault === 'malformed' ? text.slice(0, -5) : text;
  return reply.type('application/json').send(sent);
}

function expired(reply: FastifyReply): FastifyReply {
  return reply.code(403).type('text/plain').send(EXPIRED);
}

function hang(reply: FastifyReply): void {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
}
