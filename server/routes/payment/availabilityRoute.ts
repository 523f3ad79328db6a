import type { FastifyPluginAsync } from 'fastify';
import {
  centsOf,
  type Language,
  languageOf,
  methodName,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PointToNote,
} from '#engine';
import requestSchema from '#schemas/api/availability-request.schema.json' with { type: 'json' };
import responseSchema from '#schemas/api/availability-response.schema.json' with { type: 'json' };
import type { AvailabilityRequest } from '#schemas/types/availability-request.generated.d.ts';
import type { AvailabilityResponse } from '#schemas/types/availability-response.generated.d.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type {
  PaymentMethodState,
  PaymentServices,
} from '../../services/contract/PaymentServices.ts';
import { METHOD_NOTES } from './methodNotes.ts';
import { ASK } from './paymentCall.ts';
import { refusals, sendRefusal } from './sendRefusal.ts';

type WireMethod = AvailabilityResponse['availablepaymentmethods'][number];

const SCHEMA = {
  tags: [TAGS.payment],
  summary: 'What can be paid with, and what of it is open',
  body: requestSchema,
  response: { 200: responseSchema, ...refusals('gatewayBusy') },
};

/**
 * Registers `POST /api/payment/availability`: lists the methods in the order of
 * `preferpaymentmethods`, each with its activity. Lists none for the `eServiceIds` of other
 * portals. The amount affects the list, and again the pay call. The payment itself uses the
 * server's own amount.
 */
export const availabilityRoute: FastifyPluginAsync<{
  readonly payments: PaymentServices;
}> = async (app, { payments }) => {
  app.post<{ Body: AvailabilityRequest }>(
    '/api/payment/availability',
    { ...ASK, schema: SCHEMA },
    async ({ body }, reply) => {
      const language = languageOf(body.locale);
      const methods = await payments.paymentMethods({
        amountCents: centsOf(body.amount) ?? 0,
        language,
        preferred: body.preferpaymentmethods,
        eServiceIds: body.eServiceIds,
      });
      if ('refused' in methods) return sendRefusal(reply, methods.refused, methods);
      return { availablepaymentmethods: familiesOf(methods, language) };
    },
  );
};

/**
 * Groups cards. Cards of one sub-type with the same activity share one entry with a list of cards.
 */
function familiesOf(methods: readonly PaymentMethodState[], language: Language): WireMethod[] {
  const families = new Map<string, WireMethod>();
  for (const state of methods.filter(({ withheld }) => withheld !== 'blocked')) {
    const method = PAYMENT_METHODS[state.method];
    const { subType, subTypeCode, card } = method;
    const isActive = state.withheld !== 'disabledWindow' && state.withheld !== 'inactive';
    const key = `${subTypeCode} ${subType} ${isActive}`;
    const family = families.get(key) ?? emptyFamily(method, isActive, language);
    addNotes(family, state.notes);
    if (card) family.supportedcard.push(card);
    families.set(key, family);
  }
  return [...families.values()];
}

/** Adds only new notes, because cards of one family may have the same notes. */
function addNotes({ pointsToNote }: WireMethod, notes: readonly PointToNote[]): void {
  for (const note of notes) {
    const isKnown = pointsToNote.some(({ content }) => content === note.content);
    if (!isKnown) pointsToNote.push({ ...note });
  }
}

function emptyFamily(
  { id, subType, subTypeCode }: PaymentMethod,
  isActive: boolean,
  language: Language,
): WireMethod {
  const note = METHOD_NOTES[language][subType];
  return {
    code: subTypeCode,
    subtype: subType,
    active: isActive ? 'Y' : 'N',
    label: methodName(id, language),
    supportedcard: [],
    pointsToNote: note === undefined ? [] : [{ type: 'note', content: note, order: 1 }],
  };
}
