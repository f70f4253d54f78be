/** A new authenticator app: its code to scan, its key as text, and the first six digits that it shows (ACC-32). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { OtpField } from '../../kit/form/verify/otp-field.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { QrCode } from '../../kit/qr/qr.tsx';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { atCode } from './at-code.ts';
import * as look from './proof.css.ts';

const schema = () => import('@bankside/core/contract/security/security.ts').then((contract) => contract.codeForm);
const field = fieldsOf(schema);

type Props = {
  readonly made: OutOf<'/account/security/app/begin'>;
  readonly confirm: (code: string) => Promise<unknown>;
};

export function AppSetUp({ made, confirm }: Props) {
  const t = useT('proof');
  return (
    <div className={look.stack}>
      <p>{t('setUp.scan')}</p>
      <QrCode address={made.uri} label={t('setUp.label')} />
      <Facts>
        <Fact label={t('setUp.secret')}>
          <span className={look.key}>
            <span className={mono}>{made.secret}</span> <CopyButton value={made.secret} what={t('setUp.secret')} />
          </span>
        </Fact>
      </Facts>
      <Form
        schema={schema}
        onSubmit={({ code }) => confirm(code).catch((fault: unknown) => Promise.reject(atCode(fault)))}
        label={t('setUp.act')}
      >
        <OtpField name={field('code')} label={t('setUp.confirm')} />
        <div>
          <SubmitButton>{t('setUp.act')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
