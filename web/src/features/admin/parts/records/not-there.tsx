import { HttpError } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../../kit/page/page-meta.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Failed } from '../failed.js';
import type { RecordFacts } from './record-facts.js';

/** No such record, or it could not be read: never the same words for both. */
export function NotThere({ facts, error, again }: { facts: RecordFacts; error: Error; again: () => void }) {
  const { t } = useTranslation('admin-records');
  const missing = error instanceof HttpError && error.status === 404;
  const title = missing ? t('show.missing', { what: facts.one.toLowerCase() }) : facts.one;
  return (
    <>
      <PageMeta title={title} />
      <h1>{title}</h1>
      {missing ? (
        facts.listed === true && (
          <p>
            <AppLink to={`/${facts.table}`}>{facts.many}</AppLink>
          </p>
        )
      ) : (
        <Failed error={error} again={again} />
      )}
    </>
  );
}
