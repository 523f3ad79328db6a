import type { ReactNode } from 'react';
import reference from './apiReference.generated.json' with { type: 'json' };

type Call = (typeof reference.areas)[number]['calls'][number];
type Message = (typeof reference.messages)[number];

interface Content {
  readonly mediaType: string;
  readonly type: string;
}

const NAMES = new Set(reference.messages.map(({ name }) => name));

/** Renders every call of the API by area, then every message type that calls refer to. */
export function ApiReference() {
  return (
    <>
      {reference.areas.map(({ name, calls }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {calls.map((call) => (
            <CallTables key={`${call.method} ${call.path}`} call={call} />
          ))}
        </section>
      ))}
      <h2>Messages</h2>
      {reference.messages.map((message) => (
        <MessageTable key={message.name} message={message} />
      ))}
    </>
  );
}

function CallTables({ call }: { readonly call: Call }) {
  const { method, path, summary, needsSitting, parameters, answers } = call;
  return (
    <>
      <h3>
        {method} {path}
      </h3>
      <p>
        {summary}
        {needsSitting && ' The call requires the `sitting` cookie.'}
      </p>
      {'body' in call && call.body && (
        <p>
          Body: <ContentWords content={call.body} />
        </p>
      )}
      {parameters.length > 0 && (
        <Table heads={['Parameter', 'In', 'Value', 'Presence', 'Meaning']}>
          {parameters.map(({ name, place, type, isRequired, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{place}</td>
              <td>
                <Linked type={type} />
              </td>
              <td>{isRequired ? 'required' : 'optional'}</td>
              <td>{description}</td>
            </tr>
          ))}
        </Table>
      )}
      <Table heads={['Status', 'Response', 'Content']}>
        {answers.map(({ status, words, contents }) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td>{words}</td>
            <td>
              {contents.map((content) => (
                <ContentWords key={content.mediaType} content={content} />
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function MessageTable({ message }: { readonly message: Message }) {
  const { name, rows } = message;
  return (
    <>
      <h3 id={name}>{name}</h3>
      {'description' in message && <p>{message.description}</p>}
      {'type' in message && message.type && (
        <p>
          Value: <Linked type={message.type} />
        </p>
      )}
      {rows.length > 0 && (
        <Table heads={['Name', 'Value', 'Presence', 'Meaning']}>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td>
                <Linked type={row.type} />
              </td>
              <td>{row.isRequired ? 'required' : 'optional'}</td>
              <td>{'description' in row && row.description}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

interface TableProps {
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

function Table({ heads, children }: TableProps) {
  return (
    <table className="rows">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ContentWords({ content: { mediaType, type } }: { readonly content: Content }) {
  return (
    <>
      <Linked type={type} />
      {mediaType !== 'application/json' && ` (${mediaType})`}{' '}
    </>
  );
}

/** Links the names of messages to their tables. */
function Linked({ type }: { readonly type: string }) {
  return type.split(' ').map((word, at) => {
    const key = `${at} ${word}`;
    return NAMES.has(word) ? (
      <a key={key} href={`#${word}`}>
        {word}{' '}
      </a>
    ) : (
      <span key={key}>{word} </span>
    );
  });
}
