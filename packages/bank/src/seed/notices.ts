/** Notifications and announcements of the first day, in the three languages. */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { inviteCodes } from '../store/schema.ts';
import { announcements, notificationReads, notifications } from '../store/notice-schema.ts';
import type { Db } from '../store/store.ts';
import { idOf } from '../demo/chance.ts';
import { isoDay, localTime, minutesBefore } from './days.ts';
import { harbourVale, userId } from '../demo/companies.ts';

type Text = { readonly title: string; readonly body: string };
type Words = { readonly en: Text; readonly zh: Text; readonly ja: Text };
type Notice = {
  readonly name: string;
  readonly kind: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly read: boolean;
  readonly words: Words;
};

const notices: readonly Notice[] = [
  {
    name: 'usdt-deposit',
    kind: 'deposit',
    daysAgo: 0,
    time: '',
    read: false,
    words: {
      en: {
        title: 'Deposit on its way',
        body: '25,000.00 USDT on TRC20 was seen on the network. It is credited when the network has confirmed it.',
      },
      zh: { title: '存款到账中', body: '已在 TRC20 网络上发现一笔 25,000.00 USDT 存款，网络确认后将入账。' },
      ja: {
        title: '入金を確認中です',
        body: 'TRC20 ネットワーク上で 25,000.00 USDT の入金を検知しました。ネットワークの承認後に入金されます。',
      },
    },
  },
  {
    name: 'delta-wharf-rejected',
    kind: 'transfer',
    daysAgo: 5,
    time: '17:45',
    read: false,
    words: {
      en: {
        title: 'Transfer rejected',
        body: '9,870.00 GBP to Delta Wharf Logistics was not sent: the same amount to the same payee is already waiting for approval. The hold was released.',
      },
      zh: {
        title: '转账被拒绝',
        body: '向 Delta Wharf Logistics 转账 9,870.00 GBP 未能执行：已有一笔相同金额、相同收款人的转账正在等待审批。冻结金额已解除。',
      },
      ja: {
        title: '送金が却下されました',
        body: 'Delta Wharf Logistics への 9,870.00 GBP の送金は実行されませんでした。同じ受取人への同額の送金がすでに承認待ちです。保留は解除されました。',
      },
    },
  },
  {
    name: 'northgate-deposit',
    kind: 'deposit',
    daysAgo: 6,
    time: '11:02',
    read: true,
    words: {
      en: { title: 'Deposit received', body: '120,000.00 USD from Northgate Components GmbH is in your account.' },
      zh: { title: '存款已到账', body: '来自 Northgate Components GmbH 的 120,000.00 USD 已存入您的账户。' },
      ja: { title: '入金がありました', body: 'Northgate Components GmbH からの 120,000.00 USD が口座に入金されました。' },
    },
  },
  {
    name: 'usdc-review',
    kind: 'withdrawal',
    daysAgo: 7,
    time: '17:20',
    read: true,
    words: {
      en: {
        title: 'Withdrawal under review',
        body: 'We are checking your withdrawal of 39,900.00 USDC to Treasury cold wallet. The amount is on hold until then.',
      },
      zh: { title: '提款审核中', body: '我们正在审核您向 Treasury cold wallet 提取 39,900.00 USDC 的申请，期间该金额将被冻结。' },
      ja: {
        title: '出金を審査しています',
        body: 'Treasury cold wallet への 39,900.00 USDC の出金を審査しています。完了するまで金額は保留となります。',
      },
    },
  },
];

const news: readonly { readonly name: string; readonly daysAgo: number; readonly words: Words }[] = [
  {
    name: 'maintenance',
    daysAgo: 2,
    words: {
      en: {
        title: 'Planned maintenance on Sunday, {{sunday}}',
        body: 'Transfers and withdrawals pause on Sunday, {{sunday}}, from 02:00 to 04:00, Singapore time. Balances and statements stay available.',
      },
      zh: {
        title: '{{sunday}}（周日）例行维护',
        body: '新加坡时间 {{sunday}}（周日）02:00 至 04:00，转账与提款将暂停服务，余额与对账单仍可查询。',
      },
      ja: {
        title: '{{sunday}}（日）の定期メンテナンス',
        body: 'シンガポール時間 {{sunday}}（日）2:00 から 4:00 まで、送金と出金を一時停止します。残高と明細は引き続きご覧いただけます。',
      },
    },
  },
  {
    name: 'hkd-cutoff',
    daysAgo: 15,
    words: {
      en: {
        title: 'Later cut-off for Hong Kong dollars',
        body: 'Transfers in HKD that you approve before 17:30, Singapore time, now leave on the same business day.',
      },
      zh: { title: '港元转账截止时间延后', body: '现在，您在新加坡时间 17:30 前批准的港元转账将于当个工作日汇出。' },
      ja: {
        title: '香港ドル送金の受付時間を延長しました',
        body: 'シンガポール時間 17:30 までに承認いただいた HKD の送金は、同じ営業日に処理されるようになりました。',
      },
    },
  },
];

/** With the date of the Sunday after the first day. */
function dated(words: Words, anchor: Date): Words {
  const noon = localTime(anchor, 0, '12:00');
  const sunday = isoDay(localTime(anchor, noon.getUTCDay() - 7, '12:00'));
  const inLanguage = (language: Language): Text => {
    const { title, body } = words[language];
    const date = formatDay(sunday, language);
    return { title: title.replace('{{sunday}}', date), body: body.replace('{{sunday}}', date) };
  };
  return { en: inLanguage('en'), zh: inLanguage('zh'), ja: inLanguage('ja') };
}

export async function seedNotices(db: Db, anchor: Date): Promise<void> {
  const owner = userId('owner@harbour-vale.example');
  await db.insert(notifications).values(
    notices.map(({ name, kind, daysAgo, time, words }) => ({
      company_id: harbourVale,
      notification_id: idOf(`notification ${name}`),
      user_id: null,
      kind,
      words,
      created_at: time ? localTime(anchor, daysAgo, time) : minutesBefore(anchor, 55),
    })),
  );
  await db
    .insert(notificationReads)
    .values(
      notices
        .filter(({ read }) => read)
        .map(({ name }) => ({ company_id: harbourVale, user_id: owner, notification_id: idOf(`notification ${name}`) })),
    );
  await db.insert(announcements).values(
    news.map(({ name, daysAgo, words }) => ({
      announcement_id: idOf(`announcement ${name}`),
      words: dated(words, anchor),
      published_at: localTime(anchor, daysAgo, '09:00'),
    })),
  );
  await db.insert(inviteCodes).values([{ code: 'HARBOUR-2025', introducer: 'Daniel Okoro' }]);
}
