import { describe, expect, it } from 'vitest';
import { readBounded } from '../../../../server/adapters/system/readBounded.ts';

/** Creates a body that records how many parts were read, and whether it was closed. */
function bodyOf(...parts: readonly string[]) {
  const seen = { parts: 0, isClosed: false };
  async function* body() {
    try {
      for (const part of parts) {
        seen.parts += 1;
        yield Buffer.from(part);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { body: body(), seen };
}

describe('readBounded', () => {
  it('joins the parts of a body that has exactly the limit', async () => {
    const { body } = bodyOf('ab', 'c');
    expect(await readBounded(body, 3)).toEqual(Buffer.from('abc'));
  });

  it('stops at the first byte above the limit, and closes the body', async () => {
    const { body, seen } = bodyOf('ab', 'cd', 'never read');
    expect(await readBounded(body, 3)).toBeUndefined();
    expect(seen).toEqual({ parts: 2, isClosed: true });
  });

  it('reads a response without a body as no bytes', async () => {
    expect(await readBounded(null, 3)).toEqual(Buffer.of());
  });
});
