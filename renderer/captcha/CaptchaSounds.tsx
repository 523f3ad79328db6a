import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Four buttons, one a character, each of which plays its clip (U-23). */
export function CaptchaSounds({ clips }: { readonly clips: readonly string[] }) {
  const { t } = useTranslation('wizard');
  const playing = useRef<HTMLAudioElement>(undefined);
  const play = (clip: string) => {
    playing.current?.pause();
    playing.current = new Audio(clip);
    // A browser that refuses to play says so itself; the picture and the other clips remain.
    playing.current.play().catch(() => undefined);
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
