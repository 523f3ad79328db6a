import type { FastifyPluginAsync } from 'fastify';
import { E_CHEQUE_PAYEES } from '#engine';
import { ApiError } from '../../http/errors.ts';
import { refuseOtherHosts } from '../../http/loopbackHost.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import type { FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type {
  TestBank,
  TestChequeRequest,
  TestChequeVariant,
} from '../../ports/payment/TestBank.ts';
import type {
  TestAuthority,
  TestCertificateRequest,
  TestCertificateVariant,
} from '../../ports/signing/TestAuthority.ts';
import { debugPage } from './debugPage.ts';
import { mailRoutes } from './mailRoutes.ts';

/** The dependencies of the pages for developers. */
export interface DebugDeps {
  readonly forms: FormCatalogue;
  readonly authority: TestAuthority;
  /** Absent when e-Cheques of real banks are trusted. */
  readonly bank?: TestBank | undefined;
  /** Folder of written mails; absent when a mail server sends them. */
  readonly mailFolder?: string | undefined;
  /**
   * Origin of the portal for applicants. The pages accept its host name, and names of this machine.
   */
  readonly publicUrl: string;
}

type Wish = Readonly<Record<string, string | undefined>>;

const VARIANTS: readonly TestCertificateVariant[] = [
  'valid',
  'expired',
  'notYet',
  'revoked',
  'untrusted',
];

/**
 * Registers `/debug`, in demo only: pages to test the portal. They show faults of form files and
 * sent mails. They create certificates of the test authority in any name, and e-Cheques of the test
 * bank.
 */
export const debugRoutes: FastifyPluginAsync<DebugDeps> = async (app, deps) => {
  const { forms, authority, bank, mailFolder } = deps;
  refuseOtherHosts(app, deps.publicUrl);
  app.get('/debug', async (_request, reply) =>
    sendPage(
      reply,
      debugPage(forms, {
        variants: VARIANTS,
        cheques: bank ? CHEQUE_VARIANTS : [],
        hasMails: mailFolder !== undefined,
      }),
    ),
  );
  if (mailFolder !== undefined) await app.register(mailRoutes, { folder: mailFolder });
  app.get('/debug/debug.css', async (_request, reply) => sendStyles(reply));

  app.get<{ Querystring: Wish }>('/debug/test-certificate', async ({ query }, reply) => {
    const { file, fileName, pin } = await authority.issue(requestOf(query));
    // The file name contains the PIN, because the developer may have only the file when a page
    // requests the PIN.
    const named = fileName.replace(/(?=\.p12$)/, `.PIN-${pin}`);
    return reply
      .type('application/x-pkcs12')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(named)}`)
      .header('certificate-pin', pin)
      .send(Buffer.from(file));
  });

  if (!bank) return;
  app.get<{ Querystring: Wish }>('/debug/test-e-cheque', async ({ query }, reply) => {
    const request = chequeOf(query);
    const file = await bank.issue(request);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="e-cheque-${request.variant}.pdf"`)
      .send(Buffer.from(file));
  });
};

const CHEQUE_VARIANTS: readonly TestChequeVariant[] = [
  'valid',
  'expired',
  'postDated',
  'unsigned',
  'tampered',
  'untrusted',
];

function chequeOf(query: Wish): TestChequeRequest {
  const { payee = E_CHEQUE_PAYEES[0] ?? '', currency = 'HKD', amount = '' } = query;
  const variant = CHEQUE_VARIANTS.find((each) => each === (query.variant ?? 'valid'));
  const isGood = NAME.test(payee) && /^[A-Z]{3}$/.test(currency) && AMOUNT.test(amount);
  if (!variant || !isGood) throw new ApiError('badRequest');
  return { payee, currency, amount, variant };
}

const AMOUNT = /^\d{1,9}\.\d{2}$/;

const NAME = /^[\p{L}\p{N} .,'()&-]{1,100}$/u;
const HKID = /^[A-Z]{1,2}\d{6}[\dA]$/;

function requestOf(query: Wish): TestCertificateRequest {
  const { name = 'CHAN TAI MAN', variant = 'valid', organisation, brNumber, crNumber } = query;
  const hkid = query.hkid?.toUpperCase().replace(/[()\s]/g, '');
  const found = VARIANTS.find((each) => each === variant);
  const texts = [name, organisation, brNumber, crNumber].filter((text) => text);
  const isPlain = texts.every((text) => text !== undefined && NAME.test(text));
  if (!found || !isPlain || (hkid && !HKID.test(hkid))) throw new ApiError('badRequest');
  return {
    holder: query.holder === 'organisation' ? 'organisation' : 'personal',
    name,
    variant: found,
    ...(hkid ? { hkid } : {}),
    ...(organisation ? { organisation } : {}),
    ...(brNumber ? { brNumber } : {}),
    ...(crNumber ? { crNumber } : {}),
  };
}
