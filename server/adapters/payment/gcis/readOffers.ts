import { type PointToNote, paymentGatewayKeyOf } from '#engine';
import type { GatewayOffer } from '../../../ports/payment/PaymentAvailability.ts';
import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';

type Fields = Readonly<Record<string, unknown>>;

const MOST_ENTRIES = 50;
const MOST_NOTES = 10;
const MOST_NOTE_CHARACTERS = 500;

/**
 * Reads the response of `availability`. A credit-card entry becomes one offer for each card. Omits
 * entries of unknown methods, and notes that are not texts. Only `Y` means active.
 *
 * @throws {GatewayError} `badAnswer` unless the response has a list of at most 50 methods
 * @see specification, document 1, section 3 "Available payment method"
 */
export function readOffers({ availablepaymentmethods: entries }: Fields): readonly GatewayOffer[] {
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) {
    throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: no methods');
  }
  return entries.map(fieldsOf).flatMap(offersOf);
}

function offersOf({ subtype, active, supportedcard, pointsToNote }: Fields): GatewayOffer[] {
  if (typeof subtype !== 'string') return [];
  const isCreditCard = subtype.toLowerCase() === 'creditcard';
  const keys = isCreditCard
    ? textsIn(supportedcard).map((card) => paymentGatewayKeyOf(subtype, card))
    : [paymentGatewayKeyOf(subtype)];
  const notes = listOf(pointsToNote).map(fieldsOf).flatMap(noteOf).slice(0, MOST_NOTES);
  return keys
    .filter((method) => method !== undefined)
    .map((method) => ({ method, isActive: active === 'Y', notes }));
}

/** Parses a note for display. Replaces control characters and limits the length. */
function noteOf({ type, content, order }: Fields): PointToNote[] {
  if (typeof content !== 'string' || content === '') return [];
  const text = content.replaceAll(/\p{C}/gu, ' ').slice(0, MOST_NOTE_CHARACTERS);
  return [
    {
      type: typeof type === 'string' ? type.slice(0, 40) : 'note',
      content: text,
      order: typeof order === 'number' && Number.isSafeInteger(order) ? order : 0,
    },
  ];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsIn(value: unknown): readonly string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
