/** The main account asks the bank for a new colleague, or with ?id= for other rights, an end or a return of one (PER-22). */
import { isId, useQuery } from '../../runtime/url.ts';
import { ChangeColleague } from './change-colleague.tsx';
import { NewColleague } from './new-colleague.tsx';

export function ColleaguePage() {
  const [{ id }] = useQuery(['id']);
  return isId(id) ? <ChangeColleague key={id} id={id} /> : <NewColleague />;
}
