import { useEffect, useRef, useState } from 'react';
import type { FormData } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { usePortal } from '../portal/Portal.ts';
import type { WizardHandle } from '../wizard/useWizard.ts';
import { WizardPage, type WizardPageProps } from '../wizard/WizardPage.tsx';
import { onFormEvent } from './formEvents.ts';
import { currentScreenId, replaceAnswers } from './replaceAnswers.ts';

/** The event may arrive some moments before the server offers the new definition. */
const TRIES = 80;
const TRY_EVERY_MS = 25;

/**
 * Renders a form under `npm run dev`. When its files are saved, the page continues with the new
 * definition. The page stays on the same step and retains the answers.
 *
 * @param props.onMade called after the wizard of each definition is created
 */
export function PreviewedWizard({
  listen = onFormEvent,
  load = loadForm,
  ...props
}: WizardPageProps & Partial<PreviewSource>) {
  const { http, config } = usePortal();
  const { language } = useLanguage();
  const [form, setForm] = useState(props.form);
  const wizard = useRef<WizardHandle>(undefined);
  const kept = useRef<Kept>(undefined);

  useEffect(
    () =>
      listen('landform:form', ({ code, hash }) => {
        if (code !== form.code || hash === form.hash) return;
        void waitUntilOffered(() => load(http, code, language, config), hash).then((next) => {
          if (!next) return;
          kept.current = wizard.current && positionOf(wizard.current);
          setForm(next);
        });
      }),
    [form, http, config, language, listen, load],
  );

  return (
    <WizardPage
      key={form.hash}
      {...props}
      form={form}
      onMade={(made) => {
        wizard.current = made;
        if (kept.current) replaceAnswers(made, kept.current.data, kept.current.screenId);
        kept.current = undefined;
        props.onMade?.(made);
      }}
    />
  );
}

/** The source of saved forms for a preview; a test passes its own. */
export interface PreviewSource {
  readonly listen: typeof onFormEvent;
  readonly load: typeof loadForm;
}

/** The answers and the current screen. */
interface Kept {
  readonly data: FormData;
  readonly screenId: string | undefined;
}

function positionOf(wizard: WizardHandle): Kept {
  return { data: wizard.services.store.data(), screenId: currentScreenId(wizard) };
}

async function waitUntilOffered(
  load: () => Promise<LoadedForm>,
  hash: string,
): Promise<LoadedForm | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const form = await load().catch(() => undefined);
    if (form?.hash === hash) return form;
    await new Promise((done) => setTimeout(done, TRY_EVERY_MS));
  }
  return undefined;
}
