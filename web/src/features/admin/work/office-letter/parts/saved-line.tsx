import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Moment } from '../../../../../kit/dates/moment.js';
import { FieldValue } from '../../../parts/records/field-value.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import styles from '../office-letter.module.css';
import type { Saved } from '../use-saved.js';

/** Whether what is typed is stored, since when, and what to do where it is not. */
export function SavedLine({ saved, facts }: { saved: Saved; facts: RecordFacts }) {
  const { t } = useTranslation('admin-office-letter');
  const { state, savedAt, message, disputed } = saved;
  return (
    <>
      {Object.entries(disputed).map(([key, theirs]) => (
        <BothVersions
          key={key}
          field={facts.fields.find((field) => field.key === key)}
          mine={saved.value(key)}
          theirs={theirs}
          onSettle={(whose) => saved.settle(key, whose)}
        />
      ))}
      <p className={styles.saved} aria-live="polite">
        {state === 'saved' && savedAt !== undefined && (
          <>
            {t('saved.at')} <Moment at={savedAt.toISOString()} style="clock" />
          </>
        )}
        {(state === 'waiting' || state === 'saving') && t(`saved.${state}`)}
        {state === 'failed' && message !== undefined && (
          <>
            <span className={styles.wrong}>{message}</span>{' '}
            <Button size="small" onClick={() => void saved.save()}>
              {t('saved.again')}
            </Button>
          </>
        )}
      </p>
    </>
  );
}

function BothVersions({
  field,
  mine,
  theirs,
  onSettle,
}: {
  field: RecordFacts['fields'][number] | undefined;
  mine: unknown;
  theirs: unknown;
  onSettle: (whose: 'mine' | 'theirs') => void;
}) {
  const { t } = useTranslation('admin-office-letter');
  if (field === undefined) return null;
  return (
    <div role="alert" className={styles.both}>
      <p>
        <strong>{t('both.title', { field: field.label })}</strong> {t('both.text')}
      </p>
      <div>
        {(['theirs', 'mine'] as const).map((whose) => (
          <section key={whose}>
            <h4>{t(`both.${whose}`)}</h4>
            <div className={styles.words}>
              <FieldValue field={field} value={whose === 'mine' ? mine : theirs} />
            </div>
            <Button size="small" onClick={() => onSettle(whose)}>
              {t(`both.take.${whose}`)}
            </Button>
          </section>
        ))}
      </div>
    </div>
  );
}
