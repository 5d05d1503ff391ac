import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { markDraftOf } from '../found-mark.js';
import { AdminMarkSearchDocument, type AdminMarkSearchResult } from '../mark-search.graphql.js';
import type { MarkDraft } from '../result-draft.js';
import styles from './mark-search-panel.module.css';
import part from './result-editor.module.css';
import { TextPart } from './text-part.js';

export type FoundMark = AdminMarkSearchResult['verificationSearch']['items'][number];

interface Props { readonly name: string; readonly codes: readonly string[]; readonly classes: readonly number[]; readonly taken: readonly MarkDraft[]; readonly onTake: (mark: MarkDraft) => void }

const percent = (share: number): number => Math.round(share * 100);

/** The public search inside the report: one click takes a mark over with its scores; the lawyer corrects them. */
export function MarkSearchPanel({ name, codes, classes, taken, onTake }: Props) {
  const { t } = useTranslation('admin-search');
  const [query, setQuery] = useState(name);
  const [since, setSince] = useState('');
  const [asked, setAsked] = useState<{ readonly query: string; readonly since: string }>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mark-search', asked, codes, classes], enabled: asked !== undefined,
    queryFn: () => ask(AdminMarkSearchDocument, { query: asked?.query ?? '', jurisdictions: codes, classes, since: asked?.since === '' ? null : (asked?.since ?? null) }),
  });
  const search = (): void => {
    if (query.trim() !== '') setAsked({ query: query.trim(), since });
  };
  const found = data?.verificationSearch;
  const isTaken = (mark: FoundMark): boolean => taken.some((one) => one.name === mark.name && (mark.numbers.length === 0 || mark.numbers.includes(one.number)));
  return (
    <details className={styles['panel']}>
      <summary>{t('search.title')}</summary>
      <div className={part['two']}>
        <TextPart label={t('search.query')} maxLength={120} value={query} onChange={setQuery} />
        <TextPart label={t('search.since')} type="date" value={since} onChange={setSince} />
      </div>
      <div><Button type="button" size="small" busy={isFetching} onClick={search}>{t('search.submit')}</Button></div>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {found?.degraded === true && <p role="status">{t('search.degraded')}</p>}
      {found !== undefined && <p role="status">{t('search.found', { count: found.items.length })}</p>}
      <ul className={styles['hits']}>
        {found?.items.map((mark) => (
          <li key={`${mark.name} ${mark.owner ?? ''} ${mark.numbers.join()}`}>
            <div>
              <strong>{mark.name}</strong> <span>{[mark.owner, mark.jurisdictions.join(' '), mark.numbers[0], mark.classes.join(' '), mark.status].filter(Boolean).join(' · ')}</span>
              <p>{percent(mark.scores.overall)} · {t(`search.risk.${mark.risk}`)}{mark.reasons.length > 0 && ` · ${mark.reasons.map((reason) => t(`search.reason.${reason}`)).join(', ')}`}</p>
            </div>
            <Button type="button" size="small" disabled={isTaken(mark)} aria-label={t('search.takeMark', { name: mark.name })} onClick={() => onTake(markDraftOf(mark, { key: crypto.randomUUID(), codes, goodsCompared: classes.length > 0 }))}>{t(isTaken(mark) ? 'search.taken' : 'search.take')}</Button>
          </li>
        ))}
      </ul>
      {found !== undefined && <p className={styles['gaps']}>{t('search.gaps')} {found.notSearched.map(({ code, subject }) => t(`search.gap.${code}`, { subject: subject ?? '' })).join(' ')}</p>}
    </details>
  );
}
