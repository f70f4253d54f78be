/** Columns of a file of bindings, by the headings that people give them in three languages (PRG-22). */
import type { ColumnNames } from '../../../shared/table-file/match-columns.ts';

export const fields = ['kit_number', 'activation_code', 'holder'] as const;
export type Field = (typeof fields)[number];
export type Columns = Readonly<Record<Field, number>>;

export const columnNames: ColumnNames<Field> = {
  kit_number: [
    ...['Kit number', 'Kit no', 'Kit', 'Kit ID', 'Kit #', 'Card kit number'],
    ...['套件号', '套件号码', '套件编号', '卡套号', '卡片套件号'],
    ...['キット番号', 'キットNo', 'キット', 'カードキット番号'],
  ],
  activation_code: [
    ...['Activation code', 'Activation', 'Code', 'Card activation code'],
    ...['激活码', '激活代码', '卡片激活码', '启用码'],
    ...['有効化コード', 'アクティベーションコード', '認証コード', 'コード'],
  ],
  holder: [
    ...['Holder', 'Card holder', 'Holder name', 'Name', 'Full name', 'Email', 'E-mail', 'Application number', 'Application no'],
    ...['Identification number', 'ID number', 'Employee'],
    ...['持卡人', '持卡人姓名', '姓名', '邮箱', '电子邮箱', '申请编号', '申请号', '证件号码', '身份证号'],
    ...['名義人', 'カード名義人', '名義人氏名', '氏名', '名前', 'メールアドレス', 'メール', '申込番号', '身分証番号', '利用者'],
  ],
};
