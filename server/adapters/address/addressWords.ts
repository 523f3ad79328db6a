/** How much a word of a search counts: a name tells more than ROAD, a number less than a name. */
export const WEIGHTS = { name: 1, number: 0.5, common: 0.3, han: 0.5, commonHan: 0.25 } as const;

/** Spellings that mean the same, by the one that is compared. */
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

/** What stands for a point of the compass, and for the middle, behind a street. */
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

/** Words that are not compared: they stand in one spelling of an address and not in another. */
const SILENT: ReadonlySet<string> = new Set(['AND', 'DISTRICT', 'NO', 'NOS', 'OF', 'THE']);

/**
 * A word as it is compared: abbreviations written out.
 *
 * @param word capital letters
 * @param before the word in front of it, as compared: "ROAD C" is ROAD CENTRAL
 * @returns `undefined` for a word that says nothing
 */
export function comparedWord(word: string, before: string | undefined): string | undefined {
  if (SILENT.has(word)) return undefined;
  const side = before !== undefined && STREETS.has(before) ? SIDES[word] : undefined;
  return side ?? SPELLINGS[word] ?? word;
}

/** What a Latin word counts in a comparison: less when most addresses have it. */
export const weightOfWord = (word: string): number =>
  COMMON.has(word) ? WEIGHTS.common : WEIGHTS.name;

/** The same of one Chinese character. */
export const weightOfHan = (character: string): number =>
  COMMON_HAN.has(character) ? WEIGHTS.commonHan : WEIGHTS.han;
