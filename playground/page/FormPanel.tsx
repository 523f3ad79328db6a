import { useState } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import type { DraftSample } from '../model/samplesOf.ts';
import { useTexts } from '../texts/useTexts.ts';
import { Choice } from './Choice.tsx';
import type { Checked } from './useChecked.ts';
import type { Frame } from './useFrame.ts';

/** The names of the languages, each in itself. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
};

/** Returns the languages as options of a choice. */
export function languageOptions(languages: readonly Language[]) {
  return languages.map(
    (language) => [language, LANGUAGE_NAMES[language], LANGUAGE_CODES[language].html] as const,
  );
}

interface FormPanelProps {
  readonly checked: Checked;
  readonly frame: Frame;
  readonly samples: readonly DraftSample[];
}

/** Renders the form in its frame, with the controls of language, width and samples. */
export function FormPanel({ checked, frame, samples }: FormPanelProps) {
  const texts = useTexts();
  const [width, setWidth] = useState<'full' | 'phone'>('full');
  const { form, isOld } = checked;
  const hasFailed = frame.failure !== undefined;
  return (
    <>
      <div className="form-tools">
        <Choice
          legend={texts.formLanguage}
          options={languageOptions(form?.plan.languages ?? LANGUAGES)}
          value={frame.language}
          onChange={frame.choose}
        />
        <Choice
          legend={texts.width}
          options={[
            ['full', texts.widthFull],
            ['phone', texts.widthPhone],
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      {samples.length > 0 && (
        <fieldset className="samples">
          <legend>{texts.samples}</legend>
          {samples.map(({ name, formData }) => (
            <button
              key={name}
              type="button"
              className="toggle"
              onClick={() => frame.fill(formData)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div role="status">
        {frame.filled === true && <p className="visually-hidden">{texts.filled}</p>}
        {frame.filled === false && <p className="notice notice-warning">{texts.notFilled}</p>}
      </div>
      {isOld && <p className="notice notice-warning">{texts.lastForm}</p>}
      {hasFailed && <p className="notice notice-error">{texts.formFailed}</p>}
      {!form && <p className="notice">{checked.isChecking ? texts.checking : texts.noForm}</p>}
      <iframe
        ref={frame.ref}
        className={width === 'phone' ? 'form-frame form-frame-phone' : 'form-frame'}
        title={texts.form}
        src={frame.address}
        hidden={!form || hasFailed}
      />
      <p className="quiet hint">{texts.noServer}</p>
    </>
  );
}
