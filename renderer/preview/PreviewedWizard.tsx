import { useEffect, useRef, useState } from 'react';
import type { FormData } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { usePortal } from '../portal/Portal.ts';
import { wizardFacts } from '../wizard/state/wizardFacts.ts';
import type { WizardHandle } from '../wizard/useWizard.ts';
import { WizardPage, type WizardPageProps } from '../wizard/WizardPage.tsx';
import { onFormEvent } from './formEvents.ts';

/** The event may arrive some moments before the server offers the new definition. */
const TRIES = 80;
const TRY_EVERY_MS = 25;

/**
 * Renders a form under `npm run dev`. When its files are saved, the page continues with the new
 * definition. The page stays on the same step and retains the answers.
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
        if (kept.current) resumeAt(made, kept.current);
        kept.current = undefined;
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

function positionOf({ actor, services }: WizardHandle): Kept {
  const { screens, screenIndex } = actor.getSnapshot().context;
  return { data: services.store.data(), screenId: screens[screenIndex]?.id };
}

function resumeAt({ actor, services }: WizardHandle, { data, screenId }: Kept): void {
  services.store.replace(data);
  const facts = wizardFacts(services);
  actor.send({ type: 'answers.loaded', facts, signed: [], screenId });
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
