import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config/config.ts';
import { PROJECT_ROOT } from '../config/projectRoot.ts';
import type { FurtherOptions } from '../plugins/sitting.ts';
import type { FormCatalogue } from '../ports/forms/FormCatalogue.ts';
import type { TestBank } from '../ports/payment/TestBank.ts';
import type { TestAuthority } from '../ports/signing/TestAuthority.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { autofillRoutes } from '../routes/autofill/autofillRoutes.ts';
import { debugRoutes } from '../routes/debug/debugRoutes.ts';
import { identityRoutes } from '../routes/identity/identityRoutes.ts';
import { paymentRoutes } from '../routes/payment/paymentRoutes.ts';
import { playgroundRoutes } from '../routes/playground/playgroundRoutes.ts';
import { verifyRoutes } from '../routes/verify/verifyRoutes.ts';
import { bankRoutes } from '../sandbox/bankRoutes.ts';
import { phoneRoutes } from '../sandbox/phone/phoneRoutes.ts';
import type { PaymentServices } from '../services/contract/PaymentServices.ts';
import type { OpenIdentity } from './openIdentity.ts';
import { mailFolderOf } from './openMail.ts';
import type { OpenPayment } from './openPayment.ts';
import type { OpenSeal } from './openSeal.ts';

/** The dependencies of the routes that depend on the settings. */
export interface FurtherParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly forms: FormCatalogue;
  readonly payments: PaymentServices;
  readonly openedPayment: OpenPayment;
  readonly identity: OpenIdentity | undefined;
  readonly authority: TestAuthority | undefined;
  /** Creates test e-Cheques. */
  readonly chequeBank: TestBank | undefined;
  readonly seal: OpenSeal;
}

/** Returns the routes that depend on the settings. */
export function furtherRoutes(parts: FurtherParts): FastifyPluginAsync<FurtherOptions> {
  const { config, clock, forms, payments, openedPayment, identity, authority, chequeBank, seal } =
    parts;
  return async (app, { sittings, logins }) => {
    const { signatureHeader } = config.payment;
    const { applePay } = config.wallets;
    const { bank, appleSessions } = openedPayment;
    const apple = applePay && appleSessions && { ...applePay, sessions: appleSessions };
    await app.register(paymentRoutes, { payments, sittings, clock, signatureHeader, apple });
    await app.register(sealRoutes(seal, forms));
    await app.register(playgroundIn(config.mode));
    if (bank) await app.register(bankRoutes, { bank });
    if (identity) {
      await app.register(identityRoutes, { identity: identity.services, sittings, logins });
    }
    if (identity) await app.register(autofillRoutes, { autofill: identity.autofill, logins });
    if (identity?.phone) await app.register(phoneRoutes, { phone: identity.phone });
    if (config.debugPages && authority) {
      const { publicUrl } = config;
      const mailFolder = mailFolderOf(config);
      const shown = { forms, authority, bank: chequeBank, mailFolder, publicUrl };
      await app.register(debugRoutes, shown);
    }
  };
}

/**
 * Returns the routes of the page that checks acknowledgements. Registers no route when no
 * certificate is trusted.
 */
function sealRoutes({ check, certificates }: OpenSeal, forms: FormCatalogue): FastifyPluginAsync {
  return async (app) => {
    if (check) await app.register(verifyRoutes, { check, certificates, forms });
  };
}

/** Returns the routes of the playground. Registers no route outside demo mode. */
function playgroundIn(mode: Config['mode']): FastifyPluginAsync {
  return async (app) => {
    if (mode !== 'demo') return;
    await app.register(playgroundRoutes, { folder: join(PROJECT_ROOT, 'build/playground') });
  };
}
