import { useListContext } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { isAllowed, type RecordFacts } from '../../parts/records/record-facts.js';
import { useCreateOffer } from '../../parts/records/use-create-offer.js';
import { useRole } from '../../parts/records/use-facts.js';
import styles from '../record-list.module.css';

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? text;

/** A list without rows: what would stand in it, and the one thing to do now. */
export function EmptyList({ facts }: { facts: RecordFacts }) {
  const { t } = useTranslation('admin-records');
  const role = useRole();
  const { state } = useCreateOffer(facts);
  const { filterValues, setFilters } = useListContext();
  const isNarrowed = JSON.stringify(filterValues) !== '{}';
  if (isNarrowed)
    return (
      <div className={styles.nothing}>
        <p>{t('list.nothingFits')}</p>
        <Button size="small" onClick={() => setFilters({}, [])}>
          {t('list.showAll')}
        </Button>
      </div>
    );
  return (
    <div className={styles.nothing}>
      <p>
        {t('list.nothing')} {firstSentence(facts.doc)} {state === 'none' && t('list.noCorrection')}
      </p>
      {state === 'open' && isAllowed(facts.create, role) ? (
        <ButtonLink size="small" to={`/${facts.table}/create`}>
          {t('list.createFirst')}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" to="/admin/records">
          {t('nav.records')}
        </ButtonLink>
      )}
    </div>
  );
}
