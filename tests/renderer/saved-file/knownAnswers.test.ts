import { beforeAll, describe, expect, it } from 'vitest';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { fileOf } from '../../../renderer/attachments/pendingFileCache.ts';
import { knownAnswers } from '../../../renderer/saved-file/knownAnswers.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

describe('knownAnswers', () => {
  let form: PortalForm;
  beforeAll(async () => {
    form = await loadPortalForm('LREAL1');
  });

  it('returns every answer of a file of this version except passwords', () => {
    const { password, confirmPassword, ...kept } = full.formData;
    const { data, dropped } = knownAnswers(form.plan.root, full.formData);
    expect([password, confirmPassword]).not.toContain(undefined);
    expect(dropped).toEqual(['/password', '/confirmPassword']);
    expect(data).toEqual(kept);
  });

  it('B-65: drops and reports answers without a field in this version', () => {
    const saved = { SubscriberNameEng: 'A', Gone: 'x', orders: [{ PRN: 'A0123453', Old: 1 }] };
    const { data, dropped } = knownAnswers(form.plan.root, saved);
    expect(data).toEqual({ SubscriberNameEng: 'A', orders: [{ PRN: 'A0123453' }] });
    expect(dropped).toEqual(['/Gone', '/orders/0/Old']);
  });

  it.each([
    ['__proto__', JSON.parse('{"__proto__":{"polluted":true}}')],
    ['constructor', { constructor: { prototype: { polluted: true } } }],
    ['a text', 'x'],
    ['a list', [1]],
    ['nothing', null],
  ])('T-23: returns no answers for %s', (_, saved) => {
    expect(knownAnswers(form.plan.root, saved).data).toEqual({});
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('T-23: drops a value of another type than its field', () => {
    const saved = {
      SubscriberNameEng: { toString: 'x' },
      receiveAckEmail: 'yes',
      orders: 'many',
      CorrAddress: 7,
      sourceOfKnowledge: [3, { website: true }],
      password: 'secret-word',
    };
    const { data, dropped } = knownAnswers(form.plan.root, saved);
    expect(data).toEqual({});
    expect(dropped).toHaveLength(6);
  });

  it('restores files under references of this session', async () => {
    const file = {
      name: 'a.pdf',
      type: 'application/pdf',
      size: 9,
      sha256: 's',
      file: btoa('%PDF'),
    };
    const saved = { supportDocument: [{ docFile: file }, { docFile: { name: 'b', ref: 'x' } }] };
    const { data, dropped } = knownAnswers(form.plan.root, saved);
    const [row] = data.supportDocument as { docFile: { size: number; ref: string } }[];
    expect(row?.docFile.size).toBe(4);
    expect(await fileOf(row?.docFile.ref ?? '')?.text()).toBe('%PDF');
    expect(dropped).toEqual(['/supportDocument/1/docFile']);
  });
});
