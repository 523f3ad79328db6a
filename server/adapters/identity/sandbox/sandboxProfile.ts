import type { ProfileField } from '#engine';
import type { PhoneOwner } from '../../../ports/signing/SandboxPhone.ts';

/**
 * Creates the profile of the sandbox phone's owner, in the app's published format.
 *
 * @param isPartial whether the profile lacks a Chinese name and an address, and has a salutation
 *   and an identity card number that no form accepts
 */
export function sandboxProfile(
  owner: PhoneOwner,
  fields: readonly ProfileField[],
  isPartial: boolean,
): Readonly<Record<string, unknown>> {
  const whole = { ...PROFILE, ...ownOf(owner) };
  const given = isPartial ? { ...whole, ...PARTIAL } : whole;
  const entries = fields.map((field) => [field, given[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function ownOf({ name, idNumber }: PhoneOwner) {
  const plain = idNumber.toUpperCase().replace(/[^\dA-Z]/g, '');
  return {
    enName: { UnstructuredName: name },
    idNo: { Identification: plain.slice(0, -1), CheckDigit: plain.slice(-1) },
  };
}

const PARTIAL = {
  chName: undefined,
  residentialAddress: undefined,
  prefix: 'DR',
  idNo: { Identification: 'A123456', CheckDigit: '0' },
};

const PROFILE: Readonly<Record<ProfileField, unknown>> = {
  enName: undefined,
  idNo: undefined,
  chName: { ChineseName: '陳大文' },
  prefix: 'MR',
  emailAddress: 'taiman@example.hk',
  mobileNumber: { CountryCode: '852', SubscriberNumber: '91234567' },
  officeTelNumber: { CountryCode: '852', SubscriberNumber: '23456789' },
  residentialAddress: {
    EngPremisesAddress: {
      BuildingName: 'HARBOUR MANSION',
      EngBlock: { BlockDescriptor: 'BLK', BlockNo: '2', BlockDescriptorPrecedenceIndicator: 'Y' },
      EngStreet: { StreetName: "QUEEN'S ROAD EAST", BuildingNoFrom: '183' },
      EngDistrict: { DcDistrict: 'WAN CHAI DISTRICT', 'Sub-district': 'WAN CHAI' },
      Region: 'HK',
      Eng3dAddress: {
        EngFloor: { FloorNum: '12' },
        EngUnit: { UnitDescriptor: 'FLAT', UnitNo: 'A' },
      },
    },
    ChiPremisesAddress: {
      BuildingName: '海港大廈',
      ChiBlock: { BlockDescriptor: '座', BlockNo: '2', BlockDescriptorPrecedenceIndicator: 'N' },
      ChiStreet: { StreetName: '皇后大道東', BuildingNoFrom: '183' },
      ChiDistrict: { DcDistrict: '灣仔區', 'Sub-district': '灣仔' },
      Region: '香港',
      Chi3dAddress: {
        ChiFloor: { FloorNum: '12' },
        ChiUnit: { UnitDescriptor: '室', UnitNo: 'A' },
      },
    },
  },
  postalAddress: {
    FreeFormatAddress: {
      AddressLine1: 'FLAT A, 12/F, BLOCK 2, HARBOUR MANSION',
      AddressLine2: "183 QUEEN'S ROAD EAST",
      AddressLine3: 'WAN CHAI, HONG KONG',
    },
  },
};
