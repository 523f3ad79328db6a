import { createHash } from 'node:crypto';
import { type FastifyInstance, fastify, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkWithOwnAjv } from '../../../server/plugins/apiSchemas.ts';
import { readJsonBodies } from '../../../server/plugins/bodies/jsonBody.ts';
import { answerErrors } from '../../../server/plugins/errorHandler.ts';
import { createSittings } from '../../../server/plugins/sitting.ts';

const CAPABILITY = 'c'.repeat(43);
/** The cookie of the browser that makes the calls. */
const COOKIE = `sitting=${CAPABILITY}; login=${CAPABILITY}`;
/** The sitting of that browser, as services receive it. */
export const SITTING = createHash('sha256').update(CAPABILITY).digest('hex');
/** The functions that read and set the cookie. */
export const SITTINGS = createSittings([Buffer.alloc(32, 9)], { https: false });
/** The functions that read and set the cookie of a log-in, which the same browser sends. */
export const LOGINS = createSittings([Buffer.alloc(32, 9)], { https: false }, 'login');

/** A service that records its inputs and returns the value that a test sets. */
interface FakeCall {
  /** The service. Rejects when the set value is an error. */
  readonly service: (...input: readonly unknown[]) => Promise<never>;
  /** Sets the value that the service returns; `undefined` before each test. */
  returns(value: unknown): void;
  /** The first arguments since the test began. */
  readonly inputs: unknown[];
}

/** Creates a service for all tests of a file. */
export function fakeCall(): FakeCall {
  let answer: unknown;
  const inputs: unknown[] = [];
  beforeEach(() => {
    answer = undefined;
    inputs.length = 0;
  });
  return {
    inputs,
    returns: (value) => {
      answer = value;
    },
    service: async (input) => {
      inputs.push(input);
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
}

/**
 * Opens an application with a few routes for all tests of a file, with the checks of bodies and the
 * failures of the portal.
 *
 * @param register registers the routes and their fakes
 */
export function routeOfFile(register: (app: FastifyInstance) => unknown) {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    checkWithOwnAjv(app);
    readJsonBodies(app);
    answerErrors(app);
    await register(app);
  });
  afterAll(() => app.close());
  return {
    /** Makes a call of the browser; a call with a body is a POST. */
    call: (url: string, payload?: object | string, more: InjectOptions = {}) =>
      app.inject({
        url,
        method: payload === undefined ? 'GET' : 'POST',
        ...(payload !== undefined && { payload }),
        ...more,
        headers: { cookie: COOKIE, ...more.headers },
      }),
    /** Makes a call of a browser without a cookie. */
    callOfOther: (url: string, payload?: object) =>
      app.inject(payload ? { url, method: 'POST', payload } : { url }),
  };
}
