// Generated from the files of engine/rules by scripts/generate-types.ts.
import type { RuleKeyword } from '../../definition/RuleKeyword.ts';
import { RULE as alphanumericRule } from '../../rules/alphanumeric.ts';
import { RULE as alphanumericHyphenRule } from '../../rules/alphanumericHyphen.ts';
import { RULE as amountRule } from '../../rules/amount.ts';
import { RULE as brNumberRule } from '../../rules/brNumber.ts';
import { RULE as chineseOnlyRule } from '../../rules/chineseOnly.ts';
import { RULE as crNumberRule } from '../../rules/crNumber.ts';
import { RULE as dateMaxRule } from '../../rules/dateMax.ts';
import { RULE as dateMinRule } from '../../rules/dateMin.ts';
import { RULE as decimalTextRule } from '../../rules/decimalText.ts';
import { RULE as digitsCommaRule } from '../../rules/digitsComma.ts';
import { RULE as digitsHyphenRule } from '../../rules/digitsHyphen.ts';
import { RULE as digitsOnlyRule } from '../../rules/digitsOnly.ts';
import { RULE as emailRule } from '../../rules/email.ts';
import { RULE as englishOnlyRule } from '../../rules/englishOnly.ts';
import { RULE as exactCharsRule } from '../../rules/exactChars.ts';
import { RULE as faxRule } from '../../rules/fax.ts';
import { RULE as hkDateRule } from '../../rules/hkDate.ts';
import { RULE as hkidRule } from '../../rules/hkid.ts';
import { RULE as hkMobileRule } from '../../rules/hkMobile.ts';
import { RULE as integerTextRule } from '../../rules/integerText.ts';
import { RULE as maxCharsRule } from '../../rules/maxChars.ts';
import { RULE as maxSelectedRule } from '../../rules/maxSelected.ts';
import { RULE as maxValueRule } from '../../rules/maxValue.ts';
import { RULE as memorialNumberRule } from '../../rules/memorialNumber.ts';
import { RULE as minCharsRule } from '../../rules/minChars.ts';
import { RULE as minSelectedRule } from '../../rules/minSelected.ts';
import { RULE as minValueRule } from '../../rules/minValue.ts';
import { RULE as monthYearRule } from '../../rules/monthYear.ts';
import { RULE as multipleOfRule } from '../../rules/multipleOf.ts';
import { RULE as passportRule } from '../../rules/passport.ts';
import { RULE as percentageRule } from '../../rules/percentage.ts';
import { RULE as phoneRule } from '../../rules/phone.ts';
import { RULE as prcIdRule } from '../../rules/prcId.ts';
import { RULE as prcTravelPermitRule } from '../../rules/prcTravelPermit.ts';
import { RULE as prnRule } from '../../rules/prn.ts';
import { RULE as rangeCharsRule } from '../../rules/rangeChars.ts';
import { RULE as sameAsRule } from '../../rules/sameAs.ts';
import { RULE as schemaRule } from '../../rules/schema.ts';
import { RULE as solicitorsCodeRule } from '../../rules/solicitorsCode.ts';
import { RULE as time12hRule } from '../../rules/time12h.ts';
import { RULE as valueRangeRule } from '../../rules/valueRange.ts';
import { RULE as weekdayRule } from '../../rules/weekday.ts';
import { RULE as yearListRule } from '../../rules/yearList.ts';
import { RULE as yearsInOrderRule } from '../../rules/yearsInOrder.ts';
import { RULE as yearsOnceRule } from '../../rules/yearsOnce.ts';
import { RULE as yearsWithinRule } from '../../rules/yearsWithin.ts';

/**
 * Every rule keyword, in catalogue order: shorthands on a leaf run in this order, whatever the
 * order in the file; entries of `rules` follow, in theirs. A keyword may appear directly on a leaf,
 * in an entry of `rules`, or in the value schema of a condition. Keywords that need the day or another
 * answer (`bound`, `pointer`) may not appear in a condition. Empty values pass them all.
 */
export const RULE_KEYWORDS: readonly RuleKeyword[] = [
  hkidRule,
  prnRule,
  phoneRule,
  hkMobileRule,
  faxRule,
  emailRule,
  hkDateRule,
  monthYearRule,
  time12hRule,
  amountRule,
  percentageRule,
  decimalTextRule,
  integerTextRule,
  prcIdRule,
  prcTravelPermitRule,
  passportRule,
  brNumberRule,
  crNumberRule,
  memorialNumberRule,
  solicitorsCodeRule,
  chineseOnlyRule,
  englishOnlyRule,
  digitsOnlyRule,
  alphanumericRule,
  alphanumericHyphenRule,
  digitsHyphenRule,
  digitsCommaRule,
  yearListRule,
  yearsInOrderRule,
  yearsOnceRule,
  yearsWithinRule,
  exactCharsRule,
  rangeCharsRule,
  minCharsRule,
  maxCharsRule,
  valueRangeRule,
  minValueRule,
  maxValueRule,
  multipleOfRule,
  dateMinRule,
  dateMaxRule,
  weekdayRule,
  sameAsRule,
  minSelectedRule,
  maxSelectedRule,
  schemaRule,
];
