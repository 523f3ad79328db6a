import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsIn } from '../i18n/formWords.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { errorWords } from '../templates/fieldWords.tsx';

/**
 * Renders a button for each character, which plays the character's clip (U-23). A failure to play
 * is shown and announced, because an applicant who listens may not see the picture.
 */
export function CaptchaSounds({ clips }: { readonly clips: readonly string[] }) {
  const { t } = useTranslation('wizard');
  const playing = useRef<HTMLAudioElement>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const word = wordsIn(useLanguage().language);
  const play = (clip: string) => {
    playing.current?.pause();
    const audio = new Audio(clip);
    playing.current = audio;
    // Removes the message first, so that screen readers announce the same message again.
    setFailed(false);
    // A clip that was interrupted by the next clip has not failed.
    audio.play().catch(() => {
      if (playing.current === audio) setFailed(true);
    });
  };
  return (
    <fieldset className="captcha-sounds">
      <legend className="field-help">{t('captcha.audioGroup')}</legend>
      {clips.map((clip, index) => (
        <button
          key={clip}
          type="button"
          className="button captcha-sound"
          onClick={() => play(clip)}
        >
          <Speaker />
          <span aria-hidden="true">{index + 1}</span>
          <span className="visually-hidden">{t('captcha.audio', { number: index + 1 })}</span>
        </button>
      ))}
      {hasFailed && (
        <p className="field-error" role="alert">
          {errorWords(t('captcha.soundFailed'), word)}
        </p>
      )}
    </fieldset>
  );
}

function Speaker() {
  return (
    <svg className="icon-line" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2 6v4h3l4 3V3L5 6zM11.5 5.5a4 4 0 010 5" />
    </svg>
  );
}
