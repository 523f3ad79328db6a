import type { RouteOptions } from 'fastify';
import { ERRORS, type ErrorKey } from '../http/errors.ts';
import type { NamedFailure } from './failures.ts';

/** Rare failures, which belong to a connection rather than to a call. */
const FURTHER: readonly ErrorKey[] = ['tooLate', 'uriTooLong', 'headersTooLarge'];
const CAPTCHA: readonly ErrorKey[] = [
  'captchaError',
  'captchaRequired',
  'captchaExpired',
  'captchaNotMatch',
];

/** The failures that many routes share, because plugins cause them. */
export interface CommonFailures {
  /** Failures with their own status in the document. */
  readonly own: readonly NamedFailure[];
  /**
   * Failures under `default`: rare failures, and 777 to 780 of the captcha, which OpenAPI's pattern
   * `[1-5][0-9]{2}` excludes.
   */
  readonly further: readonly NamedFailure[];
}

/**
 * Returns the failures that plugins may send instead of a route. They follow from the properties
 * that enable the plugins: method, URL and `config`.
 */
export function commonFailures({ method, url, config = {} }: CommonRoute): CommonFailures {
  const isCall = url.startsWith('/api/');
  const own: readonly (readonly [boolean, readonly ErrorKey[]])[] = [
    [true, ['badRequest', 'internal', 'unavailable']],
    [isCall, ['busy']],
    // A path parameter that is longer than any form code.
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
