/** A new apply link: named, limited and ended if wished, live after this question and not before (APP-22). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { Button } from '../../../../kit/action/button.tsx';
import { CopyButton } from '../../../../kit/action/copy-button.tsx';
import { Form } from '../../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../../../kit/overlay/dialog.tsx';
import type { RemoteKey } from '../../../../kit/remote/remote.ts';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { mono } from '../../../../kit/theme/text.css.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { LinkTerms } from './link-terms.tsx';
import * as look from '../pages.css.ts';

type Made = OutOf<'/card/linkOpen'>;
type Props = { readonly refreshes: RemoteKey; readonly onClose: () => void };
const schema = () => import('@bankside/core/contract/card-apply/card-apply.ts').then(({ cardApply }) => cardApply.linkOpen.in);

export function NewLink({ refreshes, onClose }: Props) {
  const t = useT('apply-pages');
  const bank = useBank();
  const [made, setMade] = useState<Made>();
  const open = useAction((values: InOf<'/card/linkOpen'>, { key }) => bank.call('/card/linkOpen', values, { key }), {
    refreshes: [refreshes],
    onDone: setMade,
  });
  if (made)
    return (
      <Dialog
        size="narrow"
        title={t('links.opened')}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('shared:close')}
          </Button>
        }
      >
        <div className={look.address}>
          <span className={mono}>{made.url}</span>
          <CopyButton value={made.url} what={t('links.address')} />
        </div>
      </Dialog>
    );
  return (
    <Dialog form size="narrow" title={t('links.new.title')} text={t('links.new.text')} onClose={onClose} busy={open.busy}>
      <Form schema={schema} initial={{ name: '', limit: '', last_day: '' }} onSubmit={open.send} label={t('links.new.title')}>
        <LinkTerms />
        <div>
          <SubmitButton>{t('links.new.act')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
