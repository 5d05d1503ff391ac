import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { ScoreBar } from '../../kit/score-bar/score-bar.js';
import { OfficeName } from '../jurisdiction/office-name.js';
import { registerAddress } from '../jurisdiction/register-address.js';
import type { FrozenReport } from './report.graphql.js';
import { RiskScale } from './risk-scale.js';
import { SearchSentences, searchedOffices } from './search-sentences.js';
import styles from './findings.module.css';

export interface SimilarMark {
  readonly name?: string | null;
  readonly owner?: string | null;
  readonly jurisdiction?: string | null;
  readonly status?: string | null;
  readonly classes?: readonly number[] | null;
  readonly number?: string | null;
  readonly filingDate?: string | null;
  readonly identical?: boolean | null;
  readonly note?: string | null;
  readonly look?: number | null;
  readonly sound?: number | null;
  readonly meaning?: number | null;
  readonly goods?: number | null;
  readonly overall?: number | null;
}

const SCORES = ['look', 'sound', 'meaning', 'goods'] as const;

/** The number, as the way to the page of the office where one is known. */
function RegisterNumber({ office, number }: { office: string; number: string }) {
  const address = registerAddress(office, number);
  return address === undefined ? (
    <span className="mono">{number}</span>
  ) : (
    <a className="mono" href={address} target="_blank" rel="noreferrer noopener">
      {number}
    </a>
  );
}

function Mark({ mark }: { mark: SimilarMark }) {
  const { t, i18n } = useTranslation('report');
  const date = mark.filingDate == null ? undefined : formatDay(mark.filingDate.slice(0, 10), i18n.language);
  return (
    <li>
      <div className={styles.who}>
        <h4>{mark.name}</h4>
        <p>{mark.owner}</p>
        <p className={styles.facts}>
          <OfficeName code={mark.jurisdiction ?? ''} />
          {mark.number != null && <RegisterNumber office={mark.jurisdiction ?? ''} number={mark.number} />}
          {mark.status != null && <span>{mark.status}</span>}
          {date !== undefined && <span>{t('similar.filed', { date })}</span>}
          {(mark.classes ?? []).length > 0 && (
            <span>
              {t('similar.classes', {
                classes: (mark.classes ?? []).join(', '),
                count: (mark.classes ?? []).length,
              })}
            </span>
          )}
        </p>
        {mark.note != null && <p className={styles.note}>{mark.note}</p>}
      </div>
      <div className={styles.scores}>
        {mark.overall != null && <ScoreBar label={t('similar.overall')} value={mark.overall} strong />}
        {SCORES.map((kind) =>
          mark[kind] == null ? null : (
            <ScoreBar key={kind} label={t(`similar.${kind}`)} value={mark[kind] ?? 0} />
          ),
        )}
      </div>
    </li>
  );
}

/** Earlier marks: what the searches found, identical ones first, then similar ones with the parts of the comparison, then what was set aside and why. */
export function SimilarMarks({ report }: { report: FrozenReport }) {
  const { t } = useTranslation('report');
  const { similarTrademarks: marks, similarity, setAside } = report;
  const identical = marks.filter((mark) => mark.identical === true);
  const similar = marks
    .filter((mark) => mark.identical !== true)
    .sort((left, right) => (right.overall ?? 0) - (left.overall ?? 0));
  return (
    <section className={styles.similar}>
      <h2>{t('similar.title')}</h2>
      <div className={styles.intro}>
        {similarity?.band != null && (
          <p>
            <RiskScale band={similarity.band} />
          </p>
        )}
        {similarity != null && <p>{similarity.explanation}</p>}
        <ul className={styles.said}>
          {searchedOffices(report.searches).map((said) => (
            <SearchSentences key={`${said.search.searchId} ${said.office.jurisdiction}`} {...said} />
          ))}
        </ul>
      </div>
      <div className={styles.lists}>
        {identical.length > 0 && (
          <>
            <h3>{t('similar.identical')}</h3>
            <ul>
              {identical.map((mark) => (
                <Mark key={`${mark.jurisdiction} ${mark.number} ${mark.name}`} mark={mark} />
              ))}
            </ul>
          </>
        )}
        {similar.length > 0 && (
          <>
            <h3>{t('similar.similar')}</h3>
            <ul>
              {similar.map((mark) => (
                <Mark key={`${mark.jurisdiction} ${mark.number} ${mark.name}`} mark={mark} />
              ))}
            </ul>
          </>
        )}
        {setAside.map(({ refs, reason }) => (
          <p key={reason} className={styles.none}>
            {t('similar.setAside', { count: refs.length })} {reason}
          </p>
        ))}
        {marks.length > 0 && <p className={styles.none}>{t('similar.signal')}</p>}
        <p className={styles.none}>{t('similar.sameLetters')}</p>
      </div>
    </section>
  );
}
