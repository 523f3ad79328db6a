import { fromPromise } from 'xstate';
import {
  CallError,
  type HashNumberOutput,
  type IdentityRequest,
  identityMachine,
  type PollIdentityOutput,
} from '#engine';
import { captchaDouble } from './captchaDouble.ts';
import { QR_PICTURE } from './qrPicture.ts';

/** The behaviour of the story's page, server and app. */
export interface IdentityWorld {
  /** Whether the typed number equals the number in the answers. */
  readonly number: 'same' | 'other';
  /** The server's response to the request. */
  readonly server: 'ok' | 'slow' | 'busy' | 'captcha' | 'refuses';
  /** The outcome of the request in the app. */
  readonly app: 'signs' | 'waits' | 'fails';
  /** Message key of the failure, where the server refuses or the app fails. */
  readonly failure: string;
}

/** Provides the identity machine with the story's own server and app, and short polls. */
export function identityDouble({ number, server, app, failure }: IdentityWorld) {
  const message = { key: failure, args: [] };
  return identityMachine.provide({
    actors: {
      captcha: captchaDouble('answers'),
      hashNumber: fromPromise(
        async (): Promise<HashNumberOutput> =>
          number === 'other' ? { result: 'otherNumber' } : { result: 'ok', idHash: 'AA==' },
      ),
      startIdentity: fromPromise(async ({ input }): Promise<IdentityRequest> => {
        if (server === 'slow') return new Promise<never>(() => undefined);
        if (server === 'busy') throw new CallError({ kind: 'busy' });
        if (server === 'refuses') throw new CallError({ kind: 'refused', message });
        if (server === 'captcha' && !input.challenge) {
          throw new CallError({ kind: 'captcha', demand: 'captchaRequired' });
        }
        return REQUEST;
      }),
      pollIdentity: fromPromise(async (): Promise<PollIdentityOutput> => {
        if (app === 'waits') return { status: 'pending' };
        if (app === 'fails') return { status: 'failed', message };
        return {
          status: 'completed',
          submissionId: 'S1',
          signedBy: 'CHAN TAI MAN',
          signedAt: '2026-11-20T02:05:00Z',
        };
      }),
    },
    delays: { pollInterval: 50 },
  });
}

const REQUEST: IdentityRequest = {
  id: 'R1',
  identificationCode: '0630',
  address: 'hk.gov.iamsmart.testapp://direct/sign?ticketID=R1',
  qrImage: QR_PICTURE,
  deptName: 'The Land Registry',
  serviceName: 'Electronic forms',
  docName: 'LREAL1 – Subscription to Property Alert',
};
