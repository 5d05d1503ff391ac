import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import styles from '../case-work.module.css';
import type { Objection } from '../threat.js';

const STEPS = ['keepCaseDemand', 'withdrawCaseDemand', 'askCaseObjectionClient', 'setAsideCaseObjection'];

/** What the other side wrote, as it came: read and answered first, for the case does not end before. */
export function Objections({ objections }: { objections: readonly Objection[] }) {
  const { t } = useTranslation('admin-case');
  if (objections.length === 0) return null;
  return (
    <section className={styles.wide}>
      <h3>{t('objections')}</h3>
      {objections.map((objection) => (
        <OneObjection key={objection.id} objection={objection} />
      ))}
    </section>
  );
}

function OneObjection({ objection }: { objection: Objection }) {
  const { t } = useTranslation('admin-case');
  const { fromName, fromEmail, status, receivedAt, way, language, reported, words } = objection;
  const { clientQuestion, clientAnswer, answer, answeredAt, ticket } = objection;
  const name = fromName ?? fromEmail ?? t('objectionNobody');
  const papers = ticket?.papers ?? [];
  return (
    <article className={styles.finding} aria-label={name}>
      <h4>
        {name} <StatusWord table="case_objection" status={status} />
      </h4>
      <p>
        {t(`objectionWay.${way}`, { defaultValue: t('objectionWay.other') })} <Moment at={receivedAt} />
        {fromEmail !== null && ` · ${fromEmail}`}
        {` · ${t(`objectionLanguage.${language}`)}`}
      </p>
      {reported !== null && <p>{t('objectionReported', { what: reported })}</p>}
      <blockquote className={styles.text}>{words}</blockquote>
      {papers.length > 0 && (
        <p className={styles.row}>
          {papers.map((paper) => (
            <a key={paper.id} href={paper.url} download={paper.name}>
              {paper.name}
            </a>
          ))}
        </p>
      )}
      {clientQuestion !== null && (
        <p className={styles.text}>{t('objectionAsked', { words: clientQuestion })}</p>
      )}
      {clientAnswer !== null && (
        <p className={styles.text}>{t('objectionClient', { words: clientAnswer })}</p>
      )}
      {answer !== null && answeredAt !== null && (
        <p className={styles.text}>
          <Moment at={answeredAt} />: {answer}
        </p>
      )}
      <div className={styles.row}>
        <RecordSteps table="case_objection" row={objection} only={STEPS} />
      </div>
    </article>
  );
}
