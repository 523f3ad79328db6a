/**
 * A valid value of each rule keyword that fixes a format, as the page shows it. A test checks each
 * with its rule.
 */
export const EXAMPLES: Readonly<Record<string, string>> = {
  hkid: 'A123456(3)',
  prn: 'A1234565',
  phone: '3105 0000',
  hkMobile: '9123 4567',
  fax: '3105 0001',
  email: 'name@example.hk',
  hkDate: '20/11/2026',
  monthYear: '11/2026',
  time12h: '2:05 PM',
  amount: '1,234.50',
  percentage: '33.33',
  decimalText: '12.5',
  integerText: '12',
  prcId: '11010519491231002X',
  prcTravelPermit: 'C12345678',
  passport: 'K12345678',
  brNumber: '12345678',
  crNumber: 'F0001234',
  memorialNumber: 'UB1234567',
  solicitorsCode: '12345678',
  chineseOnly: '陳大文',
  englishOnly: 'CHAN Tai Man',
  alphanumericHyphen: 'EA-1234',
  digitsHyphen: '123-456',
  digitsComma: '12,34',
  yearList: '2015-2017, 2019',
};
