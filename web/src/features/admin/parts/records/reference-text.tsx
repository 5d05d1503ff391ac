import { AppLink } from '../../../../kit/link/app-link.js';
import { ReferenceName } from './record-name.js';

/** The name of another record as a link to it. */
export function ReferenceText({ table, id }: { table: string; id: string }) {
  return (
    <AppLink to={`/${table}/${id}/show`}>
      <ReferenceName table={table} id={id} />
    </AppLink>
  );
}
