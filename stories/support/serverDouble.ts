import type { Transport, WireResponse } from '#screens';

/** How the story's server answers every call: it works, never answers, or is overloaded. */
export type ServerMood = 'works' | 'slow' | 'busy';

/** A server of the story's own: it saves, reviews and takes the form in, or does not. */
export function serverDouble(mood: ServerMood): Transport {
  return async ({ url }) => {
    if (mood === 'slow') return new Promise<never>(() => undefined);
    if (mood === 'busy') return answer(502, { message: 'busy' });
    const path = Object.keys(ANSWERS).find((start) => url.startsWith(start));
    return path === undefined ? answer(404, { error: 'NOT_FOUND' }) : answer(200, ANSWERS[path]);
  };
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/submission/submitFormBeforePayment': {
    result: 'ok',
    submissionId: 'S20261120-0007',
    paymentAmount: '380.00',
  },
  '/api/submission/review': { pdfData: btoa('%PDF-1.7\n%%EOF') },
};

function answer(status: number, body: unknown): WireResponse {
  return { status, header: () => null, body: JSON.stringify(body) };
}
