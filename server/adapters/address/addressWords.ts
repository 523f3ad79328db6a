/**
 * The weights of search words. A name weighs more than a number, and a number more than a common
 * word (ROAD). `han` and `commonHan` are for Chinese characters.
 */
export const WEIGHTS = { name: 1, number: 0.5, common: 0.3, han: 0.5, commonHan: 0.25 } as const;

/** Abbreviations and variants, each with the spelling that is compared. */
const SPELLINGS: Readonly<Record<string, string>> = {
  AV: 'AVENUE',
  AVE: 'AVENUE',
  BLDG: 'BUILDING',
  BLK: 'BLOCK',
  BLVD: 'BOULEVARD',
  CENTER: 'CENTRE',
  CIR: 'CIRCUIT',
  COMM: 'COMMERCIAL',
  CRES: 'CRESCENT',
  CT: 'COURT',
  CTR: 'CENTRE',
  DR: 'DRIVE',
  EST: 'ESTATE',
  FTY: 'FACTORY',
  GDN: 'GARDEN',
  GDNS: 'GARDENS',
  GOVT: 'GOVERNMENT',
  HSE: 'HOUSE',
  HTS: 'HEIGHTS',
  IND: 'INDUSTRIAL',
  KLN: 'KOWLOON',
  LN: 'LANE',
  MAN: 'MANSION',
  MKT: 'MARKET',
  MT: 'MOUNT',
  PATHWAY: 'PATH',
  PH: 'PHASE',
  PK: 'PARK',
  PLZ: 'PLAZA',
  RD: 'ROAD',
  SQ: 'SQUARE',
  ST: 'STREET',
  STN: 'STATION',
  TCE: 'TERRACE',
  TER: 'TERRACE',
  TERR: 'TERRACE',
  TWR: 'TOWER',
  VILL: 'VILLAGE',
};

/**
 * Abbreviations of compass points and of CENTRAL. They apply directly after ROAD, STREET or AVENUE.
 */
const SIDES: Readonly<Record<string, string>> = {
  C: 'CENTRAL',
  E: 'EAST',
  N: 'NORTH',
  S: 'SOUTH',
  W: 'WEST',
};

const STREETS: ReadonlySet<string> = new Set(['ROAD', 'STREET', 'AVENUE']);

const COMMON: ReadonlySet<string> = new Set(
  `AVENUE BLOCK BUILDING CENTRAL CENTRE COURT EAST ESTATE GARDEN GARDENS HK HONG HOUSE
  KLN KONG KOWLOON LANE MANSION NEW NORTH NT PATH PHASE PLAZA ROAD SOUTH STREET TERRACE TERRITORIES
  TOWER VILLAGE WEST`.split(/\s+/),
);
const COMMON_HAN: ReadonlySet<string> = new Set('区号座楼厦大道街路里村邨苑园花庄香港九龙新界');

/** Words that are ignored, because some spellings of an address omit them. */
const SILENT: ReadonlySet<string> = new Set(['AND', 'DISTRICT', 'NO', 'NOS', 'OF', 'THE']);

/**
 * Returns the spelling of a word that is compared, with abbreviations written out.
 *
 * @param word word in capital letters
 * @param before the previous word in its compared spelling: "ROAD C" is ROAD CENTRAL
 * @returns `undefined` for a word that is ignored
 */
export function comparedWord(word: string, before: string | undefined): string | undefined {
  if (SILENT.has(word)) return undefined;
  const side = before !== undefined && STREETS.has(before) ? SIDES[word] : undefined;
  return side ?? SPELLINGS[word] ?? word;
}

/** Returns the weight of a Latin word, which is lower for words that most addresses contain. */
export const weightOfWord = (word: string): number =>
  COMMON.has(word) ? WEIGHTS.common : WEIGHTS.name;

/**
 * Returns the weight of a Chinese character, which is lower for characters that most addresses
 * contain.
 */
export const weightOfHan = (character: string): number =>
  COMMON_HAN.has(character) ? WEIGHTS.commonHan : WEIGHTS.han;
