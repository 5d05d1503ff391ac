import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { AddRecord, AmendRecord } from '../../parts/record-dialog.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import styles from '../case-work.module.css';
import type { Option, Threat } from '../threat.js';

const KEYS = ['items', 'currency', 'offerSubscription'];

/** What can be done and what it costs, each as the client reads it. */
export function Options({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const options = threat.solutions.items;
  return (
    <section className={styles.wide}>
      <h3>{t('options', { count: options.length })}</h3>
      {options.length === 0 && <p>{t('noOptions')}</p>}
      <p>
        {threat.ifLeftAlone ?? t('noIfLeftAlone')}{' '}
        <AmendRecord
          table="case"
          row={threat}
          keys={['ifLeftAlone']}
          label={t('amendIfLeftAlone')}
          done={t('saved')}
        />
      </p>
      {options.map((option) => (
        <OptionCard key={option.id} option={option} />
      ))}
      <AddRecord
        table="case_solution"
        label={t('addOption')}
        done={t('saved')}
        keys={KEYS}
        fixed={{ caseId: threat.id }}
        start={{ currency: 'EUR', offerSubscription: false }}
      />
    </section>
  );
}

function OptionCard({ option }: { option: Option }) {
  const { t } = useTranslation('admin-case');
  const total = option.items.reduce((sum, { price }) => sum + price.amountMinor, 0);
  return (
    <article className={styles.finding}>
      <h4>
        {option.items[0]?.title ?? t('option')}{' '}
        <span className={styles.sum}>{formatMoney(total, option.currency, 'en')}</span>{' '}
        <StatusWord table="case_solution" status={option.status} row={option} />
      </h4>
      {option.serviceRequest !== null && (
        <p>
          <AppLink to={`/service_request/${option.serviceRequest.id}/show`}>
            {t('order', { number: option.serviceRequest.publicId })}
          </AppLink>{' '}
          <StatusWord table="service_request" status={option.serviceRequest.status} />
        </p>
      )}
      <AsClient option={option} />
      <p className={styles.row}>
        {option.status === 'DRAFT' && (
          <AmendRecord table="case_solution" row={option} keys={KEYS} label={t('amend')} done={t('saved')} />
        )}
        <RecordSteps
          table="case_solution"
          row={option}
          only={['offerCaseSolution', 'orderCaseSolution', 'deliverCaseSolution']}
        />
      </p>
    </article>
  );
}

/** The same words and prices that stand on the client's page. */
function AsClient({ option }: { option: Option }) {
  const { t } = useTranslation('admin-case');
  return (
    <details>
      <summary>{t('asClient')}</summary>
      {option.items.map((item) => (
        <div key={item.title} className={styles.client}>
          <p>
            <strong>{item.title}</strong>{' '}
            <span className={styles.sum}>
              {formatMoney(item.price.amountMinor, item.price.currency, 'en')}
            </span>
          </p>
          {item.description !== null && <p>{item.description}</p>}
          {item.needed !== null && <p>{t('needed', { what: item.needed })}</p>}
          {item.risk !== null && <p>{t('risk', { what: item.risk })}</p>}
          <p>
            {[
              item.chanceOfSuccess === null ? [] : t('chance', { percent: item.chanceOfSuccess }),
              item.days === null ? [] : t('days', { count: item.days }),
            ]
              .flat()
              .join(' · ')}
          </p>
        </div>
      ))}
      {option.offerSubscription && <p>{t('withSubscription')}</p>}
    </details>
  );
}
