import type { FormData } from '#engine';
import type { BenchData } from './BenchModel.ts';

/** One below the maximum, so that "add row" adds the fiftieth. */
const ROWS = 49;

const ADDRESS = {
  flat: '12B',
  floor: '19',
  building: 'Queensway Government Offices',
  street: '66 Queensway',
  district: 'CW',
  region: 'HK',
};

/** Returns an order. The first order is blank, so that every engine opens it. */
function order(index: number) {
  if (index === 0) return {};
  return {
    SubscriptionFee: index % 2 === 0 ? 'oneOff' : 'new24',
    ProvideRelation: 'PRN',
    PRN: 'A0123453',
    AlterEmail: `owner${index}@example.hk`,
    EalertNotification: 'yes',
  };
}

/** A current subscriber with 49 orders. A few answers are missing, so that errors show. */
export const FORM_DATA: FormData = {
  DeliveryMethod: 'online',
  SubscriberType: 'current',
  OwnerType: 'individual',
  SubscriberNameEng: 'CHAN TAI MAN',
  IdDoc: 'hkid',
  CorrAddress: ADDRESS,
  Language: 'en',
  orders: Array.from({ length: ROWS }, (_, index) => order(index)),
};

/** The same answers for engines whose fields are flat within a step. */
export const FLAT_DATA: BenchData = {
  subscriberParticulars: {
    SubscriberType: 'current',
    OwnerType: 'individual',
    SubscriberNameEng: 'CHAN TAI MAN',
    IdDoc: 'hkid',
    ...Object.fromEntries(
      Object.entries(ADDRESS).map(([key, value]) => [`CorrAddress.${key}`, value]),
    ),
    Language: 'en',
  },
  orders: Array.from({ length: ROWS }, (_, index) => order(index)),
};
