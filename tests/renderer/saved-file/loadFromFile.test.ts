import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFormStore, type FormStore, type Plan } from '#engine';
import corporate from '#forms/LREAL1/samples/corporate-online.json' with { type: 'json' };
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { toBase64 } from '../../../renderer/api/base64.ts';
import { PENDING_FILES } from '../../../renderer/attachments/pendingFiles.ts';
import { sealAnswers } from '../../../renderer/saved-file/encryption/sealAnswers.ts';
import { loadFromFile } from '../../../renderer/saved-file/loadFromFile.ts';
import { answersLoaded } from '../../../renderer/wizard/state/answersLoaded.ts';
import { ReviewPdf } from '../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { sealedInLayout1 } from '../../support/sealedAnswers.ts';
import { loadedForm } from '../../support/showWizard.tsx';

const PASSWORD = 'correct-horse';
const UNLOCKING = { kind: 'password', password: PASSWORD } as const;
/** The first line of a saved file. The test's server accepts any content. */
const FILE = '{"lrwf":1}\n';
const NOW = '2026-11-20T10:00:00+08:00';
let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});

/** Loads a file with this content. */
async function loading(
  content: object,
  before = (_store: FormStore, _pdf: ReviewPdf) => {},
  {
    version = 1,
    changes = {},
    sealed = sealedInLayout1(content, PASSWORD, 'LREAL1'),
  }: {
    readonly version?: number;
    readonly changes?: Partial<Plan>;
    readonly sealed?: string;
  } = {},
) {
  const { validator } = form;
  const plan = { ...form.plan, ...changes };
  const store = createFormStore(plan, validator, { now: NOW });
  const pdf = new ReviewPdf();
  before(store, pdf);
  const services = {
    form: loadedForm({ ...form, plan }),
    store,
    http: { send: async () => ({ result: 'ok', data: sealed, exc: { version } }) },
    pdf,
  } as unknown as WizardServices;
  const loaded = await loadFromFile(services, new Blob([FILE]), UNLOCKING, undefined);
  return { loaded, store, pdf, event: answersLoaded(services) };
}

/** Claims of a file besides its answers. */
const CLAIMS = {
  stepIdx: 99,
  screenId: 'acknowledgement',
  signedFields: { ownerSign: { signedBy: 'CHAN TAI MAN', signedAt: NOW } },
  signed: [{ field: 'ownerSign', signedBy: 'CHAN TAI MAN' }],
  referenceNumber: 'LREAL1-261120-000001',
  submissionId: 'S',
  paid: true,
};

describe('loadFromFile()', () => {
  it('B-67: opens the first incomplete step, even if the file claims another step', async () => {
    const { event } = await loading({ data: { SubscriberNameEng: 'CHAN TAI MAN' }, ...CLAIMS });
    const first = form.plan.steps[0]?.id;
    expect(first).toBeDefined();
    expect(event.screenId).toBe(first);
    expect(event.completed).toEqual([]);
  });

  it('B-67: loads only the answers, and drops claims next to them or among them', async () => {
    const { loaded, store } = await loading({ data: { ...full.formData, ...CLAIMS }, ...CLAIMS });
    expect(Object.keys(loaded).toSorted()).toEqual([
      'changed',
      'dropped',
      'isOlder',
      'kept',
      'reasons',
      'savedAt',
      'undoLoad',
    ]);
    expect(loaded.dropped).toEqual(
      expect.arrayContaining(Object.keys(CLAIMS).map((name) => `/${name}`)),
    );
    for (const name of Object.keys(CLAIMS)) expect(store.data()).not.toHaveProperty(name);
  });

  it('computes the digest of every file, and ignores the digest in the saved file', async () => {
    vi.stubGlobal('isSecureContext', true);
    const docFile = { name: 'a.pdf', type: 'application/pdf', sha256: 's', file: btoa('%PDF-1.7') };
    const supportDocument = [{ docType: 'certificateOfIncorporation', docFile }];
    const { store } = await loading({ data: { ...corporate.formData, supportDocument } });
    expect(store.get('/supportDocument/0/docFile')).toMatchObject({
      name: 'a.pdf',
      sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
    });
    vi.unstubAllGlobals();
  });

  it.each([
    ['1', { file: btoa('%PDF-1.7') }],
    ['2', { part: 0 }],
  ])(
    'B-56: removes direction characters from a file name in layout %s',
    async (layout, content) => {
      vi.stubGlobal('isSecureContext', true);
      const docFile = { name: 'a\u202ef\u200fd\u2066p.pdf', type: 'application/pdf', ...content };
      const supportDocument = [{ docType: 'certificateOfIncorporation', docFile }];
      const data = { ...corporate.formData, supportDocument };
      const line = JSON.stringify({ layout: 2, data, parts: ['%PDF-1.7'.length] });
      const plain = new TextEncoder().encode(`${line}\n%PDF-1.7`);
      const sealed = toBase64(await sealAnswers(plain, UNLOCKING, 'LREAL1'));
      const { store } = await loading({ data }, undefined, layout === '2' ? { sealed } : {});
      expect(store.get('/supportDocument/0/docFile')).toMatchObject({ name: 'afdp.pdf' });
      vi.unstubAllGlobals();
    },
  );

  it('B-65: applies only the migrations after the file’s version', async () => {
    const move = { kind: 'move', from: ['OwnerName'], to: ['SubscriberNameEng'] } as const;
    const changes = { version: 2, migrations: [{ version: 2, steps: [move] }] };
    const data = { OwnerName: 'CHAN TAI MAN' };
    const older = await loading({ data }, undefined, { version: 1, changes });
    expect(older.store.get('/SubscriberNameEng')).toBe('CHAN TAI MAN');
    expect(older.loaded).toMatchObject({ changed: ['/SubscriberNameEng'], dropped: [] });
    const same = await loading({ data }, undefined, { version: 2, changes });
    expect(same.store.get('/SubscriberNameEng')).toBeUndefined();
    expect(same.loaded).toMatchObject({ changed: [], dropped: ['/OwnerName'] });
  });

  it('undoLoad: restores the previous answers and their PDF', async () => {
    const data = { SubscriberNameEng: 'CHAN TAI MAN' };
    const { loaded, store, pdf } = await loading({ data }, (previous, shown) => {
      previous.replace({ ContactTel: '23456789' });
      shown.keep('JVBE', true);
    });
    expect(store.get('/SubscriberNameEng')).toBe('CHAN TAI MAN');
    expect(pdf.get()).toEqual({ kind: 'none' });
    loaded.undoLoad();
    expect(store.get('/SubscriberNameEng')).toBeUndefined();
    expect(store.get('/ContactTel')).toBe('23456789');
    expect(pdf.get()).toEqual({ kind: 'made', base64: 'JVBE', isSigned: true });
  });

  it('stops reading files of the previous answers', async () => {
    const end = vi.fn();
    const pendingFiles = {
      end,
      awaited: () => [],
      settled: async () => undefined,
      subscribe: vi.fn(),
    };
    await loading({ data: {} }, (store) => PENDING_FILES.set(store, pendingFiles));
    expect(end).toHaveBeenCalledWith(['']);
  });
});
