/**
 * A method by which a notification proves its sender. Every method is an HMAC-SHA256 of the body.
 *
 * - `stamped`: `t=<unix seconds>,v1=<hex>`, over the stamp, a full stop and the body
 * - `hex`, `base64`: the HMAC of the body alone. Anybody who saw such a notification can send it
 *   again; the only effect is one more query to the gateway
 */
export type NotificationScheme = 'stamped' | 'hex' | 'base64';
