import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import type { Mark } from '../mark.js';
import { MarkPapersDocument, type MarkPapersResult } from '../mark.graphql.js';
import styles from '../mark.module.css';
import { FailedPart } from './failed-part.js';

type Paper = MarkPapersResult['documentList']['items'][number];

/** What a paper is, by where it hangs. */
const kindOf = ({ subjectType }: Paper): string =>
  subjectType === 'office_action' ? 'letter' : subjectType === 'trademark_filing' ? 'filing' : 'other';

/** Each paper once, certificate and power of attorney by what they are. */
function papersOf({ trademark, documentList }: MarkPapersResult): readonly (readonly [string, Paper])[] {
  const named = [
    ['certificate', trademark?.certificateDocument ?? null] as const,
    ['authority', trademark?.poaDocument ?? null] as const,
  ].flatMap(([kind, paper]) => (paper === null ? [] : [[kind, paper] as const]));
  const others = documentList.items.filter(({ id }) => !named.some(([, paper]) => paper.id === id));
  return [...named, ...others.map((paper) => [kindOf(paper), paper] as const)];
}

/** Papers of the mark, of its letters, proofs and filings, by name. */
export function Papers({ mark }: { mark: Mark }) {
  const { t } = useTranslation('admin-mark');
  const parts = [mark.officeActions, mark.useInCommerceRequests, mark.filings];
  const subjects = [mark.id, ...parts.flatMap(({ items }) => items.map(({ id }) => id))];
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'mark-papers', ...subjects],
    queryFn: () => ask(MarkPapersDocument, { id: mark.id, subjects }),
  });
  const papers = data === undefined ? [] : papersOf(data);
  return (
    <section>
      <h2>{t('papers.title')}</h2>
      {error !== null && <FailedPart name={t('papers.part')} again={() => void refetch()} />}
      {data !== undefined && papers.length === 0 && <p>{t('papers.none')}</p>}
      <ul>
        {papers.map(([kind, { id, name, url, createdAt }]) => (
          <li key={id}>
            <span className={styles.muted}>{t(`papers.${kind}`)}</span>{' '}
            <a href={url} download={name}>
              {name}
            </a>{' '}
            <span className={styles.muted}>{formatDay(createdAt.slice(0, 10), 'en', { short: true })}</span>
          </li>
        ))}
      </ul>
      <p>
        <AppLink to={`/document/create?subjectType=trademark&subjectId=${mark.id}`}>
          {t('papers.add')}
        </AppLink>
      </p>
    </section>
  );
}
