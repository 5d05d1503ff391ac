import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { OfficialFeeDeskDocument } from './official-fees.graphql.js';
import { OfficeFees } from './parts/office-fees.js';
import { OfficeList } from './parts/office-list.js';
import styles from './official-fees.module.css';

export const DESK_KEY = ['official-fees'];

/** What every office takes, what of it is to be looked at, and one office at a time its fees to confirm. */
export function Component() {
  const { t } = useTranslation('admin-fees');
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: DESK_KEY,
    queryFn: () => ask(OfficialFeeDeskDocument, {}),
  });
  const offices = data?.officialFeeDesk;
  const chosen = query.get('office');
  const office = offices?.find((one) => one.office === chosen);
  return (
    <div className={styles.fees}>
      <PageMeta title={t('title')} />
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {office === undefined ? (
        <>
          <h1>{t('title')}</h1>
          {offices === undefined && error === null && <p role="status">{t('loading')}</p>}
          {offices !== undefined && chosen !== null && <p role="alert">{t('unknownOffice')}</p>}
          {offices !== undefined && <OfficeList offices={offices} />}
        </>
      ) : (
        <OfficeFees office={office} />
      )}
    </div>
  );
}
