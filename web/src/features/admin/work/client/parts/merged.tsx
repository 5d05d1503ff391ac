import { useTranslation } from 'react-i18next';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { MergedAccountsDocument } from '../merge.graphql.js';
import { useClient } from './use-client.js';

const day = (at: string | null): string =>
  at === null ? '' : formatDay(dayOf(new Date(at)), 'en', { short: true });

/** Where an account went that was a second one of a client, and which ones this one took over; nothing where neither is so. */
export function Merged({ id, className }: { id: string; className?: string | undefined }) {
  const { t } = useTranslation('admin-client');
  const user = useClient(MergedAccountsDocument, id).data?.user;
  if (user == null || (user.mergedInto === null && user.mergedAccounts.items.length === 0)) return null;
  const { mergedInto, mergedAt } = user;
  return (
    <section className={className} aria-label={t('merge.title')}>
      {mergedInto !== null && (
        <p>
          {t('merge.into', { day: day(mergedAt) })}{' '}
          <AppLink to={`/user/${mergedInto.id}/show`}>
            {mergedInto.displayName}, {mergedInto.email}
          </AppLink>
        </p>
      )}
      {user.mergedAccounts.items.map((account) => (
        <p key={account.id}>
          {t('merge.took', { day: day(account.mergedAt) })}{' '}
          <AppLink to={`/user/${account.id}/show`}>{account.email}</AppLink>
        </p>
      ))}
    </section>
  );
}
