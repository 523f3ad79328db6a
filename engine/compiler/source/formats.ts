import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/** The test of a standard format. JSON Schema's own formats have no value type in Landform. */
export interface Format {
  /** The project's keyword that tests the format, if present. */
  readonly keyword?: 'email';
  /** Patterns for a format without a keyword. The text must match all of them. */
  readonly patterns?: readonly string[];
  /** The notation, shown as the placeholder of the empty field. */
  readonly placeholder?: string;
  /** A valid example, shown in the error message. */
  readonly example?: string;
  /** Limits of a number, one keyword in each object. */
  readonly number?: readonly JsonObject[];
}

const MONTHS_AND_DAYS =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const LEAP_DAYS =
  '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29';
const DATE = `(?:\\d{4}-${MONTHS_AND_DAYS}|${LEAP_DAYS})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';
const ZONE = '(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
/**
 * Excludes invalid octets with a lookahead. Alternatives with a common prefix cannot be proved to
 * run in linear time.
 */
const OCTET = '(?!0\\d|2[6-9]\\d|25[6-9]|[3-9]\\d\\d)\\d{1,3}';
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const IPV4 = `(?:${OCTET}\\.){3}${OCTET}`;
const HEX = '[0-9A-Fa-f]{1,4}';
const LAST_OF_IPV6 = `(?:${HEX}|${IPV4})`;
/**
 * Matches eight groups, of which `::` replaces one or more; the last two may be an IPv4 address.
 * Lookaheads exclude too few groups, too many groups, and too many groups next to `::`. Each
 * exclusion is a separate pattern, because a single pattern cannot be proved to run in linear time.
 */
const IPV6 = [
  `^(?:(?:${HEX}:){1,7}|:(?=:))(?:${LAST_OF_IPV6}|:(?:(?:${HEX}:){0,6}${LAST_OF_IPV6})?)$`,
  `^(?!(?:${HEX}:){0,6}${HEX}$)`,
  `^(?!(?:${HEX}:){0,5}\\d{1,3}\\.)`,
  `^(?!(?:${HEX}:){7}\\d{1,3}\\.)`,
  `^(?!(?=[^.]{0,40}::):{0,2}(?:${HEX}:{1,2}){6}(?:${HEX}:{1,2}${HEX}|\\d{1,3}\\.))`,
];
const DAYS_LONG = '(?:Y(?:\\d+(?:M(?:\\d+D)?|D))?|M(?:\\d+D)?|D)';
const HOURS_LONG = 'T\\d+(?:H(?:\\d+(?:M(?:\\d+S)?|S))?|M(?:\\d+S)?|S)';
const ESCAPED = '%[0-9A-Fa-f]{2}';
const NAME = `(?:\\w|${ESCAPED})+(?::[1-9]\\d{0,3}|\\*)?`;
const STEPS = '(?:/(?:[^~/]|~[01])*)*';
const LETTERS = '[A-Za-z0-9+/]';
const URI_CHARACTERS = "[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]";

/**
 * The formats that Landform tests, by name (RFC 3339, RFC 3986 and others as the standard's
 * vocabulary names them). The format `date` is `YYYY-MM-DD`, as in the data of an external schema;
 * the project's own date is DD/MM/YYYY. Each pattern runs in linear time. The list includes the
 * formats of ajv-formats and OpenAPI, also those of numbers. `forms:check` reports every other
 * format, which is not tested.
 */
export const FORMATS: Readonly<Record<string, Format>> = {
  email: { keyword: 'email' },
  date: whole(DATE, 'YYYY-MM-DD'),
  time: whole(TIME + ZONE, 'hh:mm:ss+08:00'),
  'date-time': whole(`${DATE}[Tt]${TIME}${ZONE}`, 'YYYY-MM-DDThh:mm:ss+08:00'),
  uri: whole(`[A-Za-z][A-Za-z0-9+.-]*:${URI_CHARACTERS}+`, 'https://'),
  url: whole(`https?://${URI_CHARACTERS}+`, 'https://'),
  'uri-reference': like(`${URI_CHARACTERS}*`, '/page or https://example.org/page'),
  'uri-template': like(
    `(?:[^\\x00-\\x20"'<>%\\\\^\`{|}]|${ESCAPED}|\\{[+#./;?&=,!@|]?${NAME}(?:,${NAME})*\\})*`,
    'https://example.org/{name}',
  ),
  uuid: like(
    '(?:[Uu][Rr][Nn]:[Uu][Uu][Ii][Dd]:)?[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}',
    '123e4567-e89b-12d3-a456-426614174000',
  ),
  ipv4: like(IPV4, '192.0.2.1'),
  ipv6: { patterns: IPV6, example: '2001:db8::1' },
  hostname: like(`${LABEL}(?:\\.${LABEL})*`, 'www.example.org'),
  duration: like(
    `P(?:\\d+(?:W|${DAYS_LONG}(?:${HOURS_LONG})?)|${HOURS_LONG})`,
    'P1Y6M, P10D or PT2H30M',
  ),
  'iso-time': whole(`${TIME}${ZONE}?`, 'hh:mm:ss'),
  'iso-date-time': whole(`${DATE}[Tt\\s]${TIME}${ZONE}?`, 'YYYY-MM-DDThh:mm:ss'),
  'json-pointer': like(STEPS, '/list/0/name'),
  'json-pointer-uri-fragment': like(
    `#(?:/(?:[\\w.!$&'()*+,;:=@-]|${ESCAPED}|~[01])*)*`,
    '#/list/0/name',
  ),
  'relative-json-pointer': like(`(?:0|[1-9]\\d*)(?:#|${STEPS})`, '1/name'),
  byte: like(`(?:${LETTERS}{4})*(?:${LETTERS}{2}==|${LETTERS}{3}=)?`, 'SGVsbG8='),
  int32: { number: [{ multipleOf: 1 }, { minimum: -(2 ** 31) }, { maximum: 2 ** 31 - 1 }] },
  int64: { number: [{ multipleOf: 1 }] },
  float: { number: [] },
  double: { number: [] },
};

function whole(pattern: string, placeholder: string): Format {
  return { patterns: [`^${pattern}$`], placeholder };
}

function like(pattern: string, example: string): Format {
  return { patterns: [`^${pattern}$`], example };
}

/** Returns a format that is tested; `undefined` for every other value. */
export function formatOf(format: Json | undefined): Format | undefined {
  return typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}

/** Returns the tests of a format, one for each of its parts; an empty list if it is not tested. */
export function formatTests(format: Json | undefined): readonly JsonObject[] {
  const { keyword, patterns = [], number = [] } = formatOf(format) ?? {};
  return [
    ...(keyword ? [{ [keyword]: true }] : []),
    ...patterns.map((pattern) => ({ pattern })),
    ...number,
  ];
}
