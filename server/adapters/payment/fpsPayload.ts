import { HONG_KONG_OFFSET_MS } from '#engine';
/** The payment in an FPS QR code. */
export interface FpsPayment {
  /** FPS identifier of the payee with 7, 9 or 10 digits, or an e-mail address. */
  readonly payee: string;
  /** Integer cents of Hong Kong dollars; absent: the payer types the amount. */
  readonly amountCents?: number;
  /** Bill or payment reference, at most 25 characters. A reference makes the code dynamic. */
  readonly reference?: string;
  /** The end of the payment period. */
  readonly expiresAt?: Date;
}

/**
 * Creates the content of the QR code for bank apps: EMVCo merchant-presented mode with the template
 * of the Hong Kong Faster Payment System.
 *
 * @returns `id, length, value` triples, closed by CRC-16/CCITT-FALSE over everything before it
 * @throws {RangeError} for a payee, amount or reference that does not fit its field
 * @see Common QR Code Specification for Retail Payments in Hong Kong; FPS specification of HKICL
 */
export function fpsPayload({ payee, amountCents, reference, expiresAt }: FpsPayment): string {
  const timeOut = expiresAt && field('05', hongKongStamp(expiresAt));
  const body = [
    field('00', '01'),
    field('01', reference === undefined && expiresAt === undefined ? '11' : '12'),
    field('26', [field('00', 'hk.com.hkicl'), payeeField(payee), timeOut ?? ''].join('')),
    field('52', '0000'),
    field('53', HKD),
    amountCents === undefined ? '' : field('54', amountOf(amountCents)),
    field('58', 'HK'),
    field('59', 'NA'),
    field('60', 'HK'),
    reference === undefined ? '' : field('62', field('05', referenceOf(reference))),
    CRC_FIELD,
  ].join('');
  return body + crc16(body);
}

function payeeField(payee: string): string {
  if (/^\d{7}(?:\d{2,3})?$/.test(payee)) return field('02', payee);
  if (/^[!-?A-~]{1,64}@[A-Za-z0-9.-]{1,32}$/.test(payee)) return field('04', payee);
  throw new RangeError('Cannot write the FPS code: the payee is no FPS id and no e-mail address');
}

/**
 * Returns the CRC-16/CCITT-FALSE of a text's UTF-8 bytes: polynomial 1021, start FFFF, not
 * reflected.
 *
 * @returns four upper-case hexadecimal digits; `29B1` for `123456789`
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const HKD = '344';
const CRC_FIELD = '6304';
const MAX_REFERENCE = 25;

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Formats an amount. Whole dollars have no decimals, as in the banks' own codes. */
function amountOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > 9_999_999_999) {
    throw new RangeError(`Cannot write the FPS code: ${cents} is no amount in cents`);
  }
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  return rest === 0 ? String(dollars) : `${dollars}.${String(rest).padStart(2, '0')}`;
}

function referenceOf(reference: string): string {
  if (!/^[\x20-\x7e]+$/.test(reference) || reference.length > MAX_REFERENCE) {
    throw new RangeError(
      'Cannot write the FPS code: the reference is not 1 to 25 plain characters',
    );
  }
  return reference;
}

/** Returns `YYYYMMDDHHMMSS` in Hong Kong time. */
function hongKongStamp(at: Date): string {
  const local = new Date(at.getTime() + HONG_KONG_OFFSET_MS).toISOString();
  return local.slice(0, 19).replaceAll(/[-:T]/g, '');
}
