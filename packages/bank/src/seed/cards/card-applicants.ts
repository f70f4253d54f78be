/** Who has applied for a card before the first day, and what came of it. */
type Event = 'companyApprove' | 'companyReject' | 'approve' | 'reject' | 'issue' | 'issued' | 'bar';
/** Days back from the anchor, the time, and a reason where there is one. */
type After = readonly [event: Event, daysAgo: number, time: string, reason?: string];
export type Applicant = {
  readonly number: string;
  readonly first: string;
  readonly last: string;
  readonly card: string;
  readonly title: 'mr' | 'ms' | 'mrs';
  readonly born: string;
  readonly mobile: readonly [code: string, number: string];
  readonly username: string;
  readonly email: string;
  readonly passport: readonly [number: string, country: string];
  readonly home: readonly [address: string, city: string, state: string, postal: string, country: string];
  readonly language?: 'zh' | 'ja';
  /** As the KYC's person is called in the seed. */
  readonly director?: string;
  /** The link that they came by; without one the company's own people entered it. */
  readonly link?: readonly [path: string, variant: string];
  readonly more?: Readonly<Record<string, string>>;
  readonly came: readonly [daysAgo: number, time: string];
  readonly draft?: true;
  readonly after?: readonly After[];
  /** Why the bank could not verify the holder, and at which fields. */
  readonly refused?: { readonly reason: string; readonly fields: readonly string[] };
};

const ownLink = ['b7f3c1d28a4e4f0c9d6e2a51c07f8be4', 'link'] as const;
const kestrel = ['kestrel', 'link'] as const;

export const applicants: readonly Applicant[] = [
  {
    number: 'CA-241108-4KQ7TM',
    first: 'Mei-Lin',
    last: 'Tan',
    card: 'MEI-LIN TAN',
    title: 'ms',
    born: '1979-06-03',
    mobile: ['+65', '6555 0142'],
    username: 'meilin_tan',
    email: 'owner@harbour-vale.example',
    passport: ['K2841907E', 'SG'],
    home: ['8 Tanjong Ridge #21-04', 'Singapore', 'Singapore', '098715', 'SG'],
    director: 'kyc director Mei-Lin Tan',
    came: [375, '10:12'],
    after: [
      ['approve', 372, '15:20'],
      ['issue', 372, '15:40'],
      ['issued', 350, '11:05'],
    ],
  },
  {
    number: 'CA-251020-9RD2HW',
    first: 'Sara',
    last: 'Lindqvist',
    card: 'SARA LINDQVIST',
    title: 'ms',
    born: '1984-02-29',
    mobile: ['+46', '8 5550 0121'],
    username: 'sara_lq',
    email: 'sara.lindqvist@harbour-vale.example',
    passport: ['AA5512093', 'SE'],
    home: ['Nybrogatan 41', 'Stockholm', 'Stockholm', '114 39', 'SE'],
    came: [29, '09:31'],
    after: [
      ['companyApprove', 28, '17:02'],
      ['approve', 25, '14:18'],
      ['issue', 25, '14:30'],
    ],
    refused: { reason: 'The left edge of the photo page is cut off, and the number does not match it.', fields: ['id_number', 'id_front'] },
  },
  {
    number: 'CA-251022-F7HM2S',
    first: 'Ines',
    last: 'Carvalho',
    card: 'INES CARVALHO',
    title: 'ms',
    born: '1987-03-12',
    mobile: ['+351', '21 555 0174'],
    username: 'ines_carvalho',
    email: 'ines.carvalho@harbour-vale.example',
    passport: ['CB741260', 'PT'],
    home: ['Rua das Flores 88', 'Lisboa', 'Lisboa', '1200-195', 'PT'],
    came: [27, '10:18'],
    after: [
      ['companyApprove', 26, '09:12'],
      ['approve', 23, '10:20'],
      ['issue', 23, '10:40'],
      ['issued', 22, '14:05'],
    ],
  },
  {
    number: 'CA-251106-T3XB8N',
    first: '健',
    last: '佐藤',
    card: 'KEN SATO',
    title: 'mr',
    born: '1991-11-20',
    mobile: ['+81', '90 5550 0173'],
    username: 'ken_sato91',
    email: 'ken.sato@visionlife.example',
    passport: ['TS4410267', 'JP'],
    home: ['神南 1-12-6', '渋谷区', '東京都', '150-0041', 'JP'],
    language: 'ja',
    link: ['vision2026', 'visionlife'],
    more: { visionlife_account: 'vl_ken_0117' },
    came: [12, '20:44'],
    after: [
      ['companyApprove', 11, '10:05'],
      ['approve', 8, '16:41'],
    ],
  },
  {
    number: 'CA-251113-GE5M2C',
    first: 'Aiko',
    last: 'Hasegawa',
    card: 'AIKO HASEGAWA',
    title: 'ms',
    born: '1988-04-17',
    mobile: ['+81', '3 5550 0188'],
    username: 'aiko_h',
    email: 'aiko.hasegawa@harbour-vale.example',
    passport: ['TR7720415', 'JP'],
    home: ['2-7-3 Ginza', 'Chuo-ku', 'Tokyo', '104-0061', 'JP'],
    language: 'ja',
    link: ownLink,
    came: [5, '13:26'],
    after: [['companyApprove', 4, '09:48']],
  },
  {
    number: 'CA-251117-V6JP4Y',
    first: 'Tom',
    last: 'Akerman',
    card: 'TOM AKERMAN',
    title: 'mr',
    born: '1993-09-08',
    mobile: ['+65', '6555 0149'],
    username: 'tom_ak',
    email: 'tom.akerman@harbour-vale.example',
    passport: ['NX4400981', 'NL'],
    home: ['14 Joo Chiat Lane #03-02', 'Singapore', 'Singapore', '428101', 'SG'],
    link: ownLink,
    came: [1, '16:57'],
  },
  {
    number: 'CA-251117-B8WQ3D',
    first: 'Rosa',
    last: 'Delgado',
    card: 'ROSA DELGADO',
    title: 'mrs',
    born: '1975-12-30',
    mobile: ['+34', '915 550 164'],
    username: 'rosa_delgado',
    email: 'rosa.delgado@kestrel.example',
    passport: ['PAB120884', 'ES'],
    home: ['Calle de Atocha 92', 'Madrid', 'Madrid', '28012', 'ES'],
    link: kestrel,
    came: [1, '19:20'],
  },
  {
    number: 'CA-251029-N2ZK7F',
    first: '晓彤',
    last: '林',
    card: 'XIAOTONG LIN',
    title: 'ms',
    born: '1996-07-22',
    mobile: ['+86', '138 5550 0112'],
    username: 'lin_xt',
    email: 'xiaotong.lin@kestrel.example',
    passport: ['EJ5502317', 'CN'],
    home: ['解放东路 118 号 6 室', '宁波市', '浙江省', '315040', 'CN'],
    language: 'zh',
    link: kestrel,
    came: [20, '11:39'],
    after: [
      ['companyApprove', 19, '15:11'],
      ['reject', 16, '10:27', '护照照片页边缘缺失，无法辨认号码。请提供四角完整的照片后重新申请。'],
    ],
  },
  {
    number: 'CA-251103-Q7CH5R',
    first: 'Owen',
    last: 'Pryce',
    card: 'OWEN PRYCE',
    title: 'mr',
    born: '1982-01-05',
    mobile: ['+44', '29 5550 0138'],
    username: 'owen_pryce',
    email: 'owen.pryce@kestrel.example',
    passport: ['550128846', 'GB'],
    home: ['3 Bute Terrace', 'Cardiff', 'Wales', 'CF10 2FE', 'GB'],
    link: kestrel,
    came: [15, '08:14'],
    after: [['companyReject', 14, '12:33', 'Owen left the alliance at the end of October.']],
  },
  {
    number: 'CA-250701-X4TD9J',
    first: 'Marek',
    last: 'Zielinski',
    card: 'MAREK ZIELINSKI',
    title: 'mr',
    born: '1970-05-14',
    mobile: ['+48', '22 555 01 19'],
    username: 'marek_z',
    email: 'marek.zielinski@kestrel.example',
    passport: ['ER2204917', 'PL'],
    home: ['ul. Chmielna 27', 'Warszawa', 'Mazowieckie', '00-021', 'PL'],
    link: kestrel,
    came: [140, '10:50'],
    after: [
      ['companyApprove', 139, '09:20'],
      ['approve', 136, '15:00'],
      ['issue', 136, '15:10'],
      ['issued', 108, '11:30'],
      ['bar', 31, '18:22', 'The card was reported as used by somebody else.'],
    ],
  },
  {
    number: 'CA-251118-K5RV6A',
    first: 'Priya',
    last: 'Nair',
    card: 'PRIYA NAIR',
    title: 'ms',
    born: '1990-10-11',
    mobile: ['+65', '6555 0147'],
    username: 'priya_nair',
    email: 'clerk@harbour-vale.example',
    passport: ['Z3318842', 'IN'],
    home: ['77 Serangoon Way #08-15', 'Singapore', 'Singapore', '556128', 'SG'],
    came: [1, '17:41'],
    draft: true,
  },
];
