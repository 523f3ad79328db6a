import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { amountText, PAYMENT_METHODS } from '#engine';
import { SandboxAppleSessions } from '../../adapters/payment/sandbox/SandboxAppleSessions.ts';
import { sendPage } from '../../pages/sendPage.ts';
import type { GatewayAnswer, PaymentGateway } from '../../ports/payment/PaymentGateway.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { chargeOnWire, offerOf, statusOnWire, walletOnWire } from './answersOnWire.ts';
import { CallLog, type LoggedCall } from './CallLog.ts';
import { CALLS_PATH, callsPage } from './callsPage.ts';
import { hang } from './hang.ts';
import { OTHER_PATHS, orderFromWire } from './orderFromWire.ts';
import { type ReceiptDeps, receiptCalls } from './receiptCalls.ts';
import { type WireFault, wireFaultOf } from './wireFaults.ts';

/** The dependencies of the service's calls. */
export interface ServiceDeps extends Pick<ReceiptDeps, 'receipts'> {
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  /** Origin of the service, for orders without a return URL. */
  readonly origin: () => string;
}

/** The facts about a transaction in addition to its charge. */
interface Known {
  readonly webToken: string;
  /** Whether the payment is an e-Cheque, which has separate calls. */
  readonly isECheque: boolean;
  readonly fault: WireFault | undefined;
  /** The ordered amount. */
  readonly amount: string;
  questions: number;
}

type Asked = { readonly transactionid?: string; readonly webtoken?: string } | null;

type SessionAsked = { readonly domainName: string; readonly validationurl: string };

const BASES = ['/api/payment', '/rm-payment'] as const;
const EXPIRED = 'Webtoken is expired.';
const NO_SUCH = 'No such transaction of this call';

/**
 * Registers the payment service's calls as the specification lists them, with a sandbox bank behind
 * them. Any credential is accepted. A web token must match its order.
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
    if (entry) entry.body = withoutWallet(request.body);
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    const entry = entries.get(request);
    if (entry) entry.status = statusCode;
  });
  app.get(CALLS_PATH, async (_request, reply) => sendPage(reply, callsPage(log.list())));
  for (const base of BASES) await app.register(serviceAt(known, deps), { prefix: base });
};

const METHODS = Object.values(PAYMENT_METHODS);

function serviceAt(known: Map<string, Known>, deps: ServiceDeps): FastifyPluginAsync {
  return async (app) => {
    app.post('/availability', async () => ({ availablepaymentmethods: METHODS.map(offerOf) }));
    const paths = METHODS.map((method) => method.path);
    for (const path of new Set([...paths, ...Object.keys(OTHER_PATHS)])) {
      app.post(`/${path}`, payWith(path, known, deps));
    }
    app.post('/status/:id', tellStatus(known, deps, false));
    app.post('/echqstatus/:id', tellStatus(known, deps, true));
    app.post('/cancelpayment', cancelWith(known, deps));
    await app.register(receiptCalls, { receipts: deps.receipts, known });
    app.post('/startapplepaysession', startAppleSession(deps));
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
      isECheque: order.method === 'echq',
      fault,
      amount: amountText(order.amountCents),
      questions: 0,
    };
    if (entry.webToken !== webToken) return expired(reply);
    known.set(order.attemptId, entry);
    if (fault?.create === 'hang') return hang(reply);
    const charge = await gateway.create(order);
    if (fault?.create === 'lost') return reply.hijack().raw.destroy();
    const onWire = charge.wallet
      ? walletOnWire(order.attemptId, entry.amount, charge, await gateway.status(order.attemptId))
      : chargeOnWire(order.attemptId, charge);
    return answer(reply, onWire, fault?.create);
  };
}

function tellStatus(known: Map<string, Known>, { gateway }: ServiceDeps, isECheque: boolean) {
  return async ({ params, body }: FastifyRequest, reply: FastifyReply) => {
    const { id } = params as { readonly id: string };
    const entry = known.get(id);
    if (!entry) return statusOnWire(id, await gateway.status(id));
    if (entry.isECheque !== isECheque) return reply.code(404).send({ message: NO_SUCH });
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

function startAppleSession({ clock }: ServiceDeps) {
  const sessions = new SandboxAppleSessions(clock);
  return async ({ body }: FastifyRequest, reply: FastifyReply) => {
    const { domainName, validationurl: validationUrl } = (body ?? {}) as Partial<SessionAsked>;
    const isAsked = typeof domainName === 'string' && typeof validationUrl === 'string';
    if (!isAsked) return reply.code(400).send({ message: 'No domain, or no address' });
    return sessions.open({ domainName, validationUrl });
  };
}

/**
 * Returns the body without the wallet's data, for the list of calls. This data would allow charges.
 */
function withoutWallet(body: unknown): unknown {
  const hasIt = typeof body === 'object' && body !== null && 'paymentdata' in body;
  return hasIt ? { ...body, paymentdata: '(left out)' } : body;
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
