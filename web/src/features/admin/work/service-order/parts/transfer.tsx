import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { Paper } from '../../../parts/paper/paper.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { UploadStep } from '../../parts/upload-step.js';
import { answersOf, day, isPaid, type OrderedMark, type ServiceOrder } from '../service-order.js';
import styles from '../service-order.module.css';
import { AtTheOffice } from './renewals.js';

const CHECKS = ['parties', 'signed', 'dated', 'notarised', 'covers'] as const;

/** A transfer: its deed beside what an office asks of it, and how far it is at the office. */
export function Transfer({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation('admin-service-order');
  const { deedDocument, deedCheck } = order;
  return (
    <section>
      <h3>{t('deed')}</h3>
      <div className={styles.beside}>
        <Paper file={deedDocument} none={t('noDeed')} />
        <div className={styles.side}>
          <Parties order={order} />
          <h4>{t('checks')}</h4>
          <ul className={styles.checks}>
            {CHECKS.map((check) => (
              <Check key={check} label={t(`check.${check}`)} found={deedCheck?.[check]} />
            ))}
          </ul>
          <div className={styles.steps}>
            <UploadStep
              table="service_request"
              row={order}
              root="addAssignmentDeed"
              inputOf={(upload) => Promise.resolve({ upload })}
            />
            {deedDocument !== null && (
              <RecordSteps table="service_request" row={order} only={['checkAssignmentDeed']} />
            )}
          </div>
          <Progress order={order} />
        </div>
      </div>
    </section>
  );
}

function Check({ label, found }: { label: string; found: boolean | undefined }) {
  const { t } = useTranslation('admin-service-order');
  const word = found === undefined ? 'checkOpen' : found ? 'checkYes' : 'checkNo';
  return (
    <li className={found === false ? styles.wrong : undefined}>
      <span aria-hidden="true">{found === undefined ? '○' : found ? '●' : '▲'}</span> {label}:{' '}
      <strong>{t(word)}</strong>
    </li>
  );
}

type Owner = NonNullable<NonNullable<OrderedMark['trademark']>['ownerEntity']>;

/** The owner of a mark by name: a company, else a person. */
const nameOf = ({ businessName, firstName, lastName }: Owner): string =>
  businessName ?? [firstName, lastName].filter(Boolean).join(' ');

const plain = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Who gives and who takes; an owner the mark does not have is said before anything goes to the office. */
function Parties({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation('admin-service-order');
  const { currentOwner, newOwner, name, number } = answersOf(order);
  const owner = order.trademark?.ownerEntity;
  const known = owner == null ? undefined : nameOf(owner);
  const isOther =
    known !== undefined &&
    currentOwner !== undefined &&
    order.recordedOn === null &&
    plain(known) !== plain(currentOwner);
  const to = [newOwner?.name, newOwner?.street, newOwner?.city, newOwner?.country].filter(Boolean).join(', ');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('transferOf')}</dt>
          <dd>
            {order.trademark === null ? (
              (name ?? '–')
            ) : (
              <AppLink to={`/trademark/${order.trademark.id}/show`}>{order.trademark.name}</AppLink>
            )}{' '}
            {order.jurisdiction} {number}
          </dd>
        </div>
        <div>
          <dt>{t('ownerOrdered')}</dt>
          <dd>{currentOwner ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('ownerRegister')}</dt>
          <dd>{known ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('ownerNew')}</dt>
          <dd>{to === '' ? '–' : to}</dd>
        </div>
      </dl>
      {isOther && (
        <p className={styles.wrong}>
          <span aria-hidden="true">▲ </span>
          {t('ownersDiffer', { ordered: currentOwner, register: known })}
        </p>
      )}
    </>
  );
}

function Progress({ order }: { order: ServiceOrder }) {
  const { t } = useTranslation('admin-service-order');
  const { filedOn, recordedOn, recordNumber, officeReceipt } = order;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('filedOn')}</dt>
          <dd>{filedOn === null ? t('notYet') : day(filedOn)}</dd>
        </div>
        <div>
          <dt>{t('recordedOn')}</dt>
          <dd>
            {recordedOn === null ? t('notYet') : day(recordedOn)}
            {recordNumber !== null && ` · ${t('recordNumber', { number: recordNumber })}`}
          </dd>
        </div>
        {officeReceipt !== null && (
          <div>
            <dt>{t('column.receipt')}</dt>
            <dd>
              <a href={officeReceipt.url} target="_blank" rel="noreferrer">
                {officeReceipt.name}
              </a>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.steps}>{isPaid(order) && <AtTheOffice mark={order} />}</div>
    </>
  );
}
