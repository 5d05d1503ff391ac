import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CaseFileLook } from '../../../domain/history/case-file-look.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { DeskCaseFileDocument } from './case-file.graphql.js';
import styles from './history.module.css';

/** Everything that happened to a mark: who, when, why, with which paper, and the chain that proves it. */
export function Component() {
  const { t } = useTranslation('records-history');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['case-file', id],
    queryFn: () => ask(DeskCaseFileDocument, { id }),
  });
  const mark = data?.trademark;
  const title = mark == null ? t('file.title') : t('file.titleOf', { name: mark.name });
  return (
    <div className={styles.page}>
      <PageMeta title={title} />
      <header>
        <h1>{title}</h1>
        {mark != null && <p>{[mark.jurisdiction, mark.number].filter(Boolean).join(' · ')}</p>}
        <AppLink to={`/trademark/${id}/show`}>{t('mark.back')}</AppLink>
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <p role="status">{t('common:loading')}</p>}
      {data?.caseFile === null && <p>{t('gone')}</p>}
      {data?.caseFile != null && (
        <CaseFileLook
          chapters={[{ file: data.caseFile }]}
          lineWord={(label) => label}
          who={({ actor, actorKind }) => actor?.displayName ?? t(`who.${actorKind ?? 'system'}`)}
          why={({ reason }) => reason}
        />
      )}
    </div>
  );
}
