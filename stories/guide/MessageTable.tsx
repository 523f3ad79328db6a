import { MESSAGE_KEYS, type MessageKey } from 'virtual:message-keys';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';

/** Fields beyond these fold away. */
const FIELDS_SHOWN = 4;

/** Every message of an answer, in three languages, with what raises it. */
export function MessageTable() {
  return (
    <table>
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
  const { rules, fields, files } = row;
  if (rules.length + fields.length + files.length === 0) return <p>no form or rule of today</p>;
  return (
    <>
      {rules.length > 0 && <p>{names(rules)}</p>}
      {fields.length > FIELDS_SHOWN ? (
        <details>
          <summary>{fields.length} fields</summary>
          {names(fields)}
        </details>
      ) : (
        names(fields)
      )}
      {rules.length === 0 && files.length > 0 && <p>{names(files)}</p>}
    </>
  );
}

function names(all: readonly string[]) {
  return all.map((name) => (
    <span key={name}>
      <code>{name}</code>{' '}
    </span>
  ));
}
