/** Sends a request about a colleague; the story of requests shows it next. */
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';

export const requestsKey = ['colleagues', 'requests'] as const;

export function useSent(): () => void {
  const t = useT('colleagues');
  const toast = useToast();
  const refresh = useRefresh();
  const links = useLinks();
  return () => {
    toast(t('form.sent'));
    refresh(requestsKey);
    links.go('colleagueRequests');
  };
}
