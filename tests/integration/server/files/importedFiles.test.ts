import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, type FormStore } from '#engine';
import { loadFromFile } from '../../../../renderer/saved-file/loadFromFile.ts';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { createSavedFiles } from '../../../../server/services/files/savedFiles.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { MEMORIAL, type MemorialFile, memorialFile } from '../../../support/memorialFile.ts';
import { loadedForm } from '../../../support/showWizard.tsx';
import { NOW, testApp } from '../../../support/testApp.ts';

const PASSWORD = 'correct-horse';
const SOLICITORS = { lodgerType: 'solicitors', firmName: 'Example & Co.' };

describe('a saved memorial that the lodgement list imports', { timeout: 60_000 }, () => {
  const files = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], { now: () => NOW });
  let app: FastifyInstance;
  let form: PortalForm;
  beforeAll(async () => {
    app = await testApp();
    form = await loadPortalForm('LODLIST');
  }, 120_000);
  afterAll(() => app.close());

  const saved = (memorial: Partial<MemorialFile> = {}) =>
    memorialFile(files, { password: PASSWORD, ...memorial });
  /** Loads a file into a form, through the application's own route. */
  async function load(
    file: Buffer,
    {
      before = {},
      password = PASSWORD,
      context = {},
    }: { before?: object; password?: string; context?: object } = {},
  ) {
    const store = createFormStore(form.plan, form.validator, { now: NOW.toISOString() });
    store.replace({ ...before });
    const services = servicesFor(store, context);
    const unlocking = { kind: 'password', password } as const;
    const loading = loadFromFile(services, new Blob([new Uint8Array(file)]), unlocking, undefined);
    return { store, loading };
  }
  const servicesFor = (store: FormStore, context: object) =>
    ({
      form: loadedForm(form),
      store,
      http: {
        send: async ({ path, body }: { readonly path: string; readonly body: object }) =>
          (await app.inject({ method: 'POST', url: path, payload: body })).json(),
      },
      pdf: new ReviewPdf(),
      context: () => context,
    }) as unknown as WizardServices;

  it('adds a record to the answers, and reports the added and the omitted answers', async () => {
    const { store, loading } = await load(await saved(), {
      before: { ...SOLICITORS, solicitorsCode: '12345678', memorials: [{ nature: 'mortgage' }] },
    });
    const { imported, isOlder, savedAt } = await loading;
    expect([isOlder, savedAt]).toEqual([false, NOW.toISOString()]);
    expect(imported).toEqual({
      formCode: 'LR152C',
      taken: [
        '/certOfficer',
        '/memorials/1/registrationFee',
        '/memorials/1/nature',
        '/memorials/1/dateOfInstrument',
        '/memorials/1/consideration',
        '/memorials/1/premisesAddress',
        '/memorials/1/lotNumbers',
        '/memorials/1/parties',
      ],
      kept: ['/solicitorsCode'],
      unfit: [],
      unused: 1,
    });
    const { nature, premisesAddress } = MEMORIAL;
    expect(store.data()).toMatchObject({
      ...SOLICITORS,
      solicitorsCode: '12345678',
      memorials: [{ nature: 'mortgage' }, { nature, premisesAddress }],
    });
    expect(store.data()).not.toHaveProperty('verifiedOn');
  });

  it('adds a record for each file', async () => {
    const { store, loading } = await load(await saved());
    await loading;
    expect(store.rowCount('/memorials'), 'the empty record of a new form').toBe(1);
    const second = await load(await saved(), { before: store.data() });
    await second.loading;
    expect(second.store.rowCount('/memorials')).toBe(2);
  });

  it('imports from LR152A, which has no certifying officer', async () => {
    const { loading } = await load(await saved({ formCode: 'LR152A' }));
    const { imported } = await loading;
    expect(imported).toMatchObject({ formCode: 'LR152A', unused: 2 });
    expect(imported?.taken).not.toContain('/certOfficer');
  });

  it('undoLoad: restores the previous answers', async () => {
    const { store, loading } = await load(await saved(), { before: SOLICITORS });
    (await loading).undoLoad();
    expect(store.data()).toMatchObject(SOLICITORS);
    expect(store.get('/memorials/0/nature')).toBeUndefined();
  });

  it('starts a new form after the acknowledgement', async () => {
    const context = { acknowledgement: { referenceNumber: 'LODLIST-261120-000001' } };
    const { store, loading } = await load(await saved(), { before: SOLICITORS, context });
    await loading;
    expect(store.get('/firmName')).toBeUndefined();
    expect(store.get('/memorials/0/nature')).toBe('assignment');
  });

  it('B-65: omits and reports an answer that does not fit this form', async () => {
    const formData = {
      ...MEMORIAL,
      nature: 'no such nature',
      prn: 'A0123453',
      parties: [{ x: 1 }],
    };
    const { store, loading } = await load(await saved({ formData }));
    const { imported } = await loading;
    expect(imported?.unfit).toEqual([
      '/memorials/0/nature',
      '/memorials/0/prn',
      '/memorials/0/parties/0/x',
    ]);
    expect(store.get('/memorials/0/nature')).toBeUndefined();
  });

  it.each([
    ['an older version, with a warning', 3, true],
    ['the declared version', 4, false],
  ])('accepts a file of %s', async (_, version, isOlder) => {
    const { loading } = await load(await saved({ version }));
    expect((await loading).isOlder).toBe(isOlder);
  });

  it.each<[string, Partial<MemorialFile> & { readonly typed?: string }, string]>([
    ['of a newer version', { version: 5 }, 'newerVersion'],
    ['of another form', { formCode: 'LR152B' }, 'formCodeMismatch'],
    ['of another form of this portal', { formCode: 'LREAL1', version: 1 }, 'formCodeMismatch'],
    ['with another password', { typed: 'wrong-horse' }, 'passwordError'],
    ['without answers', { formData: {} }, 'nothingToImport'],
    ['with answers to other fields only', { formData: { verifiedOn: 'x' } }, 'nothingToImport'],
    ['with answers of the wrong kind', { formData: { nature: 7 } }, 'nothingToImport'],
  ])('refuses a file %s and changes nothing', async (_, { typed, ...memorial }, key) => {
    const { store, loading } = await load(await saved(memorial), {
      before: SOLICITORS,
      ...(typed !== undefined && { password: typed }),
    });
    const before = store.data();
    await expect(loading).rejects.toMatchObject({ failure: { kind: 'refused', message: { key } } });
    expect(store.data()).toEqual(before);
  });

  it('refuses a changed byte with the error of a wrong password', async () => {
    const file = await saved();
    file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
    const { loading } = await load(file);
    await expect(loading).rejects.toMatchObject({ failure: { message: { key: 'passwordError' } } });
  });
});
