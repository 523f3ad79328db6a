import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import type { FormCatalogue } from '../../ports/FormCatalogue.ts';
import type {
  TestAuthority,
  TestCertificateRequest,
  TestCertificateVariant,
} from '../../ports/TestAuthority.ts';
import { debugPage } from './debugPage.ts';

/** What the pages for developers need. */
export interface DebugDeps {
  readonly forms: FormCatalogue;
  readonly authority: TestAuthority;
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
 * `/debug`: what helps to try the portal out, in demo only. Faults of form files, and certificates
 * of the test authority in any name.
 */
export const debugRoutes: FastifyPluginAsync<DebugDeps> = async (app, { forms, authority }) => {
  app.get('/debug', async (_request, reply) => sendPage(reply, debugPage(forms, VARIANTS)));
  app.get('/debug/debug.css', async (_request, reply) => sendStyles(reply));

  app.get<{ Querystring: Wish }>('/debug/test-certificate', async ({ query }, reply) => {
    const { file, fileName, pin } = await authority.issue(requestOf(query));
    // Whoever tries it out has only the file at hand when the PIN is asked for.
    const named = fileName.replace(/(?=\.p12$)/, `.PIN-${pin}`);
    return reply
      .type('application/x-pkcs12')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(named)}`)
      .header('certificate-pin', pin)
      .send(Buffer.from(file));
  });
};

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
