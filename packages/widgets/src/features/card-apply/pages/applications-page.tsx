/** The company's card applications: the list with its links, or with ?id= one of them (APP-04, UI-05). */
import { isId, useQuery } from '../../../runtime/url.ts';
import { ApplicationDetails } from './application-details.tsx';
import { ApplicationList } from './application-list.tsx';

export function ApplicationsPage() {
  const [{ id }] = useQuery(['id']);
  return isId(id) ? <ApplicationDetails key={id} id={id} /> : <ApplicationList />;
}
