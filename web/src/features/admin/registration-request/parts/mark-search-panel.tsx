import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { RecordVerificationSearchDocument } from '../registration-request-commands.graphql.js';
import { AdminMarkSearchDocument } from '../registration-request-answer.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import { useCommand } from '../use-command.js';
import styles from './result-editor.module.css';
import { RecordedSearches } from './recorded-searches.js';
import { SearchByHand } from './search-by-hand.js';
import { TextPart } from './text-part.js';

interface Props {
  readonly request: AdminRequest;
  readonly codes: readonly string[];
  readonly classes: readonly number[];
}

/** Searches of the registers. Each is kept with the request as it was made: the report says no more than what stands here. */
export function MarkSearchPanel({ request, codes, classes }: Props) {
  const { t } = useTranslation('admin-search');
  const { busy, run } = useCommand(request.id);
  const [query, setQuery] = useState(request.value);
  const [since, setSince] = useState('');
  const [narrowed, setNarrowed] = useState(false);
  const [searching, setSearching] = useState(false);
  const [message, setMessage] = useState<string>();

  const search = async (): Promise<void> => {
    if (query.trim() === '') return setMessage(t('search.queryMissing'));
    setSearching(true);
    setMessage(undefined);
    try {
      const { verificationSearch } = await ask(AdminMarkSearchDocument, {
        query: query.trim(),
        jurisdictions: codes,
        classes: narrowed ? classes : [],
        since: since === '' ? null : since,
        requestId: request.id,
      });
      const outcome = await run(
        RecordVerificationSearchDocument,
        { id: request.id, input: { record: verificationSearch.record ?? '' } },
        t('search.recorded'),
      );
      if (!outcome.ok) setMessage(outcome.message);
    } catch {
      setMessage(t('search.failed'));
    } finally {
      setSearching(false);
    }
  };
  const { items } = request.recordedSearches;
  return (
    <section className={styles.panel} aria-labelledby="searches">
      <h3 id="searches">{t('search.title')}</h3>
      <p className={styles.gaps}>{t('search.kept')}</p>
      <RecordedSearches searches={items} name={request.value} codes={codes} />
      <div className={styles.two}>
        <TextPart label={t('search.query')} maxLength={120} value={query} onChange={setQuery} />
        <TextPart
          label={t('search.since')}
          type="date"
          hint={t('search.sinceHint')}
          value={since}
          onChange={setSince}
        />
      </div>
      {classes.length > 0 && (
        <label className={styles.narrow}>
          <input type="checkbox" checked={narrowed} onChange={(event) => setNarrowed(event.target.checked)} />{' '}
          {t('search.narrow', { classes: classes.join(', ') })}
        </label>
      )}
      {message !== undefined && (
        <p role="alert" className={styles.searchWrong}>
          {message}
        </p>
      )}
      <div>
        <Button type="button" size="small" busy={searching || busy} onClick={() => void search()}>
          {t('search.submit')}
        </Button>
      </div>
      <SearchByHand request={request} codes={codes} />
    </section>
  );
}
