import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';
import { formatDay, formatMonth } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import type { IssuedDocumentResult } from '../verify.graphql.js';
import styles from '../verify.module.css';

/** A document that joined the chain. */
export type Issued = NonNullable<IssuedDocumentResult['issuedDocument']>;

/** The same clock for everybody who compares: neither the reader's nor ours. */
const ZONE = 'UTC';

/** What is known of a document we issued, with the proof to take away. */
export function Known({ issued }: { readonly issued: Issued }) {
  const { t, i18n } = useTranslation('verify');
  const moment = (at: string) => formatMoment(at, i18n.language, 'short', ZONE);
  const { unaltered: isIntact, stampedAt, stampedBy, monthRoot, place } = issued;
  return (
    <>
      <div className={isIntact ? styles.good : styles.bad}>
        <h2>{t(isIntact ? 'found.title' : 'altered.title')}</h2>
        <p>{t(isIntact ? 'found.text' : 'altered.text')}</p>
      </div>
      <Extract
        rows={[
          { label: t('facts.kind'), value: t(`kind.${issued.kind}`) },
          { label: t('facts.issuedOn'), value: formatDay(issued.issuedOn, i18n.language) },
          {
            label: t('facts.stamp'),
            value:
              stampedAt === null
                ? t('facts.noStamp')
                : t('facts.stamped', { at: moment(stampedAt), authority: stampedBy ?? '' }),
          },
          {
            label: t('facts.place'),
            value: t('facts.link', { place, month: formatMonth(issued.month, i18n.language) }),
          },
          {
            label: t('facts.root'),
            value:
              monthRoot === null
                ? t('facts.noRoot')
                : t('facts.rootStamped', { place: monthRoot.place, at: moment(monthRoot.stampedAt) }),
          },
        ]}
      />
      {isIntact ? (
        <p className={styles.proof}>
          <a href={`/api/verify/${issued.fingerprint}/proof`} download>
            {t('proof.download')}
          </a>
          <span>{t('proof.text')}</span>
        </p>
      ) : (
        <Ask />
      )}
      <Hashes issued={issued} />
    </>
  );
}

/** For whoever compares by themselves. */
function Hashes({ issued }: { readonly issued: Issued }) {
  const { t } = useTranslation('verify');
  const hash = (text: string) => <code>{text}</code>;
  return (
    <details className={styles.hashes}>
      <summary>{t('hashes.title')}</summary>
      <Extract
        rows={[
          { label: t('hashes.fingerprint'), value: hash(issued.fingerprint) },
          { label: t('hashes.link'), value: hash(issued.link) },
          {
            label: t('hashes.previous'),
            value: issued.previous === null ? t('hashes.first') : hash(issued.previous),
          },
          { label: t('hashes.next'), value: issued.next === null ? t('hashes.last') : hash(issued.next) },
        ]}
      />
    </details>
  );
}

const REASONS = ['savedAnew', 'changed', 'brokeOff', 'forReading', 'archive', 'notOurs'] as const;

/** We issued no file with these bytes: why that may be, and what to do. */
export function Unknown({ isCutOff }: { readonly isCutOff: boolean }) {
  const { t } = useTranslation('verify');
  return (
    <>
      <div className={styles.bad}>
        <h2>{t('unknown.title')}</h2>
        <p>{t(isCutOff ? 'unknown.cutOff' : 'unknown.text')}</p>
      </div>
      {!isCutOff && (
        <ul className={styles.reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>{t(`unknown.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p>{t('unknown.next')}</p>
      <Ask />
    </>
  );
}

function Ask() {
  const { t } = useTranslation('verify');
  return (
    <p>
      <ButtonLink to="/contact">{t('ask')}</ButtonLink>
    </p>
  );
}
