import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import type { OfficeContact } from '../services/contract/OfficeContact.ts';

/** Returns the offices for printed forms and the hotline, from the portal's configuration. */
export function officeContact({ OFFICE, HOTLINE }: WfpConfig): OfficeContact {
  const offices = { en: OFFICE.en, 'zh-Hant': OFFICE.tc, 'zh-Hans': OFFICE.chs };
  return { offices, phone: HOTLINE };
}
