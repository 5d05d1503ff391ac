import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Extract, type ExtractRow } from '../../../../kit/extract/extract.js';
import type { LinkedResult } from '../linked-result.js';
import styles from '../monitoring-result.module.css';

const SCORES = ['overall', 'look', 'sound', 'meaning', 'goods'] as const;

/** Both marks side by side, what they have in common, how near a program found them, and what a lawyer thinks of it. */
export function Beside({ result }: { result: LinkedResult }) {
  const { t } = useTranslation('monitoring-result');
  const { scores, sharedClasses } = result.sheet;
  return (
    <>
      <div className={styles.marks}>
        <Own result={result} />
        <Later result={result} />
      </div>
      <section aria-labelledby="near" className={styles.nearness}>
        <h2 id="near">{t('near.title')}</h2>
        <p>
          {sharedClasses.length === 0
            ? t('near.noClass')
            : t('near.classes', { count: sharedClasses.length, list: sharedClasses.join(', ') })}
        </p>
        {scores !== null && (
          <>
            <dl className={styles.scores}>
              {SCORES.map((name) => (
                <div key={name}>
                  <dt>{t(`score.${name}`)}</dt>
                  <dd>{t('score.of', { points: scores[name] })}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.rule}>{t('near.machine')}</p>
          </>
        )}
        {result.relevance !== null && (
          <p>
            <strong>{t(`relevance.${result.relevance}`)}</strong>
            {result.relevanceNote !== null && ` ${result.relevanceNote}`}
          </p>
        )}
      </section>
    </>
  );
}

function Own({ result: { sheet } }: { result: LinkedResult }) {
  const { t } = useTranslation('monitoring-result');
  const office = useOfficeName();
  return (
    <section aria-labelledby="own">
      <h2 id="own">{t('own')}</h2>
      <Extract
        rows={[
          { code: '540', label: t('fact.mark'), value: sheet.ownName },
          ...(sheet.ownOffice === null ? [] : [{ label: t('fact.office'), value: office(sheet.ownOffice) }]),
          ...(sheet.ownNumber === null
            ? []
            : [{ code: '111', label: t('fact.number'), value: sheet.ownNumber }]),
          { code: '511', label: t('fact.classes'), value: sheet.ownClasses.join(', ') || '–' },
        ]}
      />
    </section>
  );
}

function Later({ result }: { result: LinkedResult }) {
  const { t, i18n } = useTranslation('monitoring-result');
  const office = useOfficeName();
  const { applicationNumber, ownerName, filingDate, publicationDate } = result;
  const day = (on: string): string => formatDay(on, i18n.language);
  const known: readonly (readonly [ExtractRow, unknown])[] = [
    [{ code: '210', label: t('fact.number'), value: applicationNumber }, applicationNumber],
    [{ code: '730', label: t('fact.owner'), value: ownerName }, ownerName],
    [{ code: '220', label: t('fact.filed'), value: day(filingDate ?? '1970-01-01') }, filingDate],
    [
      { code: '450', label: t('fact.published'), value: day(publicationDate ?? '1970-01-01') },
      publicationDate,
    ],
  ];
  return (
    <section aria-labelledby="later">
      <h2 id="later">{t('later')}</h2>
      <Extract
        rows={[
          { code: '540', label: t('fact.mark'), value: result.markName },
          { label: t('fact.office'), value: office(result.jurisdiction) },
          { code: '511', label: t('fact.classes'), value: result.classes.join(', ') },
          ...known.filter(([, fact]) => fact !== null).map(([row]) => row),
        ]}
      />
      {result.ipoLink !== null && (
        <p>
          <a href={result.ipoLink} rel="noreferrer">
            {t('fact.register')}
          </a>
        </p>
      )}
    </section>
  );
}
