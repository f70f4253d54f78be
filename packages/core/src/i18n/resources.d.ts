/** The keys of core's namespaces, from their English files, for i18next's types: a key or namespace that is not there does not compile. */
import type {} from 'i18next';
import type applyPages from './words/apply-pages/en.json';
import type applyQr from './words/apply-qr/en.json';
import type applyStart from './words/apply-start/en.json';
import type applyTrouble from './words/apply-trouble/en.json';
import type applyStatus from './words/apply-status/en.json';
import type batchFiles from './words/batch-files/en.json';
import type cardFiles from './words/card-files/en.json';
import type cardImport from './words/card-import/en.json';
import type cardList from './words/card-list/en.json';
import type depositAddress from './words/deposit-address/en.json';
import type embedSession from './words/embed-session/en.json';
import type errors from './words/errors/en.json';
import type form from './words/form/en.json';
import type kycFields from './words/kyc-fields/en.json';
import type kycStart from './words/kyc-start/en.json';
import type legal from './words/legal/en.json';
import type mail from './words/mail/en.json';
import type money from './words/money/en.json';
import type notifications from './words/notifications/en.json';
import type options from './words/options/en.json';
import type portal from './words/portal/en.json';
import type preview from './words/preview/en.json';
import type programmes from './words/programmes/en.json';
import type recipients from './words/recipients/en.json';
import type rules from './words/rules/en.json';
import type scanCodes from './words/scan-codes/en.json';
import type shared from './words/shared/en.json';
import type shell from './words/shell/en.json';
import type signature from './words/signature/en.json';
import type statement from './words/statement/en.json';
import type tableFile from './words/table-file/en.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readonly 'apply-pages': typeof applyPages;
    readonly 'apply-qr': typeof applyQr;
    readonly 'apply-start': typeof applyStart;
    readonly 'apply-trouble': typeof applyTrouble;
    readonly 'apply-status': typeof applyStatus;
    readonly 'batch-files': typeof batchFiles;
    readonly 'card-files': typeof cardFiles;
    readonly 'card-import': typeof cardImport;
    readonly 'card-list': typeof cardList;
    readonly 'deposit-address': typeof depositAddress;
    readonly 'embed-session': typeof embedSession;
    readonly errors: typeof errors;
    readonly form: typeof form;
    readonly 'kyc-fields': typeof kycFields;
    readonly 'kyc-start': typeof kycStart;
    readonly legal: typeof legal;
    readonly mail: typeof mail;
    readonly money: typeof money;
    readonly notifications: typeof notifications;
    readonly options: typeof options;
    readonly portal: typeof portal;
    readonly preview: typeof preview;
    readonly programmes: typeof programmes;
    readonly recipients: typeof recipients;
    readonly rules: typeof rules;
    readonly 'scan-codes': typeof scanCodes;
    readonly shared: typeof shared;
    readonly shell: typeof shell;
    readonly signature: typeof signature;
    readonly statement: typeof statement;
    readonly 'table-file': typeof tableFile;
  }
}
