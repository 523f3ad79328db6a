import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../support/StoryForm.tsx';

const CORPORATE = {
  DeliveryMethod: 'online',
  SubscriberType: 'current',
  AccountNo: 'AB-1234',
  OwnerType: 'corporate',
  SubscriberNameEng: 'EXAMPLE LIMITED',
  SubscriberNameChi: '例子有限公司',
  IdDoc: 'cr',
  IdNo: '1234567',
  AuthorizedName: 'CHAN TAI MAN',
  ContactTel: '2345 6789',
  CorrAddress: {
    flat: 'A',
    floor: '19',
    building: 'QUEENSWAY GOVERNMENT OFFICES',
    street: '66 QUEENSWAY',
    region: 'HK',
    district: 'CW',
  },
  Language: 'English',
  orders: [
    {
      SubscriptionFee: 'oneOff',
      ProvideRelation: 'PRN',
      PRN: 'A0123453',
      startDate: { startDay: '01', startMonth: '12', startYear: '2026' },
      AlterEmail: 'taiman@example.hk',
      EalertNotification: 'yes',
    },
    {
      SubscriptionFee: 'new24',
      ProvideRelation: 'Address',
      Address_of_Property: { addressType: 'Build' },
      startDate: { startDay: '31', startMonth: '02', startYear: '2027' },
      AlterEmail: 'taiman@',
    },
  ],
  sourceOfKnowledge: ['publicity', 'other'],
};

const meta = {
  title: 'Forms/LREAL1',
  component: StoryForm,
  args: { form: 'LREAL1', data: CORPORATE },
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const DELIVERY = [
  '/DeliveryMethod',
  '/OrgRepresentative',
  '/RepresentativeIdDoc',
  '/RepresentativeIdNo',
  '/RepresentativeAddress',
];
const PARTICULARS = [
  '/SubscriberType',
  '/AccountNo',
  '/OwnerType',
  '/SubscriberNameEng',
  '/SubscriberNameChi',
  '/IdDoc',
  '/IdDocOther',
  '/IdNo',
  '/OtherIdDoc',
  '/AuthorizedName',
  '/ContactPerson',
  '/ContactTel',
  '/CorrAddress',
  '/Language',
];

export const Delivery: Story = { args: { fields: DELIVERY, data: {} } };

export const DeliveryByRepresentative: Story = {
  args: { fields: DELIVERY, data: { DeliveryMethod: 'representative' }, attempted: true },
};

export const ParticularsEmpty: Story = { args: { fields: PARTICULARS, data: {} } };

export const ParticularsFilled: Story = { args: { fields: PARTICULARS } };

export const ParticularsWrong: Story = {
  args: {
    fields: PARTICULARS,
    data: { OwnerType: 'individual', IdDoc: 'hkid', IdNo: 'A1234560' },
    attempted: true,
    withSummary: true,
  },
};

export const ParticularsInTraditionalChinese: Story = {
  ...ParticularsWrong,
  globals: { language: 'zh-Hant' },
};

export const ParticularsInSimplifiedChinese: Story = {
  ...ParticularsWrong,
  globals: { language: 'zh-Hans' },
};

export const Orders: Story = { args: { fields: ['/orders'] } };

export const OrdersWrong: Story = {
  args: { fields: ['/orders'], attempted: true, withSummary: true },
};

export const OrdersInTraditionalChinese: Story = {
  ...OrdersWrong,
  globals: { language: 'zh-Hant' },
};

export const Documents: Story = { args: { fields: ['/supportDocument'] } };

export const DocumentsWrong: Story = {
  args: { fields: ['/supportDocument'], attempted: true, withSummary: true },
};

export const Survey: Story = {
  args: { fields: ['/sourceOfKnowledge', '/publicityMaterial', '/sourceOther'] },
};

export const Acknowledgement: Story = {
  args: {
    fields: [
      '/receiveAckEmail',
      '/ackEmail',
      '/ackEmailIncludeFilledForm',
      '/password',
      '/confirmPassword',
    ],
    data: { DeliveryMethod: 'online', receiveAckEmail: true, ackEmailIncludeFilledForm: true },
  },
};
