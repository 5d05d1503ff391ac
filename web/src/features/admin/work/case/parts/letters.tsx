import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../../kit/dates/day.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { StatusWord } from '../../../parts/tops/status-words.js';
import { AddRecord, AmendRecord } from '../../parts/record-dialog.js';
import styles from '../case-work.module.css';
import { rightOf } from '../right-of.js';
import type { Capture, CaseLetter, Evidence, Threat } from '../threat.js';

const KEYS = [
  'language',
  'recipientName',
  'recipientAddress',
  'rightsHolder',
  'markName',
  'markNumber',
  'markOffice',
  'links',
  'answerBy',
];
/** A step that names no way of its own may well be a letter. */
const MAY_BE_LETTER: ReadonlySet<string | null> = new Set(['LETTER', 'OTHER', null]);
const AT_DESK = ['DRAFT', 'CHANGES_ASKED'];

/** Letters to the other side: begun once one was paid for, approved by the client, sent by a lawyer. */
export function Letters({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const letters = threat.letters.items;
  const isPaid = threat.solutions.items.some(
    ({ status, paidAt, items }) =>
      status === 'ORDERED' && paidAt !== null && items.some(({ kind }) => MAY_BE_LETTER.has(kind)),
  );
  const pages = threat.infringements.items.flatMap(({ evidence }) =>
    evidence.items.filter(({ goneDate }) => goneDate === null),
  );
  if (letters.length === 0 && !isPaid) return null;
  return (
    <section className={styles.wide}>
      <h3>{t('letters', { count: letters.length })}</h3>
      {letters.length === 0 && <p>{t('noLetter')}</p>}
      {letters.map((letter) => (
        <LetterCard key={letter.id} letter={letter} />
      ))}
      {isPaid && pages.length === 0 && <p>{t('letterNeedsPages')}</p>}
      {isPaid && pages.length > 0 && (
        <AddRecord
          table="case_letter"
          label={t('writeLetter')}
          done={t('saved')}
          keys={KEYS}
          fixed={{ caseId: threat.id, proofs: proofsOf(pages, threat.evidenceCaptures.items) }}
          start={{
            links: [...new Set(pages.map(({ website }) => website))],
            recipientName: threat.caseCounterparty?.primaryName,
            ...rightOf(threat),
          }}
        />
      )}
    </section>
  );
}

/** The newest sealed look at each page. An address without https is of a copy that nobody outside can open: its letters name none. */
function proofsOf(pages: readonly Evidence[], captures: readonly Capture[]): readonly string[] {
  if (window.location.protocol !== 'https:') return [];
  return pages.flatMap(({ id }) => {
    const look = captures.find(
      ({ caseInfringementEvidenceId, manifestHash }) =>
        caseInfringementEvidenceId === id && manifestHash !== null,
    );
    return look === undefined ? [] : [`${window.location.origin}/evidence/${look.manifestHash ?? ''}`];
  });
}

function LetterCard({ letter }: { letter: CaseLetter }) {
  const { t } = useTranslation('admin-case');
  const { recipientName, status, answerBy, changesAsked, way, sentOn, trackingNumber, answer, answeredOn } =
    letter;
  const { recipientEmail, emailTrouble } = letter;
  return (
    <article className={styles.finding} aria-label={recipientName}>
      <h4>
        {recipientName} <StatusWord table="case_letter" status={status} />
      </h4>
      <p>{t('answerBy', { day: formatDay(answerBy, 'en') })}</p>
      {changesAsked !== null && <p>{t('changesAsked', { words: changesAsked })}</p>}
      {way !== null && sentOn !== null && (
        <p>
          {t(`sentBy.${way}`, { day: formatDay(sentOn, 'en') })}
          {trackingNumber !== null && ` · ${trackingNumber}`}
        </p>
      )}
      {status === 'BEING_E_MAILED' && <p>{t('emailing', { address: recipientEmail })}</p>}
      {status === 'APPROVED' && emailTrouble !== null && (
        <p role="status">{t('emailTrouble', { address: recipientEmail, said: emailTrouble })}</p>
      )}
      {answer !== null && answeredOn !== null && (
        <p>{t('answered', { day: formatDay(answeredOn, 'en'), words: answer })}</p>
      )}
      {letter.document !== null && (
        <p>
          <a href={letter.document.url} download={letter.document.name}>
            {letter.document.name}
          </a>
        </p>
      )}
      <details>
        <summary>{t('letterText')}</summary>
        <p className={styles.text}>{letter.text}</p>
      </details>
      <p className={styles.row}>
        {AT_DESK.includes(status) && (
          <AmendRecord
            table="case_letter"
            row={letter}
            keys={['recipientName', 'recipientAddress', 'answerBy', 'text']}
            label={t('amend')}
            done={t('saved')}
          />
        )}
        <RecordSteps
          table="case_letter"
          row={letter}
          only={[
            'offerCaseLetter',
            'emailCaseLetter',
            'sendCaseLetter',
            'noteCaseLetterAnswer',
            'takeBackCaseLetter',
            'withdrawCaseLetter',
          ]}
        />
      </p>
    </article>
  );
}
