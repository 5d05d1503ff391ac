import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../../kit/dates/moment.js';
import { dayOf, formatDay } from '../../../../../kit/dates/day.js';
import { Button } from '../../../../../kit/button/button.js';
import { use } from 'react';
import { factsOf } from '../../../parts/records/facts-of.js';
import { AddRecord, AmendRecord } from '../../parts/record-dialog.js';
import { useChange } from '../../parts/use-change.js';
import { AddEvidence } from './add-evidence.js';
import { Captures } from './captures.js';
import styles from '../case-work.module.css';
import type { Capture, Evidence, Finding, Threat } from '../threat.js';

const day = (date: string): string => formatDay(date, 'en', { short: true });
const HASH_SHOWN = 12;

/** What was found, by platform, each with what proves it. */
export function Findings({ threat }: { threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const findings = threat.infringements.items;
  return (
    <section className={styles.wide}>
      <h3>{t('findings', { count: findings.length })}</h3>
      {findings.length === 0 && <p>{t('noFindings')}</p>}
      {findings.map((finding) => (
        <Board key={finding.id} finding={finding} captures={threat.evidenceCaptures.items} />
      ))}
      <AddRecord
        table="case_infringement"
        label={t('addFinding')}
        done={t('saved')}
        keys={['platform']}
        fixed={{ caseId: threat.id }}
      />
    </section>
  );
}

function Board({ finding, captures }: { finding: Finding; captures: readonly Capture[] }) {
  const { t } = useTranslation('admin-case');
  const evidence = finding.evidence.items;
  return (
    <article className={styles.finding} aria-label={finding.platform}>
      <h4>
        {finding.platform} <span>{t('pieces', { count: evidence.length })}</span>
      </h4>
      {evidence.length === 0 && <p>{t('noEvidence')}</p>}
      <ul className={styles.evidence}>
        {evidence.map((one) => (
          <Piece
            key={one.id}
            piece={one}
            captures={captures.filter(({ caseInfringementEvidenceId: of }) => of === one.id)}
          />
        ))}
      </ul>
      <AddEvidence finding={finding} />
    </article>
  );
}

/** One page as it was seen: when, the screenshot with its digest, and whether it is still there. */
function Piece({ piece, captures }: { piece: Evidence; captures: readonly Capture[] }) {
  const { t } = useTranslation('admin-case');
  const facts = use(factsOf('case_infringement_evidence'));
  const { busy, wrong, change } = useChange(facts);
  const { goneDate, lastSeenDate } = piece;
  const today = dayOf(new Date());
  return (
    <li>
      <p>
        <a href={piece.website} target="_blank" rel="noreferrer">
          {piece.website}
        </a>
      </p>
      <p>{piece.description}</p>
      <Screenshot piece={piece} />
      <Captures captures={captures} />
      <p>
        {t('seen', { day: day(piece.evidenceDate) })}
        {' · '}
        {goneDate !== null
          ? t('gone', { day: day(goneDate) })
          : lastSeenDate === null
            ? t('notChecked')
            : t('stillUp', { day: day(lastSeenDate) })}
      </p>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <p className={styles.row}>
        {goneDate === null && (
          <>
            <Button
              size="small"
              look="quiet"
              busy={busy}
              onClick={() => void change(piece, { lastSeenDate: today })}
            >
              {t('checkedStill')}
            </Button>
            <Button
              size="small"
              look="quiet"
              busy={busy}
              onClick={() => void change(piece, { goneDate: today })}
            >
              {t('checkedGone')}
            </Button>
          </>
        )}
        {goneDate !== null && (
          <Button
            size="small"
            look="quiet"
            busy={busy}
            onClick={() => void change(piece, { goneDate: null, lastSeenDate: today })}
          >
            {t('back')}
          </Button>
        )}
        <AmendRecord
          table="case_infringement_evidence"
          row={piece}
          keys={['website', 'evidenceDate', 'description']}
          label={t('amend')}
          done={t('saved')}
        />
      </p>
    </li>
  );
}

function Screenshot({ piece: { document, evidenceDate } }: { piece: Evidence }) {
  const { t } = useTranslation('admin-case');
  if (document === null) return <p className={styles.missing}>{t('noPicture')}</p>;
  return (
    <p>
      {document.mediaType.startsWith('image/') && (
        <img src={document.url} alt={t('picture', { day: day(evidenceDate) })} className={styles.shot} />
      )}
      <a href={document.url} download={document.name}>
        {document.name}
      </a>{' '}
      <Moment at={document.createdAt} style="short" />
      {document.sha256 !== null && (
        <>
          {' · '}
          <span title={document.sha256}>{t('digest', { hash: document.sha256.slice(0, HASH_SHOWN) })}</span>
        </>
      )}
    </p>
  );
}
