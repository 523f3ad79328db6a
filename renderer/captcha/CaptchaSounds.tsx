import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { wordsIn } from '../form/words.ts';
import { errorWords } from '../templates/fieldWords.tsx';

/**
 * Four buttons, one a character, each of which plays its clip (U-23). A clip that does not play is
 * told, and said aloud: who listens may see nothing of the picture.
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
    // Taken away first: what is said a second time must come a second time.
    setFailed(false);
    // One that the next clip broke off has not failed.
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
