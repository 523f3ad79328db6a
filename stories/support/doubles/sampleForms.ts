import type { FormEntry } from '#screens';

/** Forms on offer, as the server lists them: three groups, a long title, another site's form. */
export const SAMPLE_FORMS: readonly FormEntry[] = [
  entry('LREAL1', 'propertyAlert', [
    'Application Form for Subscription to Property Alert',
    '「物業把關易」訂購申請表',
    '“物业把关易”订购申请表',
  ]),
  {
    ...entry('LREEA1', 'propertyAlert', [
      'e-Alert Service for Authorized Institutions (e-Channel) — Subscription',
      '供認可機構訂購的電子提示服務—訂購',
      '供认可机构订购的电子提示服务—订购',
    ]),
    path: '/eea/form/LREEA1',
  },
  entry('LR172', 'searches', [
    'Application for Inspection of Deposited Plans / Original Land Grant Documents',
    '查閱存放圖則／批地文件正本申請表',
    '查阅存放图则／批地文件正本申请表',
  ]),
  entry('LR125', 'ownersCorporations', [
    'Declaration of Compliance with Section 3A and the relevant provisions of Section 5B of the Building Management Ordinance',
    '遵從《建築物管理條例》第3A條及第5B條有關規定的聲明',
    '遵从《建筑物管理条例》第3A条及第5B条有关规定的声明',
  ]),
  entry('LR164', 'ownersCorporations', [
    'Application for Registration of Owners as a Corporation',
    '業主申請註冊成為法團',
    '业主申请注册成为法团',
  ]),
];

function entry(
  code: string,
  group: FormEntry['group'],
  [en, zhHant, zhHans]: readonly [en: string, zhHant: string, zhHans: string],
): FormEntry {
  const titles = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };
  return { code, hash: '0', path: `/form/${code}`, group, titles };
}
