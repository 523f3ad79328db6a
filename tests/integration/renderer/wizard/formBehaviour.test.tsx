// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language, Manifest, StepPlan } from '#engine';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { begin, loadedForm, rememberSitting, showWizard } from '../../../support/showWizard.tsx';

let compiled: PortalForm;

beforeAll(async () => {
  polyfillDialog();
  compiled = await loadPortalForm('LREAL1');
});
beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/form/LREAL1?lang=en');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

/** Returns LREAL1 with additions to its manifest or its English texts. */
function amended(
  more: Partial<Manifest>,
  texts: Readonly<Record<string, string>> = {},
): LoadedForm {
  const { plan } = compiled;
  return loadedForm({
    ...compiled,
    plan: { ...plan, manifest: { ...plan.manifest, ...more } },
    texts: { ...compiled.texts, en: { ...compiled.texts.en, ...texts } },
  });
}

describe('displayReference', () => {
  const REFERENCE = 'LREAL1-261120-000123';

  async function titleOnceIn(more: Partial<Manifest>): Promise<string> {
    const form = amended(more);
    const acknowledgement = { referenceNumber: REFERENCE, submissionId: 'SUB1' };
    const done = { facts: { submissionType: 'ALLOW_ESUBM' }, acknowledgement };
    const record = { formCode: 'LREAL1', submissionId: 'SUB1', signed: [], data: {}, done };
    const kept = { ...record, amountCents: 0, definition: form.hash };
    sessionStorage.setItem('landform.payment', JSON.stringify(kept));
    await showWizard(form);
    return document.title;
  }

  it('shows the reference number in the page title after the submission', async () => {
    expect(await titleOnceIn({ displayReference: true })).toContain(` – ${REFERENCE} – `);
  });

  it('adds no reference number to the page title if it is not set', async () => {
    expect(await titleOnceIn({})).not.toContain(REFERENCE);
  });
});

describe('signDeclaration', () => {
  it('appears above the sign button in the signature section', async () => {
    const form = amended({}, { '$form.signDeclaration': 'I declare that **all** is true.' });
    rememberSitting(form, minimal.formData);
    await showWizard(form);
    const section = screen.getByRole('region', { name: 'Signature' });
    const declaration = screen.getByText(/^I declare that/);
    expect(section.contains(declaration)).toBe(true);
    const button = screen.getByRole('button', { name: /^Sign / });
    expect(declaration.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the languages of a form', () => {
  const offered = (languages: readonly Language[]) => ({
    ...amended({}),
    plan: { ...compiled.plan, languages },
  });
  const languageButtons = () =>
    [...document.querySelectorAll('.languages button')].map((each) => each.textContent);

  it('have one button each, without buttons for other languages', async () => {
    await showWizard(offered(['en', 'zh-Hant']));
    expect(languageButtons()).toEqual(['繁繁體中文', 'ENEnglish']);
  });

  it('have no buttons if the form has only one language', async () => {
    await showWizard(offered(['en']));
    expect(languageButtons()).toEqual([]);
    await begin();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How to submit');
  });

  it('replace an unsupported page language with the first language of the form', async () => {
    window.history.replaceState(null, '', '/form/LREAL1?lang=tc');
    document.documentElement.lang = 'zh-Hant-HK';
    await showWizard(offered(['en']), {}, { language: 'zh-Hant' });
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(window.location.search).toBe('?lang=en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Important notes');
  });
});

describe('the form whose path contains LREEA1', () => {
  const hidden = (): LoadedForm => ({ ...amended({}), code: 'LREEA1' });

  it('has no language buttons, although it is offered in all languages', async () => {
    await showWizard(hidden());
    expect(document.querySelector('.languages')).toBeNull();
    await showWizard({ ...hidden(), code: 'LREEA9' });
    expect(document.querySelectorAll('.languages button')).toHaveLength(3);
  });

  it('renders in the language of its address, without language buttons', async () => {
    await showWizard(hidden(), {}, { language: 'zh-Hant' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('重要事項');
    expect(document.querySelector('.languages')).toBeNull();
  });
});

describe('a step that hides the navigation', () => {
  const shownButtons = (area: string) =>
    [...document.querySelectorAll(`${area} button`)].map((each) => each.textContent);

  async function atFirstStep(more: Partial<StepPlan>) {
    const steps = compiled.plan.steps.map((step, index) =>
      index === 0 ? { ...step, ...more } : step,
    );
    await showWizard({ ...amended({}), plan: { ...compiled.plan, steps } });
    await begin();
  }

  it('has no Back button, no Next button and no buttons in the step menu', async () => {
    await atFirstStep({});
    expect(shownButtons('.step-buttons')).toEqual(expect.arrayContaining(['Back', 'Next']));
    expect(shownButtons('nav ol').length).toBeGreaterThan(0);
    cleanup();
    await atFirstStep({ hideNavigation: true });
    expect(shownButtons('.step-buttons')).not.toContain('Back');
    expect(shownButtons('.step-buttons')).not.toContain('Next');
    expect(shownButtons('nav ol')).toEqual([]);
  });

  it('has no Save and no Print button if hideSavePrint is set', async () => {
    await atFirstStep({ hideSavePrint: true });
    expect(shownButtons('.step-buttons')).toEqual(['Back', 'Next', 'Clear']);
  });
});
