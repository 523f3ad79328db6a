import { describe, expect, it } from 'vitest';
import { exportData } from '../../../engine/exchange/exportData.ts';
import { makeForm, NOW } from '../support/makeForm.ts';

const PROPERTIES = {
  Name: { type: 'string', maxChars: 30 },
  kind: { enum: ['a', 'b'] },
  secret: { type: 'string', maxChars: 9, visibleWhen: { '/kind': { const: 'b' } } },
  orders: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        prn: { type: 'string', maxChars: 9 },
        parties: {
          type: 'array',
          items: { type: 'object', properties: { who: { type: 'string', maxChars: 9 } } },
        },
      },
    },
  },
} as const;

async function exported(map: Record<string, never> | object, data: object) {
  const form = await makeForm(PROPERTIES, { manifest: { export: map as never } });
  return exportData(form.plan, form.validator, { ...data }, NOW);
}

describe('exportData()', () => {
  it("returns answers and computed values under the registry's keys", async () => {
    const map = {
      subscriberName: '/Name',
      type: { lookup: '/kind', in: { a: 'A type', b: 'B type' } },
      secret: '/secret',
    };
    expect(await exported(map, { Name: ' Chan ', kind: 'a', secret: 'x' })).toEqual({
      subscriberName: 'Chan',
      type: 'A type',
    });
  });

  it('exports rows, and nested rows', async () => {
    const map = {
      orderInfos: {
        each: '/orders',
        as: { number: 'prn', parties: { each: 'parties', as: { name: 'who' } } },
      },
    };
    const orders = [{ prn: '1', parties: [{ who: 'X' }, { who: 'Y' }] }, { prn: '2' }];
    expect(await exported(map, { orders })).toEqual({
      orderInfos: [
        { number: '1', parties: [{ name: 'X' }, { name: 'Y' }] },
        { number: '2', parties: [] },
      ],
    });
  });

  it('exports supplementary sheets as flat keys with row numbers', async () => {
    const map = { additional: { each: '/orders', from: 1, prefix: 'AI_', as: { prn: 'prn' } } };
    const orders = [{ prn: '1' }, { prn: '2' }, { prn: '3' }];
    expect(await exported(map, { orders })).toEqual({ AI_prn__2: '2', AI_prn__3: '3' });
  });

  it.each([
    [{ a: '/nobody' }, 'unknown-pointer'],
    [{ a: { each: '/Name', as: { b: 'x' } } }, 'bad-export'],
    [{ a: { each: '/orders', as: { b: 'nobody' } } }, 'unknown-pointer'],
    [{ a: { lookUp: '/kind' } }, 'bad-expression'],
  ])('refuses %j at compilation: %s', async (map, code) => {
    await expect(exported(map, {})).rejects.toThrow(code);
  });
});
