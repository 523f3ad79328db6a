// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LoadedForm, loadForm } from '../../../renderer/api/formApi.ts';
import { PreviewedWizard } from '../../../renderer/preview/PreviewedWizard.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { loadPortalForm } from '../../support/loadPortalForm.ts';
import { begin, loadedForm, settled } from '../../support/showWizard.tsx';

const listen = vi.fn((_name: string, _listener: unknown) => () => {});
const load = vi.fn<typeof loadForm>();

let form: LoadedForm;
let edited: LoadedForm;

beforeAll(async () => {
  polyfillDialog();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const portalForm = await loadPortalForm('LREAL1');
  form = loadedForm(portalForm);
  const { plan, texts } = portalForm;
  edited = loadedForm({
    ...portalForm,
    plan: { ...plan, hash: 'e'.repeat(64) },
    texts: { ...texts, en: { ...texts.en, 'DeliveryMethod.label': 'How will it come?' } },
  });
});
afterEach(cleanup);

/** Sends the event of `npm run dev` for a saved form. */
async function tell(code: string, hash: string): Promise<void> {
  const listener = listen.mock.lastCall?.[1] as (event: object) => void;
  await act(async () => listener({ code, hash }));
  await settled();
}

it('PreviewedWizard: switches to a saved form, and keeps step and answers', async () => {
  const entry = { skipIntro: false, noCaptcha: true, canResume: false };
  await inPortal(
    <PreviewedWizard form={form} sourceType="lrw" entry={entry} listen={listen} load={load} />,
  );
  await begin();
  fireEvent.click(screen.getByRole('radio', { name: 'By post or courier' }));
  await settled();

  await tell('LR999', edited.hash);
  await tell('LREAL1', form.hash);
  expect(load).not.toHaveBeenCalled();

  // The event of the new definition precedes its availability on the server.
  load.mockResolvedValueOnce(form).mockResolvedValue(edited);
  await tell('LREAL1', edited.hash);
  await vi.waitFor(() => screen.getByRole('radiogroup', { name: 'How will it come?' }));
  expect(screen.getByRole('radio', { name: 'By post or courier' })).toHaveProperty('checked', true);
});
