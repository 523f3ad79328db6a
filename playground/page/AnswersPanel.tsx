import type { Verdict } from '../frame/FrameMessages.ts';
import { useTexts } from '../texts/useTexts.ts';

interface AnswersPanelProps {
  readonly verdict: Verdict | undefined;
  /** Language of the form, in which the messages are. */
  readonly lang: string;
}

/** Renders the verdict about the answers, and the answers that would be submitted. */
export function AnswersPanel({ verdict, lang }: AnswersPanelProps) {
  const texts = useTexts();
  if (!verdict) return <p className="quiet">{texts.noAnswers}</p>;
  const { errors, submitted } = verdict;
  return (
    <>
      {errors.length === 0 ? (
        <p className="notice notice-success">{texts.valid}</p>
      ) : (
        <div className="notice notice-error">
          <p>{texts.invalid(errors.length)}</p>
          <ul className="verdict">
            {errors.map(({ path, text }) => (
              <li key={`${path} ${text}`}>
                <code>{path === '' ? texts.wholeForm : path}</code> <span lang={lang}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2 id="submitted">{texts.submitted}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="answers-json" tabIndex={0} aria-labelledby="submitted">
        <pre>{JSON.stringify(submitted, null, 2)}</pre>
      </section>
    </>
  );
}
