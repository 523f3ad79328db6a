import { MESSAGE_KEYS, type MessageKey } from 'virtual:message-keys';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';

/** Maximum length of a list that is not collapsed. */
const SHOWN = 4;

/** Renders every error message in three languages, with its sources. */
export function MessageTable() {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Words</th>
          <th scope="col">Raised by</th>
        </tr>
      </thead>
      <tbody>
        {MESSAGE_KEYS.map((row) => (
          <tr key={row.key} id={row.key}>
            <th scope="row">
              <code>{row.key}</code>
            </th>
            <td>
              {LANGUAGES.map((language) => (
                <p key={language} lang={LANGUAGE_CODES[language].html}>
                  {row.texts[language]}
                </p>
              ))}
            </td>
            <td>
              <Raisers row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Raisers({ row }: { readonly row: MessageKey }) {
  const { rules, fields, ownWords, files } = row;
  if (rules.length + fields.length + files.length === 0)
    return <p>nothing yet: words of the specification</p>;
  return (
    <>
      {rules.length > 0 && <p>{names(rules)}</p>}
      <Folding names={fields} what="fields" words={ownWords} />
      {rules.length === 0 && <Folding names={files} what="files" words={{}} />}
    </>
  );
}

interface FoldingProps {
  readonly names: readonly string[];
  readonly what: string;
  /** Texts that replace texts of the product, by name. */
  readonly words: Readonly<Record<string, string>>;
}

function Folding({ names: all, what, words }: FoldingProps) {
  const list = all.map((name) => (
    <span key={name}>
      <code>{name}</code>
      {words[name] !== undefined && ` “${words[name]}”`}{' '}
    </span>
  ));
  if (all.length <= SHOWN) return <p>{list}</p>;
  return (
    <details>
      <summary>
        {all.length} {what}
      </summary>
      <p>{list}</p>
    </details>
  );
}

function names(all: readonly string[]) {
  return all.map((name) => (
    <span key={name}>
      <code>{name}</code>{' '}
    </span>
  ));
}
