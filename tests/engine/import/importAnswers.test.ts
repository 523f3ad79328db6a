import { describe, expect, it } from 'vitest';
import type { FormData, Manifest } from '#engine';
import { importAnswers } from '../../../engine/import/importAnswers.ts';
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
  it('fills empty answers and adds a row, and takes nothing else', async () => {
    expect(await imported({}, SAVED)).toEqual({
      data: { code: 'S1', memorials: [{ nature: 'Deed', party: { name: 'Chan' } }] },
      isOlder: false,
    });
  });

  it('overwrites nothing, and puts the row after those that hold something', async () => {
    const data = { code: 'OWN', memorials: [{ nature: 'Old' }, { nature: '' }] };
    expect((await imported(data, SAVED))?.data).toEqual({
      code: 'OWN',
      memorials: [{ nature: 'Old' }, { nature: 'Deed', party: { name: 'Chan' } }],
    });
  });

  it('tells that a file is older than version 4, and takes it all the same', async () => {
    expect((await imported({}, SAVED, 3))?.isOlder).toBe(true);
  });

  it('takes nothing from another form, and nothing of a prototype', async () => {
    const { plan } = await formOf(ENTRY);
    expect(importAnswers(plan, {}, { formCode: 'LR1', version: 9, formData: SAVED })).toBe(
      undefined,
    );
    const { plan: odd } = await formOf({ ...ENTRY, map: { '/code': '/constructor/name' } });
    const saved = { formCode: 'LR152C', version: 4, formData: {} };
    expect(importAnswers(odd, {}, saved)?.data).toEqual({ memorials: [{}] });
  });

  it.each([
    [{ ...ENTRY, into: '/code' }, 'bad-import'],
    [{ ...ENTRY, map: { '/nobody': '/x' } }, 'unknown-pointer'],
    [{ formCode: 'A', minVersion: 1, map: { nature: '/x' } }, 'bad-import'],
  ])('%j is refused when the form is compiled: %s', async (entry, code) => {
    await expect(formOf(entry)).rejects.toThrow(code);
  });
});
