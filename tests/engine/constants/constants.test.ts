import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as constants from '../../../engine/constants/constants.ts';
import { HONG_KONG_OFFSET_MS } from '../../../engine/values/calendar.ts';
import { ROOT } from '../../../scripts/command/run.ts';

/** Rooms of the product: a read in a test or a story does not count. */
const ROOMS = ['engine', 'renderer', 'server'];
const OWN = 'engine/constants/constants.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));
const filesOf = (rooms: readonly string[], ending: RegExp) =>
  rooms
    .flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(room, name),
      ),
    )
    .filter((name) => ending.test(name) && name !== OWN);

/**
 * Returns the code without comments, descriptions for authors and re-exports (`export { A } from`).
 */
const codeOf = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^ {2}description:\s*'[^']*'/gm, '')
    .replaceAll(/export \{[^}]*\} from '[^']*';/g, '');

const product = filesOf(ROOMS, /\.tsx?$/).map((file) => ({ file, code: codeOf(read(file)) }));

/** Returns the names that the code of these files does not contain. */
function unread(names: readonly string[], files: readonly { readonly code: string }[]): string[] {
  return names.filter((name) => !files.some(({ code }) => new RegExp(`\\b${name}\\b`).test(code)));
}

/** Returns the numbers in code: literals, and products of literals such as `30 * 1024 * 1024`. */
function numbersIn(code: string): number[] {
  const found = code.match(/(?<![\w.])\d[\d_]*(?:\s*\*\s*\d[\d_]*)*(?![\w.])/g) ?? [];
  return found.flatMap((text) => {
    const factors = text.split('*').map((each) => Number(each.trim().replaceAll('_', '')));
    const product = factors.reduce((all, factor) => all * factor, 1);
    return factors.length > 1 ? [...factors, product] : factors;
  });
}

describe('engine/constants/constants.ts', () => {
  it('promise 16: product code reads every constant', () => {
    expect(unread(Object.keys(constants), product)).toEqual([]);
  });

  it('unread: finds a read in code, but not in a comment or a re-export', () => {
    const files = [{ code: codeOf("/* A */\nexport { B } from './c.ts';\n// D\nuse(C);") }];
    expect(unread(['A', 'B', 'C', 'D'], files)).toEqual(['A', 'B', 'D']);
  });
});

/** Distinctive numbers with one meaning, in dollars, cents, bytes and milliseconds. */
const DISTINCTIVE: readonly number[] = [
  constants.UPLOAD_LIMIT_BYTES,
  constants.CERTIFICATE_FILE_LIMIT_BYTES,
  constants.FPS_QR_VALID_MS,
  constants.UNION_PAY_MAX_AMOUNT_CENTS,
  HONG_KONG_OFFSET_MS,
  // The time limit of the identity app, and amounts that only forms contain.
  1_080_000,
  998_000,
  2660,
];

describe('second copies', () => {
  it('promise 16: no code repeats a distinctive number', () => {
    const scripts = filesOf(['scripts'], /\.ts$/)
      .filter((file) => !file.startsWith('scripts/fuzz/'))
      .map((file) => ({ file, code: codeOf(read(file)) }));
    const copies = [...product, ...scripts].flatMap(({ file, code }) =>
      numbersIn(code)
        .filter((number) => DISTINCTIVE.includes(number))
        .map((number) => `${file}: ${number}`),
    );
    // Rules may import only rules and values, so the calendar has its own Hong Kong offset.
    expect(copies).toEqual([`engine/values/calendar.ts: ${HONG_KONG_OFFSET_MS}`]);
  });

  it('numbersIn: reads separators and products', () => {
    expect(numbersIn('a(31_457_280, 30 * 1024 * 1024)')).toEqual(
      expect.arrayContaining([31_457_280, 30, 1024]),
    );
    expect(numbersIn('x = 30 * 1024 * 1024;')).toContain(constants.UPLOAD_LIMIT_BYTES);
    expect(numbersIn("'v1.2', a2660")).not.toContain(2660);
  });
});

describe('required copies in JSON and style sheets', () => {
  it('promise 16: the schema of forms allows files up to the largest upload', () => {
    const text = read('schemas/meta/form-schema.schema.json');
    const limits = [...text.matchAll(/"maximum": (\d{6,})/g)].map(([, number]) => Number(number));
    expect(limits).toEqual([constants.UPLOAD_LIMIT_BYTES, constants.UPLOAD_LIMIT_BYTES]);
  });

  it('promise 16: the schema of forms states the default length of a list', () => {
    const most = constants.RECORD_LIST_DEFAULT_MAX;
    expect(read('schemas/meta/form-schema.schema.json')).toContain(
      `Largest number of rows, ${most} by default`,
    );
  });

  it('promise 16: the configuration schema has the default hotline and validation delay', async () => {
    const { readRuntimeConfig } = await import('../../../renderer/portal/runtimeConfig.ts');
    const { properties } = json('schemas/config/wfp-config.schema.json');
    expect(readRuntimeConfig({}).hotline).toBe(properties.HOTLINE.default);
    expect(properties.VALIDATION_DELAY_MS.default).toBe(constants.VALIDATION_DELAY_MS);
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'])(
    'promise 16: the notes state the session length in %s',
    (lang) => {
      const words = json(`renderer/i18n/locales/${lang}/wizard.json`);
      const minutes = constants.SESSION_IDLE_MS / 60_000;
      expect(words['notes.keptFor']).toMatch(new RegExp(`(?<!\\d)${minutes}(?!\\d)`));
    },
  );

  it('promise 16: LRTEST warns above the limit of UnionPay', () => {
    const limits = [...read('forms/LRTEST/schema.json').matchAll(/"maxValue": "(\d+)"/g)];
    expect(limits.map(([, dollars]) => Number(dollars) * 100)).toContain(
      constants.UNION_PAY_MAX_AMOUNT_CENTS,
    );
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'])(
    'promise 16: LODLIST states its largest value in %s',
    (lang) => {
      const [, most = ''] = /"maxValue": "(998000)"/.exec(read('forms/LODLIST/schema.json')) ?? [];
      const words = json(`renderer/i18n/locales/${lang}/validation.json`);
      expect(words.validationErr_regFeeTooLarge).toContain(Number(most).toLocaleString('en'));
    },
  );
});
