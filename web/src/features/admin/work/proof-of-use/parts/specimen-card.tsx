import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { AmendRecord } from '../../parts/record-dialog.js';
import { RecordSteps } from '../../../parts/records/steps/record-steps.js';
import { FitSpecimenDocument } from '../proof-of-use.graphql.js';
import type { ProofSpecimen } from '../proof.js';
import { useProofCommand } from '../use-proof-command.js';
import { Verdict } from './verdict.js';
import styles from '../proof-of-use.module.css';

const MEGABYTE = 1_048_576;
/** What a copy made to fit mends; anything else needs another picture. */
const MENDED: readonly string[] = ['TYPE', 'SIZE', 'PIXELS'];

interface Props {
  readonly facts: RecordFacts;
  readonly specimen: ProofSpecimen;
  readonly canChange: boolean;
}

/** One specimen: its picture and page, what the office would say of the file, and what the firm makes of it. */
export function SpecimenCard({ facts, specimen, canChange }: Props) {
  const { t } = useTranslation('admin-proof');
  const { document, originalDocument, url, captureDate } = specimen;
  const seen = captureDate === null ? undefined : formatDay(captureDate, 'en', { short: true });
  return (
    <li className={styles.specimen}>
      {document !== null && <Picture document={document} seen={seen} />}
      <div className={styles.told}>
        {url !== null && (
          <p>
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          </p>
        )}
        <p className={styles.quiet}>{seen === undefined ? t('notCaptured') : t('captured', { day: seen })}</p>
        {document === null && <p>{t('noPicture')}</p>}
        {document !== null && (
          <PictureCheck facts={facts} specimen={specimen} document={document} canChange={canChange} />
        )}
        {originalDocument !== null && originalDocument.id !== document?.id && (
          <p className={styles.quiet}>
            {t('given')}{' '}
            <a href={originalDocument.url} target="_blank" rel="noreferrer">
              {originalDocument.name}
            </a>
          </p>
        )}
        <Verdict facts={facts} specimen={specimen} canChange={canChange} />
        {canChange && (
          <div className={styles.row}>
            <AmendRecord
              table="specimen"
              row={specimen}
              keys={['url', 'captureDate']}
              label={t('correct')}
              done={t('saved')}
            />
            <RecordSteps table="specimen" row={specimen} only={['deleteSpecimen']} />
          </div>
        )}
      </div>
    </li>
  );
}

function Picture({
  document,
  seen,
}: {
  document: NonNullable<ProofSpecimen['document']>;
  seen: string | undefined;
}) {
  const { t } = useTranslation('admin-proof');
  const isPicture = document.mediaType.startsWith('image/');
  return (
    <a href={document.url} target="_blank" rel="noreferrer" className={styles.picture}>
      {isPicture ? (
        <img
          src={document.previewUrl ?? document.url}
          alt={seen === undefined ? t('picture', { name: document.name }) : t('pictureOf', { day: seen })}
          loading="lazy"
        />
      ) : (
        document.name
      )}
    </a>
  );
}

/** Size and sides, and what the office would not take; a copy that fits is one press away. */
function PictureCheck({
  facts,
  specimen,
  document,
  canChange,
}: Props & { document: NonNullable<ProofSpecimen['document']> }) {
  const { t } = useTranslation('admin-proof');
  const { busy, wrong, run } = useProofCommand(facts);
  const [isMade, setMade] = useState(false);
  const { specimenProblems: problems, size, width, height, mediaType } = document;
  const isMendable =
    problems.length > 0 && problems.every((one) => MENDED.includes(one)) && mediaType.startsWith('image/');
  const sides = width === null || height === null ? '' : ` · ${width} × ${height} px`;
  const fit = async (): Promise<void> => {
    setMade(await run(FitSpecimenDocument, { id: specimen.id }, t('fit.made')));
  };
  return (
    <>
      <p className={styles.quiet}>
        {t('size', { size: (size / MEGABYTE).toFixed(1) })}
        {sides}
      </p>
      {problems.length === 0 && <p>{t('fit.ok')}</p>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{t(`fit.${problem}`)}</li>
          ))}
        </ul>
      )}
      {wrong.message !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong.message}
        </p>
      )}
      {isMade && problems.length > 0 && <p role="status">{t('fit.soon')}</p>}
      {canChange && isMendable && !isMade && (
        <p>
          <Button size="small" busy={busy} onClick={() => void fit()}>
            {t('fit.resize')}
          </Button>
        </p>
      )}
    </>
  );
}
