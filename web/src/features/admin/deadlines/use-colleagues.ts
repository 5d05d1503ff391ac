import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../parts/admin-api.js';
import { StaffListDocument } from '../parts/staff-list.graphql.js';

/** Names of everybody who works here, by id; empty until they are read. */
export function useColleagues(): ReadonlyMap<string, string> {
  const { t } = useTranslation('admin-deadlines');
  const { data } = useQuery({ queryKey: ['staff-list'], queryFn: () => ask(StaffListDocument, {}) });
  return new Map(
    (data?.userList.items ?? []).map(({ id, displayName, email }) => [
      id,
      displayName ?? email ?? t('somebody'),
    ]),
  );
}
