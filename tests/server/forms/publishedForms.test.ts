import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishedForms } from '../../../server/forms/publishedForms.ts';
import { folderWith } from '../support/folderWith.ts';
import { STORED_HASH, storedDefinition } from '../support/storedDefinition.ts';

let temporary: string;
beforeEach(() => {
  temporary = folderWith({});
  vi.stubEnv('TMPDIR', temporary);
});

/** Finds a definition in a store with one definition; `content` replaces its files. */
function byHash(hash: string, takesChequesByGateway = false, content?: string) {
  const stored = { ...storedDefinition(), ...(content !== undefined && { content }) };
  const findDefinition = async (of: string) =>
    of === STORED_HASH ? { ...stored, supersededAt: undefined } : undefined;
  return publishedForms({ findDefinition }, { takesChequesByGateway }).byHash(hash);
}

describe('publishedForms', () => {
  it('loads a stored definition, and leaves no folder behind', async () => {
    const form = await byHash(STORED_HASH);
    expect(form).toMatchObject({ code: 'LR9', hash: STORED_HASH, texts: { en: { title: 'en' } } });
    expect(form?.plan.steps.map(({ id }) => id)).toEqual(['eCheque', 'review']);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('requests no e-Cheque file where the gateway accepts e-Cheques', async () => {
    const form = await byHash(STORED_HASH, true);
    expect(form?.plan.steps.map(({ id }) => id)).toEqual(['review']);
  });

  it('returns undefined for an unknown hash', async () => {
    expect(await byHash('e'.repeat(64))).toBeUndefined();
  });

  it('removes its folder when the definition cannot be loaded', async () => {
    await expect(byHash(STORED_HASH, false, '{}')).rejects.toThrow();
    expect(readdirSync(temporary)).toEqual([]);
  });
});
