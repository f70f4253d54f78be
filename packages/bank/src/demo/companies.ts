/** The companies and people that the bank knows on its first day (names as in the pictures, D-138). */
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { idOf } from './chance.ts';

/** The bank itself: staff are its users. */
export const bankCompany = '00000000-0000-4000-8000-000000000001';
export const harbourVale = idOf('company harbour-vale');
/** Registered, its documents accepted, its KYC open. */
export const newcoTwo = idOf('company newco2');

export type Person = {
  readonly email: string;
  readonly full_name: string;
  readonly user_type: number;
  readonly authjson?: readonly string[];
  readonly group?: string;
  readonly phone?: readonly [string, string];
  readonly status?: string;
  readonly joined: number;
  readonly seen?: readonly [number, string];
};
type Company = {
  readonly id: string;
  readonly name: string;
  readonly account_number: string;
  readonly reference: string;
  readonly prefix?: string;
  readonly approve: number;
  readonly kyc: number;
  readonly opened: number;
  readonly manager?: string;
  readonly refuse_reason?: string;
  readonly failure_text?: string;
  readonly people: readonly Person[];
};
const { main, sub, staff } = userTypes;
const codeOf = ({ wire }: { readonly wire: number | string }) => Number(wire);
export const documents = {
  notRequired: codeOf(approval.states.notRequired),
  notSubmitted: codeOf(approval.states.notSubmitted),
  approved: codeOf(approval.states.approved),
};
const kycStatus = {
  incomplete: codeOf(kyc.states.incomplete),
  pendingReview: codeOf(kyc.states.pendingReview),
  rejected: codeOf(kyc.states.rejected),
  approved: codeOf(kyc.states.approved),
};

/** `opened`, `joined` and the first of `seen` count days back from the anchor. */
export const seededCompanies: readonly Company[] = [
  {
    id: bankCompany,
    name: 'Bankside',
    account_number: '8830 0000 0001',
    reference: 'BKS-00001',
    approve: documents.notRequired,
    kyc: kycStatus.approved,
    opened: 900,
    people: [
      { email: 'staff@bankside.example', full_name: 'Daniel Okoro', user_type: staff, joined: 900, seen: [1, '18:02'] },
      { email: 'staff2@bankside.example', full_name: 'Ingrid Solberg', user_type: staff, joined: 640, seen: [1, '17:40'] },
    ],
  },
  {
    id: harbourVale,
    name: 'Harbour & Vale Trading Pte. Ltd.',
    account_number: '8830 0142 7719',
    reference: 'HVT-20418',
    prefix: 'HVT',
    approve: documents.approved,
    kyc: kycStatus.approved,
    opened: 560,
    manager: 'Daniel Okoro',
    people: [
      {
        email: 'owner@harbour-vale.example',
        full_name: 'Mei-Lin Tan',
        user_type: main,
        phone: ['+65', '6555 0142'],
        joined: 562,
        seen: [1, '17:48'],
      },
      {
        email: 'clerk@harbour-vale.example',
        full_name: 'Priya Nair',
        user_type: sub,
        authjson: ['2', '11-1'],
        group: 'Operations',
        phone: ['+65', '6555 0147'],
        joined: 410,
        seen: [1, '09:11'],
      },
      {
        email: 'jonas.weber@harbour-vale.example',
        full_name: 'Jonas Weber',
        user_type: sub,
        authjson: ['1', '2', '3', '11'],
        group: 'Treasury',
        phone: ['+65', '6555 0143'],
        joined: 548,
        seen: [0, '08:05'],
      },
      {
        email: 'aiko.hasegawa@harbour-vale.example',
        full_name: 'Aiko Hasegawa',
        user_type: sub,
        authjson: ['1', '3-2', '11-2'],
        group: 'Treasury',
        phone: ['+81', '3 5550 0188'],
        joined: 377,
        seen: [4, '15:30'],
      },
      {
        email: 'sara.lindqvist@harbour-vale.example',
        full_name: 'Sara Lindqvist',
        user_type: sub,
        authjson: ['1', '2'],
        group: 'Audit',
        phone: ['+46', '8 5550 0121'],
        joined: 301,
        seen: [12, '10:22'],
      },
      {
        email: 'tom.akerman@harbour-vale.example',
        full_name: 'Tom Akerman',
        user_type: sub,
        authjson: ['4', '12', '13'],
        group: 'Operations',
        phone: ['+65', '6555 0149'],
        joined: 233,
        seen: [2, '11:47'],
      },
      {
        email: 'li.wei@harbour-vale.example',
        full_name: '李薇',
        user_type: sub,
        authjson: ['2', '9', '10'],
        group: 'Operations',
        status: 'inactive',
        joined: 498,
        seen: [120, '16:09'],
      },
    ],
  },
  {
    id: idOf('company newco'),
    name: 'Newco Pte. Ltd.',
    account_number: '8830 0171 3306',
    reference: 'NEW-30611',
    approve: documents.notSubmitted,
    kyc: kycStatus.incomplete,
    opened: 1,
    people: [{ email: 'fresh@newco.example', full_name: 'Hana Suzuki', user_type: main, phone: ['+81', '3 5550 0164'], joined: 1 }],
  },
  {
    id: newcoTwo,
    name: 'Newco Two Ltd',
    account_number: '8830 0170 8842',
    reference: 'NEW-30577',
    approve: documents.approved,
    kyc: kycStatus.incomplete,
    opened: 9,
    manager: 'Daniel Okoro',
    people: [
      {
        email: 'pending@newco2.example',
        full_name: 'Chen Yu',
        user_type: main,
        phone: ['+86', '21 5555 0130'],
        joined: 9,
        seen: [2, '14:40'],
      },
    ],
  },
  {
    id: idOf('company newco3'),
    name: 'Newco Three GmbH',
    account_number: '8830 0169 5510',
    reference: 'NEW-30498',
    approve: documents.approved,
    kyc: kycStatus.rejected,
    opened: 24,
    manager: 'Daniel Okoro',
    refuse_reason: 'The certificate of incorporation you sent is cut off on the right, so the registration number cannot be read.',
    failure_text: 'Send a new copy with all four corners in view and submit again; everything else is in order.',
    people: [
      {
        email: 'rejected@newco3.example',
        full_name: 'Lena Vogt',
        user_type: main,
        phone: ['+49', '30 5550 0177'],
        joined: 24,
        seen: [3, '12:15'],
      },
    ],
  },
  {
    id: idOf('company newco4'),
    name: 'Newco Four K.K.',
    account_number: '8830 0169 2250',
    reference: 'NEW-30402',
    approve: documents.approved,
    kyc: kycStatus.pendingReview,
    opened: 12,
    manager: 'Daniel Okoro',
    people: [
      {
        email: 'review@newco4.example',
        full_name: 'Kenji Mori',
        user_type: main,
        phone: ['+81', '3 5550 0191'],
        joined: 12,
        seen: [2, '10:20'],
      },
    ],
  },
];

export const userId = (email: string) => idOf(`user ${email}`);
