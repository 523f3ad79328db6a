/**
 * A scheme that authenticates notifications. Every scheme uses an HMAC-SHA256 of the body.
 *
 * - `stamped`: `t=<unix seconds>,v1=<hex>`, the HMAC of the time, a full stop and the body
 * - `hex`, `base64`: the HMAC of the body alone. Anybody who saw such a notification can send it
 *   again. The only effect is one more query to the gateway
 */
export type NotificationScheme = 'stamped' | 'hex' | 'base64';
