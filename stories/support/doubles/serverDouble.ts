import { mockTransport, type Transport, type WireRequest, type WireResponse } from '#screens';
import { SAMPLE_FORMS } from './sampleForms.ts';

/**
 * The behaviour of the story's server for every call: it works, never responds, or is overloaded.
 */
export type ServerMood = 'works' | 'slow' | 'busy';

/** Returns the story's own server, which lists forms, saves, reviews and submits, or fails. */
export function serverDouble(mood: ServerMood): Transport {
  switch (mood) {
    case 'works':
      return mockTransport(other);
    case 'slow':
      return () => new Promise<never>(() => undefined);
    case 'busy':
      return async () => answer(502, { message: 'busy' });
  }
}

async function other({ url }: WireRequest): Promise<WireResponse> {
  if (url === '/api/forms') return answer(200, { forms: SAMPLE_FORMS });
  return answer(404, { error: 'NOT_FOUND' });
}

function answer(status: number, body: unknown): WireResponse {
  return { status, header: () => null, body: JSON.stringify(body) };
}
