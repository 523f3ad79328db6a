/** How a format of the standard is asked for: JSON Schema's own formats have no value type here. */
export interface Format {
  /** House keyword that tests it, where there is one. */
  readonly keyword?: 'email';
  /** What the text must match, where there is none. */
  readonly pattern?: string;
  /** How it is written, shown in the empty box. */
  readonly placeholder?: string;
}

const MONTHS_AND_DAYS =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const LEAP_DAYS =
  '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29';
const DATE = `(?:\\d{4}-${MONTHS_AND_DAYS}|${LEAP_DAYS})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';
const ZONE = '(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
/** Said by what it is not: of alternatives that begin alike nobody proves that they are linear. */
const OCTET = '(?!0\\d|2[6-9]\\d|25[6-9]|[3-9]\\d\\d)\\d{1,3}';
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const URI_CHARACTERS = "[A-Za-z0-9._~:/?#\\[\\]@!$&'()*+,;=%-]";

/**
 * The formats that are tested, by name (RFC 3339, RFC 3986 and others as the standard's vocabulary
 * names them). A date stays a text `YYYY-MM-DD` as the stranger's data have it; the house's own date
 * is DD/MM/YYYY. Each pattern is linear in time.
 */
export const FORMATS: Readonly<Record<string, Format>> = {
  email: { keyword: 'email' },
  date: whole(DATE, 'YYYY-MM-DD'),
  time: whole(TIME + ZONE, 'hh:mm:ss+08:00'),
  'date-time': whole(`${DATE}[Tt]${TIME}${ZONE}`, 'YYYY-MM-DDThh:mm:ss+08:00'),
  uri: whole(`[A-Za-z][A-Za-z0-9+.-]*:${URI_CHARACTERS}+`, 'https://'),
  url: whole(`https?://${URI_CHARACTERS}+`, 'https://'),
  'uri-reference': whole(`${URI_CHARACTERS}*`),
  uuid: whole('[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}'),
  ipv4: whole(`(?:${OCTET}\\.){3}${OCTET}`),
  hostname: whole(`${LABEL}(?:\\.${LABEL})*`),
};

function whole(pattern: string, placeholder?: string): Format {
  const format = { pattern: `^${pattern}$` };
  return placeholder === undefined ? format : { ...format, placeholder };
}
