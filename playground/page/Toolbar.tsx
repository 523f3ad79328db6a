import { useId, useRef, useState } from 'react';
import { codeOf, type DraftFolder } from '../model/DraftFolder.ts';
import { EXAMPLES, type Example, loadExample } from '../model/examples.ts';
import { fragmentOf } from '../model/shareLink.ts';
import { useTexts } from '../texts/useTexts.ts';
import { CodeBox } from './CodeBox.tsx';
import { saveFile } from './saveFile.ts';
import type { EditedFolder, FolderActions } from './useFolder.ts';

interface ToolbarProps {
  readonly edited: EditedFolder & Pick<FolderActions, 'open' | 'restore' | 'rename'>;
}

type Outcome =
  | { readonly kind: 'copied' | 'ready'; readonly link: string }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'tooLong' | 'failedLoad' };

/** Renders the examples to start from, and the two ways to take the form along. */
export function Toolbar({ edited }: ToolbarProps) {
  const { folder } = edited;
  const texts = useTexts();
  const id = useId();
  const [example, setExample] = useState<Example>('booking');
  const [outcome, setOutcome] = useState<Outcome>();
  const list = useRef<HTMLSelectElement>(null);
  const restore = () => {
    edited.restore();
    // The button disappears, and the focus with it.
    list.current?.focus();
  };
  const open = async () => {
    try {
      edited.open(await loadExample(example));
      setOutcome(undefined);
    } catch {
      setOutcome({ kind: 'failedLoad' });
    }
  };
  const share = async () => setOutcome(await shareLink(folder));
  const download = async () => {
    const { zipFolder } = await import('../model/zipFolder.ts');
    const name = `${codeOf(folder)}.zip`;
    saveFile(name, zipFolder(folder));
    setOutcome({ kind: 'saved', name });
  };
  return (
    <div className="toolbar">
      <div className="start">
        <label htmlFor={id}>{texts.start}</label>
        <select
          id={id}
          ref={list}
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
        <CodeBox key={codeOf(folder)} code={codeOf(folder)} onRename={edited.rename} />
        <button type="button" className="button" onClick={share}>
          {texts.share}
        </button>
        <button type="button" className="button" onClick={download}>
          {texts.download}
        </button>
      </div>
      <Announcement outcome={outcome} edited={{ ...edited, restore }} />
    </div>
  );
}

function Announcement({
  outcome,
  edited,
}: ToolbarProps & { readonly outcome: Outcome | undefined }) {
  const texts = useTexts();
  const { run, isEdited, previous, restore } = edited;
  const words = {
    copied: texts.linkCopied,
    ready: texts.linkReady,
    saved: texts.saved(outcome?.kind === 'saved' ? outcome.name : ''),
    tooLong: texts.linkTooLong,
    failedLoad: texts.failedLoad,
  };
  return (
    <div role="status" className="announcement">
      {outcome && <p>{words[outcome.kind]}</p>}
      {!outcome && run > 1 && (previous || !isEdited) && (
        <p>
          {texts.opened}{' '}
          {previous && (
            <button type="button" className="link" onClick={restore}>
              {texts.restore}
            </button>
          )}
        </p>
      )}
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
