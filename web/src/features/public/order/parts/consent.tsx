import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '../../../../domain/order/terms-version.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from '../order.module.css';
import { Tick } from './tick.js';

interface Given {
  readonly terms: boolean;
  readonly risk: boolean;
  readonly price: boolean;
  readonly old: boolean;
}

interface Props {
  /** Why the check advised against it; undefined where it did not. */
  readonly dismissed: string | undefined;
  /** How old the report is, once that matters: beyond the second age it is ordered on only by whoever says to know. */
  readonly age: { readonly days: number; readonly stage: 'FRESH' | 'AGEING' | 'OLD' } | null;
  /** Where the report is read. */
  readonly reportPath: string;
  /** The price that was shown before and is no more, and the one of today. */
  readonly gone: { readonly before: string; readonly now: string } | undefined;
  readonly consent: Given;
  readonly onChange: (given: Given) => void;
}

/** What is agreed to before anything is ordered: each in a sentence of its own, none ticked beforehand. */
export function Consent({ dismissed, age, reportPath, gone, consent, onChange }: Props) {
  const { t } = useTranslation('order');
  const set = (part: Partial<Given>): void => onChange({ ...consent, ...part });
  return (
    <FormSection number={7} id="consent" title={t('consent.title')}>
      <ul className={styles.terms}>
        {(['acceptance', 'represented', 'drafts', 'refund'] as const).map((term) => (
          <li key={term}>{t(`consent.${term}`)}</li>
        ))}
      </ul>
      {gone !== undefined && (
        <div className={styles.changed}>
          <p>{t('consent.changed', gone)}</p>
          <Tick name="price" checked={consent.price} onChange={(price) => set({ price })}>
            {t('consent.price', { total: gone.now })}
          </Tick>
        </div>
      )}
      {age?.stage === 'AGEING' && <p>{t('consent.ageing', { count: age.days })}</p>}
      {age?.stage === 'OLD' && (
        <div className={styles.changed}>
          <p>
            {t('consent.old', { count: age.days })}{' '}
            <AppLink to={reportPath}>{t('consent.readReport')}</AppLink>
          </p>
          <Tick name="old" checked={consent.old} onChange={(old) => set({ old })}>
            {t('consent.knowOld')}
          </Tick>
        </div>
      )}
      {dismissed !== undefined && (
        <div className={styles.changed}>
          <p>
            {t('consent.dismissed')} {dismissed}
          </p>
          <Tick name="risk" checked={consent.risk} onChange={(risk) => set({ risk })}>
            {t('consent.risk')}
          </Tick>
        </div>
      )}
      <Tick name="terms" checked={consent.terms} onChange={(terms) => set({ terms })}>
        {t('consent.terms', { version: TERMS_VERSION })}
      </Tick>
      <p className={styles.more}>
        <AppLink to="/terms-and-conditions" target="_blank">
          {t('consent.readTerms')}
        </AppLink>{' '}
        ·{' '}
        <AppLink to="/legal-notice" target="_blank">
          {t('consent.legal')}
        </AppLink>{' '}
        ·{' '}
        <AppLink to="/privacy-policy" target="_blank">
          {t('consent.privacy')}
        </AppLink>
      </p>
    </FormSection>
  );
}
