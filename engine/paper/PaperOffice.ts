import type { Language } from '../constants/language.ts';

/** The office that accepts printed forms, in the words of one language. */
export interface PaperOffice {
  /** The name and address of the office, in one line. */
  readonly address: string;
  readonly hours: string;
  /** The payee of cheques. */
  readonly payee: string;
}

/** The office in each language. */
export type PaperOffices = Readonly<Record<Language, PaperOffice>>;

/**
 * The default office, for a portal without its own (`OFFICE` of `WFP_CONFIG`): the Customer Centre
 * of the Land Registry.
 */
export const CUSTOMER_CENTRE: PaperOffices = {
  en: {
    address:
      'Customer Centre, The Land Registry, 19/F, Queensway Government Offices, 66 Queensway, Hong Kong',
    hours: 'Monday to Friday, 9:00 am to 12:30 pm and 2:00 pm to 5:00 pm, except public holidays',
    payee: 'The Land Registry',
  },
  'zh-Hant': {
    address: '香港金鐘道66號金鐘道政府合署19樓土地註冊處客戶服務中心',
    hours: '星期一至五上午9時至12時30分及下午2時至5時，公眾假期除外',
    payee: '土地註冊處',
  },
  'zh-Hans': {
    address: '香港金钟道66号金钟道政府合署19楼土地注册处客户服务中心',
    hours: '星期一至五上午9时至12时30分及下午2时至5时，公众假期除外',
    payee: '土地注册处',
  },
};
