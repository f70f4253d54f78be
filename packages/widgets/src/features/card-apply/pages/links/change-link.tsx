/** A link's terms anew. One that takes no applications is live after this question and not before (APP-22). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { Form } from '../../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../../kit/form/engine/submit-button.tsx';
import { Dialog } from '../../../../kit/overlay/dialog.tsx';
import { useAction } from '../../../../kit/remote/use-action.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { useDates } from '../../../../shared/dates.ts';
import { lastMomentOf, linkLook, linksKey, type ApplyLink } from './link-look.ts';
import { LinkTerms } from './link-terms.tsx';

const schema = () => import('@bankside/core/contract/card-apply/card-apply.ts').then(({ cardApply }) => cardApply.linkOpen.in);

export function ChangeLink({ link, onClose }: { readonly link: ApplyLink; readonly onClose: () => void }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const dates = useDates();
  const { id, version, name, limit, expires_at } = link;
  const asks = linkLook(link).key === 'open' ? 'change' : 'reopen';
  const change = useAction(
    (terms: InOf<'/card/linkOpen'>, { key }) =>
      bank.call('/card/linkChange', { ...terms, id, version, reopen: asks === 'reopen' }, { key }),
    { says: t(`links.${asks}.done`), refreshes: [linksKey], onDone: onClose },
  );
  const initial = {
    name,
    limit: limit === null ? '' : String(limit),
    last_day: expires_at === null ? '' : dates.day(lastMomentOf(expires_at)),
  };
  return (
    <Dialog form size="narrow" title={t(`links.${asks}.title`)} text={t(`links.${asks}.text`)} onClose={onClose} busy={change.busy}>
      <Form schema={schema} initial={initial} onSubmit={change.send} label={t(`links.${asks}.title`)}>
        <LinkTerms />
        <div>
          <SubmitButton>{t(`links.${asks}.act`)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
