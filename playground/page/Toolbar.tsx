import { useId, useState } from 'react';
import { codeOf, type DraftFolder } from '../model/DraftFolder.ts';
import { EXAMPLES, type Example, loadExample } from '../model/examples.ts';
import { fragmentOf } from '../model/shareLink.ts';
import { useTexts } from '../texts/useTexts.ts';
import { saveFile } from './saveFile.ts';

interface ToolbarProps {
  readonly folder: DraftFolder;
  readonly onOpen: (folder: DraftFolder) => void;
}

type Outcome =
  | { readonly kind: 'copied' | 'ready'; readonly link: string }
  | { readonly kind: 'tooLong' | 'failedLoad' };

/** Renders the examples to start from, and the two ways to take the form along. */
export function Toolbar({ folder, onOpen }: ToolbarProps) {
  const texts = useTexts();
  const id = useId();
  const [example, setExample] = useState<Example>('booking');
  const [outcome, setOutcome] = useState<Outcome>();
  const open = async () => {
    try {
      onOpen(await loadExample(example));
      setOutcome(undefined);
    } catch {
      setOutcome({ kind: 'failedLoad' });
    }
  };
  const share = async () => setOutcome(await shareLink(folder));
  const download = async () => {
    const { zipFolder } = await import('../model/zipFolder.ts');
    saveFile(`${codeOf(folder)}.zip`, zipFolder(folder));
  };
  return (
    <div className="toolbar">
      <div className="start">
        <label htmlFor={id}>{texts.start}</label>
        <select
          id={id}
          value={example}
          onChange={({ target }) => setExample(target.value as Example)}
        >
          {EXAMPLES.map((each) => (
            <option key={each} value={each}>
              {texts.examples[each]}
            </option>
          ))}
        </select>
        <button type="button" className="button" onClick={open}>
          {texts.open}
        </button>
      </div>
      <div className="start">
        <button type="button" className="button" onClick={share}>
          {texts.share}
        </button>
        <button type="button" className="button" onClick={download}>
          {texts.download}
        </button>
      </div>
      <Told outcome={outcome} />
    </div>
  );
}

function Told({ outcome }: { readonly outcome: Outcome | undefined }) {
  const texts = useTexts();
  const words = {
    copied: texts.linkCopied,
    ready: texts.linkReady,
    tooLong: texts.linkTooLong,
    failedLoad: texts.failedLoad,
  };
  return (
    <div role="status" className="told">
      {outcome && <p>{words[outcome.kind]}</p>}
      {outcome && 'link' in outcome && (
        <input
          className="link-box"
          aria-label={texts.linkAddress}
          readOnly
          value={outcome.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}

/** Puts the form into the page's address, and copies that if the browser allows it. */
async function shareLink(folder: DraftFolder): Promise<Outcome> {
  let link: string;
  try {
    const address = new URL(window.location.href);
    address.hash = await fragmentOf(folder);
    link = address.href;
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'tooLong' };
    throw error;
  }
  window.history.replaceState(null, '', link);
  const isCopied = await navigator.clipboard?.writeText(link).then(
    () => true,
    () => false,
  );
  return { kind: isCopied ? 'copied' : 'ready', link };
}
