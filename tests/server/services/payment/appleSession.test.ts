import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLE_PAY_HOSTS } from '../../../../server/config/walletSettings.ts';
import type { AppleSessionWish } from '../../../../server/ports/payment/AppleSession.ts';
import { openAppleSession } from '../../../../server/services/payment/appleSession.ts';
import { gcisAppleSessions } from '../../../support/gcisGateway.ts';
import { answering, type Reaction, wireServer } from '../../../support/wireServer.ts';

const DOMAIN = 'forms.landreg.example';
const SESSION = { nonce: '9f0a11c2', signature: '308006092a86' };
const START = '/paymentservices/startSession';
const HOST = 'apple-pay-gateway.apple.com';
/** Redirects to a session on another path. */
const redirect: Reaction = (response, call) => {
  if (call.path === '/elsewhere') answering(SESSION)(response, call);
  else response.writeHead(307, { location: '/elsewhere' }).end();
};

/** Addresses of a hostile page, each with its trick. */
const BYPASSES: readonly (readonly [address: string, trick: string])[] = [
  [`https://${HOST}.evil.example${START}`, "Apple's name before another domain"],
  [`https://evil-${HOST}${START}`, "a host that ends with Apple's name"],
  [`https://apple.com.evil.tld${START}`, 'apple.com.evil.tld'],
  [`https://www.apple.com${START}`, 'another host of Apple'],
  [`https://apple.com${START}`, 'the domain alone'],
  [`https://apple-pay-gateway-nc-pod6.apple.com${START}`, 'a pod that is not listed'],
  [`http://${HOST}${START}`, 'no TLS'],
  [`https://${HOST}:8443${START}`, 'another port'],
  [`https://${HOST}:443${START}`, 'a port at all'],
  [`https://user@${HOST}${START}`, 'a user'],
  [`https://user:word@${HOST}${START}`, 'a password'],
  [`https://${HOST}@evil.example${START}`, "Apple's name as the user"],
  [`https://evil.example\\@${HOST}${START}`, 'a backslash'],
  [`https://evil.example#${HOST}${START}`, 'a fragment'],
  [`https://evil.example?${HOST}${START}`, 'a query'],
  [`https://17.171.78.7${START}`, "one of Apple's addresses"],
  [`https://127.0.0.1${START}`, 'this machine'],
  [`https://2130706433${START}`, 'this machine as a number'],
  [`https://[::1]${START}`, 'IPv6'],
  [`https://[::ffff:17.171.78.7]${START}`, 'IPv4 in IPv6'],
  ['https://169.254.169.254/latest/meta-data/', 'a cloud'],
  [`https://apple-pay-gateway%2eapple.com${START}`, '%2e'],
  [`https://${HOST}%2eevil.example${START}`, '%2e before another name'],
  [`https://${HOST}.${START}`, 'a dot at the end'],
  [`https://${HOST.toUpperCase()}${START}`, 'capitals'],
  [`https://аpple-pay-gateway.apple.com${START}`, 'a similar letter of another alphabet'],
  [`HTTPS://${HOST}${START}`, 'a scheme in capitals'],
  [`https:/${HOST}${START}`, 'one slash'],
  [`//${HOST}${START}`, 'no scheme'],
  [` https://${HOST}${START}`, 'a space at the start'],
  [`https://${HOST}${START}\n`, 'a line break at the end'],
  [`https://${HOST}\t${START}`, 'a tab'],
  [`https://${HOST}/`, 'another path'],
  [`https://${HOST}/paymentservices/../admin`, 'dots in the path'],
  [`https://${HOST}/paymentservices/%2e%2e/startSession`, 'escaped dots'],
  [`https://${HOST}//paymentservices/startSession`, 'two slashes'],
  [`https://${HOST}${START}/`, 'a slash at the end'],
  [`https://${HOST}${START}?next=https://evil.example`, 'a query at the end'],
  [`https://${HOST}${START}#x`, 'a fragment at the end'],
  [`https://${HOST}/paymentservices/startsession`, 'small letters in the path'],
  [`file://${HOST}${START}`, 'a file'],
  [`gopher://${HOST}${START}`, 'another protocol'],
  ['javascript:alert(1)', 'a script'],
  ['__proto__', 'a property of every object'],
];

describe('openAppleSession', () => {
  let server: Awaited<ReturnType<typeof wireServer>>;
  beforeAll(async () => {
    server = await wireServer(answering(SESSION));
  });
  afterAll(() => server.close());

  const open = (validationUrl: string, domainName = DOMAIN) => {
    server.react(answering(SESSION));
    const sessions = gcisAppleSessions(server.url);
    const wish: AppleSessionWish = { domainName, validationUrl };
    return openAppleSession({ sessions, domain: DOMAIN, hosts: APPLE_PAY_HOSTS }, wish);
  };

  it.each(APPLE_PAY_HOSTS)('T-29: opens a session of %s', async (host) => {
    for (const path of [START, '/paymentservices/paymentSession']) {
      expect(await open(`https://${host}${path}`)).toEqual({ session: SESSION });
      expect(server.calls.map(({ body }) => body)).toEqual([
        { domainName: DOMAIN, validationurl: `https://${host}${path}` },
      ]);
    }
  });

  it.each(BYPASSES)('T-29 B-77: sends nothing for %j (%s)', async (address) => {
    expect(await open(address)).toEqual({ refused: 'appleAddress' });
    expect(server.calls).toEqual([]);
  });

  it.each([
    'evil.example',
    'FORMS.landreg.example',
    'forms.landreg.example.',
    `${DOMAIN}.evil.example`,
    '',
  ])('T-29: sends nothing for the domain %j', async (domain) => {
    expect(await open(`https://${HOST}${START}`, domain)).toEqual({ refused: 'appleAddress' });
    expect(server.calls).toEqual([]);
  });

  it('refuses without Apple Pay', async () => {
    const wish = { domainName: DOMAIN, validationUrl: `https://${HOST}${START}` };
    expect(await openAppleSession(undefined, wish)).toEqual({ refused: 'methodNotAvailable' });
  });

  it.each([
    ['an outage', answering({}, 503)],
    ['a redirection', redirect],
    ['no nonce', answering({ signature: 'x' })],
    ['another domain', answering({ ...SESSION, domainName: 'evil.example' })],
    ['a list', answering([])],
  ])('B-77: returns no session after %s', async (_, reaction) => {
    server.react(reaction);
    const sessions = gcisAppleSessions(server.url);
    const wish = { domainName: DOMAIN, validationUrl: `https://${HOST}${START}` };
    const desk = { sessions, domain: DOMAIN, hosts: APPLE_PAY_HOSTS };
    expect(await openAppleSession(desk, wish)).toEqual({ refused: 'gatewayBusy' });
  });
});
