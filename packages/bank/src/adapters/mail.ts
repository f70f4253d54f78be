/** How mail leaves the bank: by SMTP_URL, or not at all, and then the outbox is the inbox that the sandbox shows. */

export type Message = { readonly id: string; readonly to: string; readonly subject: string; readonly body: string };
export type Mailer = {
  /** False where mail only stays in the outbox. */
  readonly leaves: boolean;
  send(message: Message): Promise<void>;
  close(): void;
};

/** One address and nothing a mailer could read as two, or as a header (SEC-28). */
const oneAddress = /^[^\s"'<>()[\],;:\\@\p{Cc}]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/iu;
export const isOneAddress = (text: string): boolean => text.length <= 254 && oneAddress.test(text);

export class NoAddress extends Error {}

export const outboxOnly: Mailer = { leaves: false, send: async () => undefined, close: () => undefined };

export function smtpMail(url: string, from: { name: string; address: string }): Mailer {
  const open = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof open> | undefined; // with the first letter: a bank without SMTP never loads it
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    leaves: true,
    send: async ({ id, to, subject, body }) => {
      if (!isOneAddress(to)) throw new NoAddress('not one address');
      transport ??= open();
      await (
        await transport
      ).sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        subject,
        text: body,
        messageId: `<${id}@${domain}>`,
      });
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

export const mailerFor = (url: string | undefined, from: { name: string; address: string }): Mailer =>
  url ? smtpMail(url, from) : outboxOnly;
