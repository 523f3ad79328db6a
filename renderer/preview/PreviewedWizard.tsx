import { useEffect, useRef, useState } from 'react';
import type { FormData } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { usePortal } from '../app/Portal.ts';
import type { MadeWizard } from '../wizard/useWizard.ts';
import { WizardPage, type WizardPageProps } from '../wizard/WizardPage.tsx';
import { wizardFacts } from '../wizard/wizardFacts.ts';
import { onFormEvent } from './formEvents.ts';

/** The new definition is written some moments before it is offered. */
const TRIES = 80;
const TRY_EVERY_MS = 25;

/**
 * A form under `npm run dev`: when its files are saved, the page goes on with the new definition, on
 * the same step and with the answers typed so far, as far as it still has a place for them.
 */
export function PreviewedWizard({
  listen = onFormEvent,
  load = loadForm,
  ...props
}: WizardPageProps & Partial<PreviewSource>) {
  const { http, config } = usePortal();
  const { language } = useLanguage();
  const [form, setForm] = useState(props.form);
  const wizard = useRef<MadeWizard>(undefined);
  const kept = useRef<Kept>(undefined);

  useEffect(
    () =>
      listen('landform:form', ({ code, hash }) => {
        if (code !== form.code || hash === form.hash) return;
        void offered(() => load(http, code, language, config), hash).then((next) => {
          if (!next) return;
          kept.current = wizard.current && standOf(wizard.current);
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
        if (kept.current) goOn(made, kept.current);
        kept.current = undefined;
      }}
    />
  );
}

/** Where a preview hears of saved forms, and gets them; a test has its own. */
export interface PreviewSource {
  readonly listen: typeof onFormEvent;
  readonly load: typeof loadForm;
}

/** How far somebody had come. */
interface Kept {
  readonly data: FormData;
  readonly screenId: string | undefined;
}

function standOf({ actor, services }: MadeWizard): Kept {
  const { screens, screenIndex } = actor.getSnapshot().context;
  return { data: services.store.data(), screenId: screens[screenIndex]?.id };
}

function goOn({ actor, services }: MadeWizard, { data, screenId }: Kept): void {
  services.store.replace(data);
  const facts = wizardFacts(services);
  actor.send({ type: 'answers.loaded', facts, signed: [], screenId });
}

async function offered(
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
