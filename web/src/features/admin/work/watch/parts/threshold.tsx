import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Field } from '../../../../../kit/form/field.js';
import { isAllowed, type RecordFacts } from '../../../parts/records/record-facts.js';
import { useRole } from '../../../parts/records/use-facts.js';
import { useChange } from '../../parts/use-change.js';
import { shownAt, type Result, type Watch } from '../watch.js';
import styles from '../watch-work.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly watch: Watch;
  readonly results: readonly Result[];
}

const MOST = 100;

/** From which likeness a mark is shown: tried on what was found so far before it is kept. */
export function Threshold({ facts, watch, results }: Props) {
  const { t } = useTranslation('admin-watch');
  const kept = watch.threshold === null ? '' : String(watch.threshold);
  const [text, setText] = useState(kept);
  const { busy, wrong, change } = useChange(facts);
  const tried = /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST ? Number(text) : undefined;
  const isWrong = text.trim() !== '' && tried === undefined;
  const { shown, mattered } = shownAt(results, tried ?? 0);
  const scored = results.some(({ scores }) => scores !== null);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWrong && text.trim() !== kept) void change(watch, { threshold: tried ?? null });
  };
  if (!isAllowed(facts.update, useRole())) return null;
  return (
    <section aria-labelledby="watch-threshold">
      <h3 id="watch-threshold">{t('threshold')}</h3>
      <form className={styles.row} onSubmit={save}>
        <Field name="threshold" label={t('thresholdLabel')} hint={t('thresholdHint')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              size={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="small" busy={busy} disabled={isWrong || text.trim() === kept}>
          {t('keep')}
        </Button>
      </form>
      <p role="status">
        {isWrong && t('thresholdWrong')}
        {!isWrong && tried === undefined && t('usual')}
        {tried !== undefined && (scored ? t('wouldShow', { count: shown, mattered }) : t('noScores'))}
        {tried !== undefined && watch.threshold !== null && tried < watch.threshold && ` ${t('below')}`}
      </p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </section>
  );
}
