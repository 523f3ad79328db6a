import { TEXT_SIZE } from '../i18n/lazy/textSize.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';

const BROWSERS = ['chrome', 'firefox', 'edge', 'opera', 'safari'] as const;

/** Explains how to change the text size in each browser (document 2, section 1). */
export function TextSizeHelp() {
  const words = useLazyTexts(TEXT_SIZE);
  return (
    <>
      <p>{words('body')}</p>
      <ul>
        {BROWSERS.map((browser) => (
          <li key={browser}>{words(browser)}</li>
        ))}
      </ul>
    </>
  );
}
