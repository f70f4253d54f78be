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
type Seen = Person['seen'] | undefined;
type Phone = Person['phone'] | undefined;
const personOf =
  (user_type: number) =>
  (email: string, full_name: string, joined: number, seen?: Seen, phone?: Phone): Person => ({
    email,
    full_name,
    user_type,
    joined,
    ...(seen && { seen }),
    ...(phone && { phone }),
  });
const main = personOf(userTypes.main);
const staff = personOf(userTypes.staff);
const sub = (group: string, authjson: readonly string[], ...person: Parameters<typeof main>): Person => ({
  ...personOf(userTypes.sub)(...person),
  group,
  authjson,
});
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
      staff('staff@bankside.example', 'Daniel Okoro', 900, [1, '18:02']),
      staff('staff2@bankside.example', 'Ingrid Solberg', 640, [1, '17:40']),
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
      main('owner@harbour-vale.example', 'Mei-Lin Tan', 562, [1, '17:48'], ['+65', '6555 0142']),
      sub('Operations', ['2', '11-1'], 'clerk@harbour-vale.example', 'Priya Nair', 410, [1, '09:11'], ['+65', '6555 0147']),
      sub('Treasury', ['1', '2', '3', '11'], 'jonas.weber@harbour-vale.example', 'Jonas Weber', 548, [0, '08:05'], ['+65', '6555 0143']),
      sub(
        'Treasury',
        ['1', '3-2', '11-2'],
        'aiko.hasegawa@harbour-vale.example',
        'Aiko Hasegawa',
        377,
        [4, '15:30'],
        ['+81', '3 5550 0188'],
      ),
      sub('Audit', ['1', '2'], 'sara.lindqvist@harbour-vale.example', 'Sara Lindqvist', 301, [12, '10:22'], ['+46', '8 5550 0121']),
      sub('Operations', ['4', '12', '13'], 'tom.akerman@harbour-vale.example', 'Tom Akerman', 233, [2, '11:47'], ['+65', '6555 0149']),
      { ...sub('Operations', ['2', '9', '10'], 'li.wei@harbour-vale.example', '李薇', 498, [120, '16:09']), status: 'inactive' },
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
    people: [main('fresh@newco.example', 'Hana Suzuki', 1, undefined, ['+81', '3 5550 0164'])],
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
    people: [main('pending@newco2.example', 'Chen Yu', 9, [2, '14:40'], ['+86', '21 5555 0130'])],
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
    people: [main('rejected@newco3.example', 'Lena Vogt', 24, [3, '12:15'], ['+49', '30 5550 0177'])],
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
    people: [main('review@newco4.example', 'Kenji Mori', 12, [2, '10:20'], ['+81', '3 5550 0191'])],
  },
];

export const userId = (email: string) => idOf(`user ${email}`);
