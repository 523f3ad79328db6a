import { describe, expect, it } from 'vitest';
import type { Manifest } from '#engine';
import { answersOfVersion } from '../../../renderer/saved-file/answersOfVersion.ts';
import { makeForm } from '../../engine/support/makeForm.ts';

const TEXT = { type: 'string', maxChars: 20 };
const PROPERTIES = {
  phone: TEXT,
  surname: TEXT,
  given: TEXT,
  title: { type: 'string', enum: ['mr', 'ms'] },
  orders: { type: 'array', items: { type: 'object', properties: { note: TEXT, prn: TEXT } } },
};
const MIGRATIONS = [
  {
    version: 2,
    steps: [
      { rename: '/tel', to: 'telephone' },
      { rename: '/orders/*/remarks', to: 'note' },
      { split: '/name', into: ['/surname', '/given'] },
    ],
  },
  {
    version: 3,
    steps: [
      { rename: '/telephone', to: 'phone' },
      { map: '/title', values: { Mr: 'mr', Dr: 'dr' } },
      { drop: '/fax', reason: 'fax' },
    ],
  },
];

async function taken(saved: unknown, version: number) {
  const manifest = { version: 3, migrations: MIGRATIONS } as unknown as Partial<Manifest>;
  const { plan } = await makeForm(PROPERTIES, { manifest });
  return answersOfVersion(plan, saved, version);
}

describe('answersOfVersion()', () => {
  it('returns changed and dropped answers, reasons and the number of kept answers', async () => {
    const saved = {
      tel: '21234567',
      name: 'CHAN TAI MAN',
      title: 'Mr',
      fax: '1',
      shoeSize: '42',
      orders: [{ remarks: 'a' }, { remarks: 'b', prn: '1' }, {}],
    };
    expect(await taken(saved, 1)).toEqual({
      data: {
        phone: '21234567',
        surname: 'CHAN',
        given: 'TAI MAN',
        title: 'mr',
        orders: [{ note: 'a' }, { note: 'b', prn: '1' }, {}],
      },
      kept: 7,
      changed: ['/orders/note', '/surname', '/given', '/phone', '/title'],
      reasons: ['$migrations.fax'],
      dropped: ['/shoeSize'],
    });
  });

  it('starts with the version after the file’s version', async () => {
    const { changed, dropped } = await taken({ telephone: '1', tel: '2', fax: '3' }, 2);
    expect(changed).toEqual(['/phone']);
    expect(dropped).toEqual(['/tel']);
  });

  it('changes no answer of a file of this version', async () => {
    const { changed, reasons, dropped } = await taken({ phone: '1', fax: '3' }, 3);
    expect({ changed, reasons, dropped }).toEqual({ changed: [], reasons: [], dropped: ['/fax'] });
  });

  it('B-65: drops an answer if its new value is not an option', async () => {
    const { changed, dropped } = await taken({ title: 'Dr' }, 1);
    expect({ changed, dropped }).toEqual({ changed: [], dropped: ['/title'] });
  });
});
