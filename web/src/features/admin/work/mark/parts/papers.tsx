import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ask } from '../../../parts/admin-api.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import type { Mark } from '../mark.js';
import { MarkPapersDocument, type MarkPapersResult } from '../mark.graphql.js';
import styles from '../mark.module.css';
import { FailedPart } from './failed-part.js';

type Paper = MarkPapersResult['documentList']['items'][number];

/** Each paper once, certificate and power of attorney by what they are here; the others by their kind. */
function papersOf(
  { trademark, documentList }: MarkPapersResult,
  kinds: readonly (readonly [string, string])[],
  named: { readonly certificate: string; readonly authority: string },
): readonly (readonly [string, Paper])[] {
  const own = [
    [named.certificate, trademark?.certificateDocument ?? null] as const,
    [named.authority, trademark?.poaDocument ?? null] as const,
  ].flatMap(([kind, paper]) => (paper === null ? [] : [[kind, paper] as const]));
  const others = documentList.items.filter(({ id }) => !own.some(([, paper]) => paper.id === id));
  const kindOf = ({ type }: Paper): string => kinds.find(([sent]) => sent === type)?.[1] ?? '';
  return [...own, ...others.map((paper) => [kindOf(paper), paper] as const)];
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
  const kinds = use(factsOf('document')).fields.find(({ key }) => key === 'type')?.values ?? [];
  const named = { certificate: t('papers.certificate'), authority: t('papers.authority') };
  const papers = data === undefined ? [] : papersOf(data, kinds, named);
  return (
    <section>
      <h2>{t('papers.title')}</h2>
      {error !== null && <FailedPart name={t('papers.part')} again={() => void refetch()} />}
      {data !== undefined && papers.length === 0 && <p>{t('papers.none')}</p>}
      <ul>
        {papers.map(([kind, { id, name, url, createdAt }]) => (
          <li key={id}>
            <span className={styles.muted}>{kind}</span>{' '}
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
