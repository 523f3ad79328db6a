import sources from './contentSources.json' with { type: 'json' };

/** The part of a manifest that the guide reads. */
interface Manifest {
  readonly $comment?: string;
}

const MANIFESTS = import.meta.glob<Manifest>('../../forms/*/manifest.json', {
  eager: true,
  import: 'default',
});
const TEXTS = import.meta.glob<Readonly<Record<string, string>>>('../../forms/*/locales/en.json', {
  eager: true,
  import: 'default',
});

const KNOWN: Readonly<Record<string, unknown>> = sources;

/** Renders every registered form with the source of its code and its author's remark. */
export function ContentTable() {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col" className="brief">
            What the code is
          </th>
          <th scope="col">What of the content was found, inferred or proposed</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(MANIFESTS).map(([file, { $comment }]) => {
          const code = file.split('/').at(-2) ?? '';
          const known = KNOWN[code];
          const title = TEXTS[file.replace('manifest', 'locales/en')]?.['$form.title'];
          return (
            <tr key={code} id={code}>
              <th scope="row">
                <code>{code}</code>
                <br />
                {title}
              </th>
              <td>{Array.isArray(known) ? known.join(', ') : 'not stated'}</td>
              <td>{$comment ?? 'not stated'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
