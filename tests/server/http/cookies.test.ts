import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cookieName, readCookie, setCookie } from '../../../server/http/cookies.ts';

const read = (cookie: string | undefined) =>
  readCookie({ headers: { cookie } } as FastifyRequest, 'sitting');

/** Returns the header of a new cookie. */
function headerOf(value: string, https: boolean): unknown {
  const headers: unknown[] = [];
  const header = (...given: unknown[]) => headers.push(...given);
  setCookie({ header } as unknown as FastifyReply, 'sitting', value, { https });
  return headers;
}

describe('cookieName', () => {
  it('binds a cookie to the host with https', () => {
    expect(cookieName('sitting', { https: true })).toBe('__Host-sitting');
    expect(cookieName('sitting', { https: false })).toBe('sitting');
  });
});

describe('readCookie', () => {
  it.each([
    ['sitting=abc', 'abc'],
    ['other=1; sitting=abc;more=2', 'abc'],
    ['sitting=a=b=', 'a=b='],
    ['sitting=first; sitting=second', 'first'],
    ['othersitting=abc', ''],
    ['sittings=abc', ''],
    ['sitting=', ''],
    ['', ''],
    [undefined, ''],
  ])('reads %j as %j', (cookie, expected) => {
    expect(read(cookie)).toBe(expected);
  });
});

describe('setCookie', () => {
  it.each([
    ['abc', false, 'sitting=abc; Path=/; HttpOnly; SameSite=Lax'],
    ['abc', true, 'sitting=abc; Path=/; HttpOnly; SameSite=Lax; Secure'],
    ['', false, 'sitting=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
    ['', true, 'sitting=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0'],
  ])('sets %j (https: %j)', (value, https, expected) => {
    expect(headerOf(value, https)).toEqual(['set-cookie', expected]);
  });
});
