import { errors, refusalName, type Reaction, type RefusalName } from '../rules/errors.ts';

/** One field's fault: its path in the input, the rule's word key, and the sentence in the caller's language. */
export type FieldFault = {
  readonly field: string;
  readonly rule: string;
  readonly msg: string;
  /** What the sentence names, for a screen that shows it in its own way (reaction none): the other payee of likeAnother. */
  readonly params?: Readonly<Record<string, string>>;
};

/** The bank answered, and the answer is no. `shown` is true once the person has seen it. */
export class Refused extends Error {
  readonly code: number;
  readonly refusal: RefusalName | undefined;
  readonly fields: readonly FieldFault[];
  readonly requestId: string;
  /** Of noPermission: any one of these rights opens it; none where no right does. */
  readonly rights: readonly string[];
  shown = false;
  constructor(code: number, message: string, fields: readonly FieldFault[], requestId: string, rights: readonly string[] = []) {
    super(message);
    this.code = code;
    this.refusal = refusalName(code);
    this.fields = fields;
    this.requestId = requestId;
    this.rights = rights;
  }
  get reaction(): Reaction {
    return this.refusal ? errors[this.refusal].reaction : 'message';
  }
}

/** No answer came, or one that is not the bank's: nobody knows whether the call took effect. */
export class Unreachable extends Error {
  /** The HTTP status, or null when there was none. */
  readonly status: number | null;
  /** It was waited for as long as it may take. */
  readonly late: boolean;
  shown = false;
  constructor(message: string, status: number | null, late = false) {
    super(message);
    this.status = status;
    this.late = late;
  }
}
