import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { formatDay } from '../../kit/dates/day.js';
import { Moment } from '../../kit/dates/moment.js';
import styles from './case-file.module.css';
import type { CaseFileLine } from './case-file.graphql.js';
import { FileCheck } from './file-check.js';
import { filePartsOf, type WithheldCount } from './case-file-lines.js';

interface Props<Entry extends CaseFileLine> {
  readonly file: {
    readonly total: number;
    readonly fingerprint: string;
    readonly withheld: readonly WithheldCount[];
    readonly entries: readonly Entry[];
  };
  readonly lineWord: (label: string) => string;
  /** Who did it, as this area says it. */
  readonly who: (entry: Entry) => ReactNode;
  /** Why, where this area shows it. */
  readonly why?: (entry: Entry) => string | null;
}

/** Everything that happened, line by line; what is withheld is counted where it stands. To be printed as it is. */
export function CaseFileLook<Entry extends CaseFileLine>({ file, lineWord, who, why }: Props<Entry>) {
  const { t } = useTranslation('records-history');
  const [isProved, setProved] = useState(false);
  const count = useCounts();
  const { total, withheld, entries, fingerprint } = file;
  const hidden = withheld.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <p>
        {t('file.total', { count: total })}{' '}
        {hidden === 0
          ? t('file.all')
          : t('file.withheld', { shown: total - hidden, hidden: withheld.map(count).join(', ') })}
      </p>
      <div className={styles.buttons}>
        <Button look="accent" onClick={() => window.print()}>
          {t('file.print')}
        </Button>
        <Button look="quiet" aria-pressed={isProved} onClick={() => setProved(!isProved)}>
          {t(isProved ? 'file.hide' : 'file.show')}
        </Button>
      </div>
      <ol className={`${styles.file} ${isProved ? styles.proved : ''}`}>
        {filePartsOf(entries).map((part) =>
          'shown' in part ? (
            <li key={part.shown.number}>
              <Line
                entry={part.shown}
                title={lineWord(part.shown.label ?? '')}
                who={who(part.shown)}
                why={why?.(part.shown) ?? null}
              />
            </li>
          ) : (
            <li key={part.from} className={styles.hidden}>
              <span className={styles.number}>
                {part.from === part.to ? part.from : `${part.from}–${part.to}`}
              </span>
              <div>
                <p>{t('file.notShown', { what: part.kinds.map(count).join(', ') })}</p>
                <Fingerprint of={part.last.fingerprint} />
              </div>
            </li>
          ),
        )}
      </ol>
      <FileCheck entries={entries} fingerprint={fingerprint} />
    </>
  );
}

function useCounts(): (one: WithheldCount) => string {
  const { t } = useTranslation('records-history');
  return ({ kind, count }) => t(`withheld.${kind}`, { count });
}

interface LineProps {
  readonly entry: CaseFileLine;
  readonly title: string;
  readonly who: ReactNode;
  readonly why: string | null;
}

function Line({ entry, title, who, why }: LineProps) {
  const { t, i18n } = useTranslation('records-history');
  const { number, record, at, day, documents, fingerprint } = entry;
  return (
    <>
      <span className={styles.number}>{number}</span>
      <div>
        <p>
          <strong>{title}</strong>
          {record !== null && record !== 'MARK' && ` · ${t(`record.${record}`)}`}
        </p>
        <p className={styles.meta}>
          {at !== null && <Moment at={at} style="short" />} · {who}
          {day !== null && ` · ${t('file.effective', { day: formatDay(day, i18n.language) })}`}
        </p>
        {why !== null && <p className={styles.why}>{why}</p>}
        {documents.map(
          (paper) =>
            paper !== null && (
              <p key={paper.id}>
                <a href={paper.url} download={paper.name}>
                  {paper.name}
                </a>
              </p>
            ),
        )}
        <Fingerprint of={fingerprint} />
      </div>
    </>
  );
}

const Fingerprint = ({ of }: { of: string }) => <p className={styles.fingerprint}>{of}</p>;
