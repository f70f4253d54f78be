/** What the applicant gets to know, and may show elsewhere. Of a signed-in application `viewToken` and `receipt` are ''. */
export type Sent = {
  readonly applicationNo: string;
  readonly status: string;
  readonly viewToken: string;
  readonly receipt: string;
  readonly id?: string;
};
