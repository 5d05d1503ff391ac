import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { filePaper } from '../../parts/file-paper.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { UploadStep } from '../../parts/upload-step.js';
import { amount } from '../../invoice/parts/amount.js';
import {
  answersOf,
  day,
  isPaid,
  officeFeeOf,
  type OrderedMark,
  type ServiceOrder,
} from '../service-order.js';
import styles from '../service-order.module.css';

/** Marks to renew, a row each: one mark goes to its office without waiting for the others. */
export function Renewals({ order, marks }: { order: ServiceOrder; marks: readonly OrderedMark[] }) {
  const { t } = useTranslation('admin-service-order');
  return (
    <section>
      <h3>{t('marks', { count: marks.length })}</h3>
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark.id}>
            <RenewedMark order={order} mark={mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RenewedMark({ order, mark }: { order: ServiceOrder; mark: OrderedMark }) {
  const { t } = useTranslation('admin-service-order');
  const { name, number, classes, expirationDate } = answersOf(mark);
  const fee = officeFeeOf(mark, order.product);
  const called = mark.trademark?.name ?? name ?? '–';
  return (
    <article aria-label={`${called} ${mark.jurisdiction ?? ''}`}>
      <h4>
        {mark.trademark === null ? (
          called
        ) : (
          <AppLink to={`/trademark/${mark.trademark.id}/show`}>{called}</AppLink>
        )}{' '}
        <span className={styles.muted}>
          {mark.jurisdiction} {number}
        </span>{' '}
        <StatusWord table="service_request" status={mark.status} />
        {mark.id !== order.id && (
          <>
            {' '}
            <AppLink to={`/service_request/${mark.id}/show`}>
              {t('openOrder', { number: mark.publicId })}
            </AppLink>
          </>
        )}
      </h4>
      <dl className={styles.facts}>
        <Fact label={t('column.expires')}>{expirationDate === undefined ? '–' : day(expirationDate)}</Fact>
        <Fact label={t('column.window')}>
          <Window mark={mark} />
        </Fact>
        <Fact label={t('column.classes')}>{classes?.join(', ') ?? '–'}</Fact>
        <Fact label={t('column.fee')}>{fee === undefined ? '–' : amount(fee)}</Fact>
        <Fact label={t('column.paid')}>{t(isPaid(mark) ? 'paidYes' : 'paidNo')}</Fact>
        <Fact label={t('column.filed')}>{mark.filedOn === null ? t('notFiled') : day(mark.filedOn)}</Fact>
        <Fact label={t('column.until')}>
          {mark.renewedUntil === null ? '–' : day(mark.renewedUntil)}
          {mark.recordedOn !== null && ` · ${t('recorded', { day: day(mark.recordedOn) })}`}
        </Fact>
        <Fact label={t('column.receipt')}>
          {mark.officeReceipt === null ? (
            t('noReceipt')
          ) : (
            <a href={mark.officeReceipt.url} target="_blank" rel="noreferrer">
              {mark.officeReceipt.name}
            </a>
          )}
        </Fact>
      </dl>
      <div className={styles.steps}>
        {isPaid(mark) && <AtTheOffice mark={mark} />}
        {mark.id !== order.id && (
          <RecordSteps
            table="service_request"
            row={mark}
            only={['startServiceRequest', 'finishServiceRequest']}
          />
        )}
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whether the office takes it today, and until when. */
function Window({ mark: { renewalDays } }: { mark: OrderedMark }) {
  const { t } = useTranslation('admin-service-order');
  if (renewalDays === null) return t('window.unknown');
  const { stage, opensOn, lastDay, graceEnds } = renewalDays;
  const until = { TOO_EARLY: opensOn, AHEAD: opensOn, OPEN: lastDay, IN_GRACE: graceEnds, OVER: graceEnds };
  return t(`window.${stage}`, { day: day(until[stage] ?? lastDay) });
}

/** What is done at the office and said where it is kept: at the mark where we look after it, else on the order. */
export function AtTheOffice({ mark }: { mark: OrderedMark }) {
  const { t } = useTranslation('admin-service-order');
  const receipt = async (upload: string): Promise<{ officeReceiptId: string }> => ({
    officeReceiptId: await filePaper(upload, 'OFFICE_RECEIPT', {
      subjectType: 'service_request',
      subjectId: mark.id,
    }),
  });
  const steps =
    mark.serviceName === 'ownership-transfer'
      ? ['fileOwnershipTransfer', 'recordOwnershipTransfer']
      : ['fileRenewal', 'recordRenewal'];
  return (
    <>
      {mark.trademark === null ? (
        <>
          <span className={styles.muted}>{t('notOurs')}</span>
          <RecordSteps table="service_request" row={mark} only={['noteServiceFiling', 'noteServiceRecord']} />
        </>
      ) : (
        <RecordSteps table="trademark" row={mark.trademark} only={steps} />
      )}
      {(mark.filedOn !== null || mark.recordedOn !== null) && (
        <UploadStep table="service_request" row={mark} root="keepOfficeReceipt" inputOf={receipt} />
      )}
    </>
  );
}
