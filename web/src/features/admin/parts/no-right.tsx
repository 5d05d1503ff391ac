import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from './admin-api.js';
import { AdminsToAskDocument } from './staff-list.graphql.js';

/** Instead of a page that this role may not open: who may, and how they are reached. */
export function NoRight({ what }: { what: string }) {
  const { t } = useTranslation('admin-frame');
  const { data } = useQuery({ queryKey: ['admins-to-ask'], queryFn: () => ask(AdminsToAskDocument, {}) });
  const admins = data?.userList.items ?? [];
  return (
    <div>
      <PageMeta title={what} />
      <h1>{what}</h1>
      <p>{t('noRight.title', { what })}</p>
      {admins.length > 0 && (
        <>
          <p>{t('noRight.who')}</p>
          <ul>
            {admins.map(({ id, displayName, email }) => (
              <li key={id}>
                <a href={`mailto:${email}`}>{displayName}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
