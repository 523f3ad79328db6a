import { mockTransport, type Transport, type WireResponse } from '#screens';

/** How the story's server answers every call: it works, never answers, or is overloaded. */
export type ServerMood = 'works' | 'slow' | 'busy';

/** A server of the story's own: it saves, reviews and takes the form in, or does not. */
export function serverDouble(mood: ServerMood): Transport {
  switch (mood) {
    case 'works':
      return mockTransport(async () => answer(404, { error: 'NOT_FOUND' }));
    case 'slow':
      return () => new Promise<never>(() => undefined);
    case 'busy':
      return async () => answer(502, { message: 'busy' });
  }
}

function answer(status: number, body: unknown): WireResponse {
  return { status, header: () => null, body: JSON.stringify(body) };
}
