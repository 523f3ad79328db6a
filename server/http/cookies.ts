import type { FastifyReply, FastifyRequest } from 'fastify';

/** The attributes of cookies. With https, cookies are bound to this host. */
export interface CookieStyle {
  readonly https: boolean;
}

/** Returns the name of a cookie in the browser. */
export function cookieName(name: string, { https }: CookieStyle): string {
  return https ? `__Host-${name}` : name;
}

/** Returns the value of a cookie; `''` when the browser has none. */
export function readCookie({ headers }: FastifyRequest, name: string): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((each) => each.startsWith(`${name}=`));
  return (pair ?? '').slice(name.length + 1);
}

/**
 * Sets a cookie until the browser is closed. Scripts cannot read the cookie, and forms of other
 * sites do not send it. An empty value removes the cookie.
 */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { https }: CookieStyle,
): void {
  const life = value === '' ? '; Max-Age=0' : '';
  const secure = https ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${life}`);
}
