/**
 * Makes a portal stop at kill points. Node loads this module before the portal's code (`--import`).
 * A file `armed-K3` in `KILL_DIR` stops the first work that reaches K3. The file is then renamed to
 * `at-K3`, and the test kills the portal. The portal's clock is `CLOCK_AHEAD_MS` ahead of the
 * machine's, so that leases and graces are over after a restart.
 */
import { subscribe } from 'node:diagnostics_channel';
import { existsSync, renameSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { SmtpMailer } from '../../../server/adapters/mail/SmtpMailer.ts';
import { SandboxPaymentGateway } from '../../../server/adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { TypstPdfRenderer } from '../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { KyselyStore } from '../../../server/adapters/store/KyselyStore.ts';
import { systemClock } from '../../../server/adapters/system/systemClock.ts';
import type { KillPoint } from './KillPoint.ts';

const { KILL_DIR = '', CLOCK_AHEAD_MS = '0' } = process.env;

Object.assign(systemClock, { now: () => new Date(Date.now() + Number(CLOCK_AHEAD_MS)) });

const { transact } = KyselyStore.prototype;
KyselyStore.prototype.transact = async function (work) {
  const seen = new Set<string>();
  const isSave = () => seen.has('submissions.insert');
  const isCompletion = () => seen.has('references.claim');
  const result = await transact.call(this, async (records) => {
    const inside = await work(noting(records, seen));
    if (isSave()) await stopAt('K2');
    if (isCompletion()) await stopAt('K7');
    return inside;
  });
  if (isSave()) await stopAt('K3');
  if (isCompletion()) await stopAt('K8');
  return result as never;
};

const { create } = SandboxPaymentGateway.prototype;
SandboxPaymentGateway.prototype.create = async function (order) {
  await stopAt('K4');
  const charge = await create.call(this, order);
  await stopAt('K5');
  return charge;
};

const { send } = SmtpMailer.prototype;
SmtpMailer.prototype.send = async function (mail) {
  await send.call(this, mail);
  await stopAt('K9');
};

const { render } = TypstPdfRenderer.prototype;
TypstPdfRenderer.prototype.render = function (document) {
  const drawing = render.call(this, document);
  // Only the acknowledgement has this kind. A worker gets the page at the next turn, and rendering
  // cannot be stopped, so the portal kills itself.
  const isHere = document.standing.kind === 'submitted' && reached('K10');
  if (isHere) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return drawing;
};

subscribe('http.server.request.start', (message) => {
  const { method } = (message as { readonly request: IncomingMessage }).request;
  // The rest of the body never arrives.
  if (method === 'POST') reached('K1');
});

/** Waits forever if the point is armed; otherwise returns at once. */
async function stopAt(point: KillPoint): Promise<void> {
  if (reached(point)) await new Promise(() => {});
}

/** Disarms a point. @returns whether the point was armed */
function reached(point: KillPoint): boolean {
  const armed = join(KILL_DIR, `armed-${point}`);
  if (!existsSync(armed)) return false;
  renameSync(armed, join(KILL_DIR, `at-${point}`));
  return true;
}

/** Records the methods of the records that a unit of work calls, such as `references.claim`. */
function noting<T extends object>(records: T, seen: Set<string>, group = ''): T {
  return new Proxy(records, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member === 'object' && member !== null) {
        return noting(member, seen, `${String(name)}.`);
      }
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        seen.add(group + String(name));
        return Reflect.apply(member, target, given);
      };
    },
  });
}
