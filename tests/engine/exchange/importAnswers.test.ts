import { describe, expect, it } from 'vitest';
import type { FormData, Manifest } from '#engine';
import { importAnswers } from '../../../engine/exchange/importAnswers.ts';
import { makeForm } from '../support/makeForm.ts';

const PROPERTIES = {
  code: { type: 'string', maxChars: 9 },
  memorials: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        nature: { type: 'string', maxChars: 9 },
        party: { type: 'object', properties: { name: { type: 'string', maxChars: 9 } } },
      },
    },
  },
} as const;

const MAP = { '/code': '/firm/code', nature: '/nature', 'party/name': '/who' };
const ENTRY = { formCode: 'LR152C', minVersion: 4, into: '/memorials', map: MAP };

const formOf = (entry: object) =>
  makeForm(PROPERTIES, { manifest: { import: [entry] } as unknown as Partial<Manifest> });

async function imported(data: FormData, formData: FormData, version = 4) {
  const { plan } = await formOf(ENTRY);
  return importAnswers(plan, data, { formCode: 'LR152C', version, formData });
}

const SAVED = { firm: { code: 'S1' }, nature: 'Deed', who: 'Chan', more: 1 };

describe('importAnswers()', () => {
  it('fills empty answers, adds a row, and reports used and unused answers', async () => {
    expect(await imported({}, SAVED)).toEqual({
      data: { code: 'S1', memorials: [{ nature: 'Deed', party: { name: 'Chan' } }] },
      isOlder: false,
      taken: ['/code', '/memorials/0/nature', '/memorials/0/party/name'],
      kept: [],
      unused: 1,
    });
  });

  it('overwrites nothing, and adds the row after the rows with content', async () => {
    const data = {
      code: 'OWN',
      memorials: [{ nature: 'Old' }, { nature: '', parties: [{}, ['']] }],
    };
    expect(await imported(data, SAVED)).toMatchObject({
      data: {
        code: 'OWN',
        memorials: [{ nature: 'Old' }, { nature: 'Deed', party: { name: 'Chan' } }],
      },
      taken: ['/memorials/1/nature', '/memorials/1/party/name'],
      kept: ['/code'],
    });
  });

  it('does not list an answer as kept when the file has the same value', async () => {
    expect((await imported({ code: 'S1' }, SAVED))?.kept).toEqual([]);
  });

  it('ignores empty answers, and adds no row for a file without answers', async () => {
    expect(await imported({}, { firm: { code: ' ' }, nature: '', who: null })).toEqual({
      data: {},
      isOlder: false,
      taken: [],
      kept: [],
      unused: 0,
    });
  });

  it('imports only the answers that the given function returns', async () => {
    const { plan } = await formOf(ENTRY);
    const saved = { formCode: 'LR152C', version: 4, formData: SAVED };
    const seen: FormData[] = [];
    const known = (answers: FormData) => {
      seen.push(answers);
      return { memorials: [{ nature: 'Deed' }] };
    };
    expect(importAnswers(plan, { code: '' }, saved, known)).toMatchObject({
      data: { code: '', memorials: [{ nature: 'Deed' }] },
      taken: ['/memorials/0/nature'],
    });
    expect(seen).toEqual([
      { code: 'S1', memorials: [{ nature: 'Deed', party: { name: 'Chan' } }] },
    ]);
  });

  it.each([
    [3, true],
    [4, false],
  ])(
    'reports whether a file of version %i is older than version 4: %s',
    async (version, isOlder) => {
      expect(await imported({}, SAVED, version)).toMatchObject({ isOlder, unused: 1 });
    },
  );

  it('imports nothing from another form or a prototype', async () => {
    const { plan } = await formOf(ENTRY);
    expect(importAnswers(plan, {}, { formCode: 'LR1', version: 9, formData: SAVED })).toBe(
      undefined,
    );
    const { plan: odd } = await formOf({ ...ENTRY, map: { '/code': '/constructor/name' } });
    const saved = { formCode: 'LR152C', version: 4, formData: {} };
    expect(importAnswers(odd, {}, saved)?.data).toEqual({});
  });

  it.each([
    [{ ...ENTRY, into: '/code' }, 'bad-import'],
    [{ ...ENTRY, map: { '/nobody': '/x' } }, 'unknown-pointer'],
    [{ formCode: 'A', minVersion: 1, map: { nature: '/x' } }, 'bad-import'],
  ])('refuses %j at compilation: %s', async (entry, code) => {
    await expect(formOf(entry)).rejects.toThrow(code);
  });
});
