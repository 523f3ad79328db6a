import { useState } from 'react';
import { type ChallengeAnswer, callFailureOf, conductIn, type Language } from '#engine';
import { fromBase64 } from '../api/base64.ts';
import { fetchDocument } from '../api/documentApi.ts';
import { downloadFile } from '../app/downloadFile.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/documents.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/documents.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/documents.json' with { type: 'json' };
import { OwnCaptcha } from './OwnCaptcha.tsx';
import { callOf, wireData } from './submissionCalls.ts';
import type { ScreenProps } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

/** The texts come with the last screens, which alone need them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Papers that go with the form, each as a Word document that is filled in with the answers. Draws nothing
 * where the answers ask for none.
 */
export function PaperDocuments({
  services,
  store,
  texts,
}: Pick<ScreenProps, 'services' | 'store' | 'texts'>) {
  const { language } = useLanguage();
  const words = WORDS[language];
  const { working, hasFailed, asked, download } = useDownload(services);
  const { documents } = store.ask(conductIn);
  if (documents.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby="paper-documents">
      <h2 id="paper-documents" className="section-title">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <ul className="paper-list">
        {documents.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              aria-disabled={working !== undefined}
              onClick={() => void download(id)}
            >
              {words.download.replace('{title}', texts[`$documents.${id}.title`] ?? id)}
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {working === undefined ? '' : words.downloading}
      </span>
      {hasFailed && (
        <p className="notice notice-error" role="alert">
          {words.failed}
        </p>
      )}
      {asked !== undefined && (
        <OwnCaptcha
          services={services}
          onAnswer={(answer) => void download(answer && asked, answer)}
        />
      )}
    </section>
  );
}

/** Downloads one paper at a time; where the server asks for the captcha, the call is made again with it. */
function useDownload(services: WizardServices) {
  const [working, setWorking] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<string>();
  /** Without an id the applicant has given the captcha up. */
  const download = async (id: string | undefined, challenge?: ChallengeAnswer) => {
    setAsked(undefined);
    if (working !== undefined || id === undefined) return;
    setWorking(id);
    setFailed(false);
    if (challenge) services.http.pass.offer(challenge);
    try {
      await downloadDocument(services, id);
    } catch (error) {
      if (callFailureOf(error).kind === 'captcha') setAsked(id);
      else setFailed(true);
    } finally {
      setWorking(undefined);
    }
  };
  return { working, hasFailed, asked, download };
}

/** @throws {CallError} when it cannot be fetched */
async function downloadDocument(services: WizardServices, id: string): Promise<void> {
  const formData = await wireData(services);
  const { docx, fileName } = await fetchDocument(callOf(services), id, formData);
  downloadFile(new Blob([fromBase64(docx)], { type: DOCX }), fileName);
}
