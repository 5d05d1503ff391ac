import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { formatDay } from '../../kit/dates/day.js';
import { Moment } from '../../kit/dates/moment.js';
import styles from './case-file.module.css';
import { AppLink } from '../../kit/link/app-link.js';
import type { CaseFileLine } from './case-file.graphql.js';
import { FileCheck } from './file-check.js';
import { filePartsOf, type WithheldCount } from './case-file-lines.js';

/** A file, or a part of one that has a chain of its own. */
export interface Chapter<Entry extends CaseFileLine> {
  /** Absent where the file has one chapter. */
  readonly title?: string;
  readonly file: {
    readonly total: number;
    readonly fingerprint: string;
    readonly withheld: readonly WithheldCount[];
    readonly entries: readonly Entry[];
  };
}

interface Words<Entry extends CaseFileLine> {
  readonly lineWord: (label: string) => string;
  /** Who did it, as this area says it. */
  readonly who: (entry: Entry) => ReactNode;
  /** Why, where this area shows it. */
  readonly why?: (entry: Entry) => string | null;
}

/** Everything that happened, line by line; what is withheld is counted where it stands. To be printed as it is. */
export function CaseFileLook<Entry extends CaseFileLine>({
  chapters,
  ...words
}: Words<Entry> & { readonly chapters: readonly Chapter<Entry>[] }) {
  const { t } = useTranslation('records-history');
  const [isProved, setProved] = useState(false);
  return (
    <>
      {chapters.map(({ title, file }) => (
        <p key={title ?? ''}>
          {title !== undefined && `${title}: `}
          <Sums file={file} />
        </p>
      ))}
      <div className={styles.buttons}>
        <Button look="accent" onClick={() => window.print()}>
          {t('file.print')}
        </Button>
        <Button look="quiet" aria-pressed={isProved} onClick={() => setProved(!isProved)}>
          {t(isProved ? 'file.hide' : 'file.show')}
        </Button>
      </div>
      {chapters.map((chapter) => (
        <section key={chapter.title ?? ''} className={isProved ? styles.proved : undefined}>
          {chapter.title !== undefined && <h2>{chapter.title}</h2>}
          <Lines entries={chapter.file.entries} {...words} />
        </section>
      ))}
      <FileCheck files={chapters.map(({ file }) => file)} />
    </>
  );
}

function Sums({ file: { total, withheld } }: { readonly file: Chapter<CaseFileLine>['file'] }) {
  const { t } = useTranslation('records-history');
  const count = useCounts();
  const hidden = withheld.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {t('file.total', { count: total })}{' '}
      {hidden === 0
        ? t('file.all')
        : t('file.withheld', { shown: total - hidden, hidden: withheld.map(count).join(', ') })}
    </>
  );
}

function Lines<Entry extends CaseFileLine>({
  entries,
  lineWord,
  who,
  why,
}: Words<Entry> & { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('records-history');
  const count = useCounts();
  return (
    <ol className={styles.file}>
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
  );
}

function useCounts(): (one: WithheldCount) => string {
  const { t } = useTranslation('records-history');
  return ({ kind, count }) => t(`withheld.${kind}`, { count });
}

/** What the file is of: said by its heading. */
const THE_FILE: readonly string[] = ['MARK', 'ORDER'];

interface LineProps {
  readonly entry: CaseFileLine;
  readonly title: string;
  readonly who: ReactNode;
  readonly why: string | null;
}

function Line({ entry, title, who, why }: LineProps) {
  const { t, i18n } = useTranslation('records-history');
  const { number, record, at, day, documents, fingerprint, issued } = entry;
  return (
    <>
      <span className={styles.number}>{number}</span>
      <div>
        <p>
          <strong>{title}</strong>
          {record !== null && !THE_FILE.includes(record) && ` · ${t(`record.${record}`)}`}
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
        {issued.map((digest) => (
          <p key={digest} className={styles.meta}>
            {t('file.issued')} <AppLink to={`/verify?fingerprint=${digest}`}>{digest}</AppLink>
          </p>
        ))}
        <Fingerprint of={fingerprint} />
      </div>
    </>
  );
}

const Fingerprint = ({ of }: { of: string }) => <p className={styles.fingerprint}>{of}</p>;
