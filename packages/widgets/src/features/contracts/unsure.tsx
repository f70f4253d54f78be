/** Nobody knows yet whether it happened: the same is asked again, under the same key. */
import { RefreshButton } from '../../kit/action/refresh-button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';

export function Unsure({ title, onAgain }: { readonly title: string; readonly onAgain: () => void }) {
  const t = useT('contracts');
  return (
    <Note
      tone="attention"
      live="alert"
      title={title}
      action={
        <RefreshButton compact onClick={onAgain}>
          {t('unsure.ask')}
        </RefreshButton>
      }
    >
      {t('unsure.text')}
    </Note>
  );
}
