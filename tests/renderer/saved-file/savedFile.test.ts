import { beforeAll, describe, expect, it } from 'vitest';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { fromBase64, toBase64 } from '../../../renderer/api/base64.ts';
import { fileOf } from '../../../renderer/form/fileShelf.ts';
import { knownAnswers } from '../../../renderer/saved-file/knownAnswers.ts';
import { passwordVerifier } from '../../../renderer/saved-file/passwordKeys.ts';
import { sealAnswers, unsealAnswers } from '../../../renderer/saved-file/sealAnswers.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

const PASSWORD = 'correct-horse 中文';
const encoded = (answers: object) => new TextEncoder().encode(JSON.stringify(answers));

describe('sealAnswers()', () => {
  it('opens again with the same password, to the very same answers', async () => {
    const sealed = await sealAnswers(encoded(full.formData), PASSWORD, 'LREAL1');
    expect(await unsealAnswers(sealed, PASSWORD, 'LREAL1')).toEqual(encoded(full.formData));
  });

  it('never makes the same content twice, and holds no answer in the clear', async () => {
    const [first, second] = await Promise.all([
      sealAnswers(encoded({ name: 'CHAN TAI MAN' }), PASSWORD, 'LREAL1'),
      sealAnswers(encoded({ name: 'CHAN TAI MAN' }), PASSWORD, 'LREAL1'),
    ]);
    expect(first).not.toBe(second);
    expect(atob(first)).not.toContain('CHAN');
  });

  it('B-64: stays closed for another password and for another form', async () => {
    const sealed = await sealAnswers(encoded({ a: 'b' }), PASSWORD, 'LREAL1');
    expect(await unsealAnswers(sealed, 'correct-horse', 'LREAL1')).toBeUndefined();
    expect(await unsealAnswers(sealed, PASSWORD, 'LREAL2')).toBeUndefined();
  });

  it('T-40: stays closed when any part of it was changed, cut or made up', async () => {
    const bytes = fromBase64(await sealAnswers(encoded({ a: 'b' }), PASSWORD, 'LREAL1'));
    for (const at of [0, 20, 30, bytes.length - 1]) {
      const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
      expect(await unsealAnswers(toBase64(changed), PASSWORD, 'LREAL1')).toBeUndefined();
    }
    expect(await unsealAnswers(toBase64(bytes.slice(0, 40)), PASSWORD, 'L')).toBeUndefined();
    expect(await unsealAnswers('not base64!', PASSWORD, 'LREAL1')).toBeUndefined();
  });
});

describe('passwordVerifier()', () => {
  it('is the same for the same password, and is neither it nor a key of the content', async () => {
    const verifier = await passwordVerifier(PASSWORD);
    expect(verifier).toMatch(/^[0-9a-f]{64}$/);
    expect(await passwordVerifier(PASSWORD)).toBe(verifier);
    expect(await passwordVerifier(`${PASSWORD} `)).not.toBe(verifier);
  });
});

describe('knownAnswers()', () => {
  let form: PortalForm;
  beforeAll(async () => {
    form = await loadPortalForm('LREAL1');
  });

  it('takes over every answer of a file of this version but the passwords', () => {
    const { password, confirmPassword, ...kept } = full.formData;
    const { data, dropped } = knownAnswers(form.plan.root, full.formData);
    expect([password, confirmPassword]).not.toContain(undefined);
    expect(dropped).toEqual(['/password', '/confirmPassword']);
    expect(data).toEqual(kept);
  });

  it('B-65: leaves out what this version has no place for, and says so', () => {
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
  ])('T-23: takes nothing from %s', (_, saved) => {
    expect(knownAnswers(form.plan.root, saved).data).toEqual({});
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('T-23: takes no value of another kind than the field’s', () => {
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

  it('brings files back under references of this sitting', async () => {
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
