import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { hitsOf, markDraftOf, type Hit, type RecordedSearch } from '../found-mark.js';
import type { ResultDraft } from '../result-draft.js';
import { HitLine } from './hit-line.js';
import styles from './result-editor.module.css';
import { TextPart } from './text-part.js';

interface Props {
  readonly searches: readonly RecordedSearch[];
  readonly codes: readonly string[];
  readonly classes: readonly number[];
  readonly draft: ResultDraft;
  readonly onChange: (patch: Partial<ResultDraft>) => void;
}

/** Every hit of the recorded searches: listed in the report, set aside with a reason, or still open. */
export function HitsEditor({ searches, codes, classes, draft, onChange }: Props) {
  const { t } = useTranslation('admin-search');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState(false);
  const hits = hitsOf(searches);
  const listed = new Set(draft.marks.map(({ ref }) => ref));
  const aside = new Map(draft.setAside.flatMap((one) => one.refs.map((ref) => [ref, one.reason] as const)));
  const open = hits.filter(({ ref }) => !listed.has(ref) && !aside.has(ref));
  const take = (hit: Hit): void =>
    onChange({
      marks: [
        ...draft.marks,
        markDraftOf(hit, { key: crypto.randomUUID(), codes, goodsCompared: classes.length > 0 }),
      ],
    });
  const setAside = (refs: readonly string[]): void => {
    setWrong(reason.trim().length < 3);
    if (reason.trim().length < 3) return;
    const others = draft.setAside.filter((one) => one.reason !== reason.trim());
    const same = draft.setAside.find((one) => one.reason === reason.trim())?.refs ?? [];
    onChange({ setAside: [...others, { refs: [...same, ...refs], reason: reason.trim() }] });
  };
  const putBack = (ref: string): void =>
    onChange({
      setAside: draft.setAside
        .map((one) => ({ ...one, refs: one.refs.filter((known) => known !== ref) }))
        .filter(({ refs }) => refs.length > 0),
    });
  if (hits.length === 0) return null;
  return (
    <fieldset className={styles.part}>
      <legend>{t('hits.title')}</legend>
      <p role="status">{t('hits.open', { count: open.length, total: hits.length })}</p>
      {open.length > 0 && (
        <>
          <TextPart
            label={t('hits.reason')}
            hint={t('hits.reasonHint')}
            value={reason}
            onChange={setReason}
          />
          {wrong && (
            <p role="alert" className={styles.searchWrong}>
              {t('hits.reasonMissing')}
            </p>
          )}
          <div>
            <Button type="button" size="small" onClick={() => setAside(open.map(({ ref }) => ref))}>
              {t('hits.setAll', { count: open.length })}
            </Button>
          </div>
        </>
      )}
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <HitLine
            key={hit.ref}
            hit={hit}
            listed={listed.has(hit.ref)}
            aside={aside.get(hit.ref)}
            onTake={() => take(hit)}
            onSetAside={() => setAside([hit.ref])}
            onPutBack={() => putBack(hit.ref)}
          />
        ))}
      </ul>
    </fieldset>
  );
}
