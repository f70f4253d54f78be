/** What a company asks the bank's people to do: its head with the acts while it waits, the second person's question, and its facts. */
import { useState, type ComponentProps, type ReactNode } from 'react';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { useT } from '../../../kit/words.tsx';
import { StaleNote } from './decision-note.tsx';
import { SecondNote } from './second-person.tsx';

type Second = ComponentProps<typeof SecondNote>;
type Props = {
  readonly of: {
    readonly request: { readonly status: string };
    readonly project_name: string;
    readonly account_number: string;
    readonly second: Second['of'] | null;
  };
  readonly company_id: string;
  readonly shows: Second['shows'];
  readonly title: string;
  readonly acts: (onStale: () => void) => ReactNode;
  readonly children: ReactNode;
};

export function RequestCase({ of, company_id, shows, title, acts, children }: Props) {
  const t = useT('back-office');
  const { request, project_name, account_number, second } = of;
  const [isStale, setStale] = useState(false);
  const waits = request.status === 'asked';
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: title }]}
        lead={`${project_name} · ${account_number}`}
        ruled
        actions={waits && acts(() => setStale(true))}
      />
      {isStale && !waits && <StaleNote />}
      {second && <SecondNote company_id={company_id} of={second} shows={shows} />}
      {children}
    </>
  );
}
