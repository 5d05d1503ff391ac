import { useTranslation } from 'react-i18next';
import { Seal } from '../../kit/seal/seal.js';
import { Status } from '../../kit/status/status.js';
import styles from './dismissed.module.css';
import type { ReportFields } from './report-fields.graphql.js';

/** A «no» with its reason and two or three ways on; never a dead end. */
export function Dismissed({ request, compact = false }: { request: Pick<ReportFields, 'value' | 'dismissReason' | 'dismissAlternatives'>; compact?: boolean }) {
  const { t } = useTranslation('report');
  const name = request.value ?? '';
  const alternatives = request.dismissAlternatives ?? [];
  return (
    <article className={styles['dismissed']}>
      {!compact && <header>
        <div>
          <p className={styles['kind']}>{t('kind')}</p>
          <h1>{name}</h1>
          <p className={styles['status']}><Status tone="problem">{t('dismissed.status')}</Status></p>
        </div>
        <Seal name={name} size={148} />
      </header>}
      <section>
        <h2>{t('dismissed.why')}</h2>
        <p>{request.dismissReason}</p>
      </section>
      {alternatives.length > 0 && (
        <section>
          <h2>{t('dismissed.alternatives')}</h2>
          <ol>{alternatives.map((alternative) => <li key={alternative}>{alternative}</li>)}</ol>
        </section>
      )}
    </article>
  );
}
