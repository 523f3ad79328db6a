import { type DraftFolder, FIRST_CODE } from './DraftFolder.ts';
import { relocated } from './relocated.ts';

/** The forms to start from, in the order of the list. */
export const EXAMPLES = ['booking', 'FIRST', 'ORDERS', 'NOTICE', 'COAP', 'LRWS1', 'empty'] as const;

/** A form to start from. */
export type Example = (typeof EXAMPLES)[number];

/** The texts of the example forms, by their path from the root; each is a file of its own. */
const FILES = import.meta.glob<string>(
  [
    '../../docs/examples/*/*/*.json',
    '../../docs/examples/*/*/{locales,samples}/*.json',
    '../../forms/{COAP,LRWS1}/*.json',
    '../../forms/{COAP,LRWS1}/{locales/*,samples/full,samples/minimal}.json',
  ],
  { query: '?raw', import: 'default' },
);

/** A schema of JSON Schema alone, from which Landform derives the rest. */
const BOOKING = import.meta.glob<string>('../examples/booking.json', {
  query: '?raw',
  import: 'default',
});

const EMPTY = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "My form",
  "type": "object",
  "properties": {}
}
`;

/** Fetches the folder of an example. @throws {TypeError} when a file cannot be fetched */
export async function loadExample(example: Example): Promise<DraftFolder> {
  if (example === 'empty') return { code: FIRST_CODE, files: { 'schema.json': EMPTY } };
  if (example === 'booking') {
    const [text = EMPTY] = await Promise.all(Object.values(BOOKING).map((load) => load()));
    return { code: 'BOOKING', files: { 'schema.json': text } };
  }
  const files = Object.entries(FILES).flatMap(([path, load]) => {
    const [, inside] = path.split(`/${example}/`);
    return inside === undefined ? [] : [{ inside, load }];
  });
  const texts = await Promise.all(
    files.map(async ({ inside, load }) => [inside, relocated(inside, await load())] as const),
  );
  return { code: example, files: Object.fromEntries(texts) };
}
