import type { RouteOptions } from 'fastify';
import { ERRORS, type ErrorKey } from '../errors.ts';
import type { NamedFailure } from './failures.ts';

/** Statuses that OpenAPI has no place for, and those of a connection rather than of a call. */
const FURTHER: readonly ErrorKey[] = ['tooLate', 'uriTooLong', 'headersTooLarge'];
const CAPTCHA: readonly ErrorKey[] = [
  'captchaError',
  'captchaRequired',
  'captchaExpired',
  'captchaNotMatch',
];

/** Failures that a route shares with others, because plugins answer them. */
export interface CommonFailures {
  /** By their own status in the document. */
  readonly own: readonly NamedFailure[];
  /**
   * Under `default`: rare ones, and 777 to 780 of the captcha, which no status of OpenAPI can be
   * (its pattern is `[1-5][0-9]{2}`).
   */
  readonly further: readonly NamedFailure[];
}

/**
 * Derives what plugins may answer instead of a route from the same settings that switch them on: the
 * method, `bodyLimit` and `config`.
 */
export function commonFailures({ method, url, config = {} }: CommonRoute): CommonFailures {
  const isCall = url.startsWith('/api/');
  const own: readonly (readonly [boolean, readonly ErrorKey[]])[] = [
    [true, ['badRequest', 'internal', 'unavailable']],
    [isCall, ['busy']],
    // A name in the address that is longer than any form code.
    [isCall && url.includes(':'), ['invalidFormCode']],
    [method === 'POST', ['badJson', 'tooLarge', 'wrongMediaType']],
    [method === 'POST' && !config.anyOrigin, ['crossSite']],
    [config.rate !== undefined, ['tooManyRequests']],
    [config.files === true, ['badFormData', 'scannerDown']],
    [config.callHeaders?.includes('idempotencyKey') === true, ['badHeader']],
  ];
  return {
    own: own.flatMap(([isOn, keys]) => (isOn ? keys.map((key) => ERRORS[key]) : [])),
    further: [...FURTHER, ...(config.captcha ? CAPTCHA : [])].map((key) => ERRORS[key]),
  };
}

type CommonRoute = Pick<RouteOptions, 'method' | 'url' | 'config'>;
