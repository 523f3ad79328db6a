import { useState } from 'react';
import { behaviourIn, type ChallengeAnswer, callFailureOf } from '#engine';
import { fromBase64 } from '../../api/base64.ts';
import { fetchDocument } from '../../api/documentApi.ts';
import { downloadFile } from '../../browser/downloadFile.ts';
import { DOCUMENTS } from '../../i18n/lazy/documents.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { OwnCaptcha } from '../dialogs/OwnCaptcha.tsx';
import { callOf, wireData } from '../state/formCall.ts';
import type { ScreenProps } from '../state/Wizard.ts';
import type { WizardServices } from '../state/WizardServices.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Lists the papers that accompany the form, each as a Word document filled in with the answers.
 * Renders nothing if the answers require no papers.
 */
export function PaperDocuments({
  services,
  store,
  texts,
}: Pick<ScreenProps, 'services' | 'store' | 'texts'>) {
  const words = useLazyTexts(DOCUMENTS);
  const { working, hasFailed, asked, download } = useDownload(services);
  const { documents } = store.ask(behaviourIn);
  if (documents.length === 0) return null;
  return (
    <section className="section no-print" aria-labelledby="paper-documents">
      <h2 id="paper-documents" className="section-title">
        {words('title')}
      </h2>
      <p>{words('lead')}</p>
      <ul className="paper-list">
        {documents.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              aria-disabled={working !== undefined}
              onClick={() => void download(id)}
            >
              {words('download', { title: texts[`$documents.${id}.title`] ?? id })}
            </button>
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {working === undefined ? '' : words('downloading')}
      </span>
      {hasFailed && (
        <p className="notice notice-error" role="alert">
          {words('failed')}
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

/**
 * Downloads one paper at a time. If the server requires a captcha, repeats the call with the
 * captcha's answer.
 */
function useDownload(services: WizardServices) {
  const [working, setWorking] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<string>();
  /** An undefined id means that the applicant closed the captcha. */
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

/**
 * Downloads one paper.
 *
 * @throws {CallError} when the paper cannot be fetched
 */
async function downloadDocument(services: WizardServices, id: string): Promise<void> {
  const formData = await wireData(services);
  const { docx, fileName } = await fetchDocument(callOf(services), id, formData);
  downloadFile(new Blob([fromBase64(docx)], { type: DOCX }), fileName);
}
