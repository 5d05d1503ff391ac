import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DEADLINE_TONES } from '../../../../domain/deadline/deadline-state.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Status } from '../../../../kit/status/status.js';
import { ask } from '../admin-api.js';
import { Failed } from '../failed.js';
import type { RecordFacts, RecordRow } from '../records/record-facts.js';
import { isDay } from '../records/record-title.js';
import { StepButton } from '../records/steps/step-button.js';
import { StatusWord } from './status-words.js';
import { MarkFamilyDocument, MarkOverviewDocument, type MarkOverviewResult } from './tops.graphql.js';
import styles from './tops.module.css';

type Overview = MarkOverviewResult;
type Deadline = Overview['trademarkDeadlineList']['items'][number];

const day = (date: string): string => formatDay(date, 'en', { short: true });

function Docket({ dates }: { dates: readonly Deadline[] }) {
  const { t } = useTranslation('admin-desk');
  const next = dates.find(({ actor }) => actor === 'OWNER');
  return (
    <section className={styles.wide}>
      <p>
        <strong>
          {next === undefined
            ? t('tops.noNext')
            : t('tops.nextDate', { what: next.name, day: day(next.nominalDate) })}
        </strong>
      </p>
      {dates.length > 0 && (
        <table>
          <caption>{t('tops.docket')}</caption>
          <thead>
            <tr>
              {['what', 'lastDay', 'legal', 'safe', 'state'].map((key) => (
                <th key={key} scope="col">
                  {t(`tops.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dates.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <AppLink to={`/trademark_deadline/${one.id}/show`}>{one.name}</AppLink>
                </th>
                <td>{day(one.nominalDate)}</td>
                <td>{one.legalDate === null ? '–' : day(one.legalDate)}</td>
                <td>{day(one.safeDate)}</td>
                <td>
                  {one.state !== null && (
                    <Status tone={DEADLINE_TONES[one.state]} quiet>
                      {t(`tops.deadline.${one.state}`)}
                    </Status>
                  )}
                  {(one.toConfirm ?? []).length > 0 && <> · {t('tops.second')}</>}
                  {one.disputed === true && <> · {t('tops.disputed')}</>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The same words of the same client at other offices. */
function Family({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-desk');
  const { name, userId } = row;
  const { data } = useQuery({
    queryKey: ['work', 'mark-family', name, userId],
    queryFn: () => ask(MarkFamilyDocument, { name: String(name), userId: String(userId) }),
    enabled: typeof name === 'string' && typeof userId === 'string',
  });
  const others = (data?.trademarkList.items ?? []).filter(({ id }) => id !== row.id);
  return (
    <section>
      <h3>{t('tops.family')}</h3>
      {others.length === 0 && <p>{t('tops.noFamily')}</p>}
      <ul>
        {others.map((mark) => (
          <li key={mark.id}>
            <AppLink to={`/trademark/${mark.id}/show`}>
              {[mark.jurisdiction, mark.number].filter(Boolean).join(' · ')}
            </AppLink>{' '}
            <StatusWord table="trademark" status={mark.status} />
            {mark.nextDate !== null && <span> {t('tops.next', { day: day(mark.nextDate) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Difference {
  readonly field: string;
  readonly ours: string;
  readonly office: string;
  readonly state: string;
}

/** What the register shows otherwise and nobody decided about. */
function Differences({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-desk');
  const all = (row['registerDifferences'] ?? []) as readonly Difference[];
  const open = all.filter(({ state }) => state === 'OPEN');
  if (open.length === 0) return null;
  const parts = facts.fields.find(({ key }) => key === 'registerDifferences')?.of?.parts ?? [];
  const fields = parts.find(({ key }) => key === 'field')?.values ?? [];
  const statuses = facts.fields.find(({ key }) => key === 'status')?.values ?? [];
  const said = (text: string): string => {
    if (text === '') return t('tops.nothingThere');
    return isDay(text) ? day(text) : (statuses.find(([sent]) => sent === text)?.[1] ?? text);
  };
  return (
    <section>
      <h3>{t('tops.differences')}</h3>
      <ul>
        {open.map(({ field, ours, office }) => (
          <li key={field}>
            {t('tops.differs', {
              field: fields.find(([sent]) => sent === field)?.[1] ?? field,
              ours: said(ours),
              office: said(office),
            })}
            {/* The dialog begins with the field this line is about. */}
            <StepButton facts={facts} row={{ ...row, field }} root="decideRegisterDifference" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What cannot be true about its dates, in words with the dates. */
function DateProblems({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-desk');
  const problems = (row['dateProblems'] ?? []) as readonly { code: string; message: string }[];
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>{t('tops.dateProblems')}</h3>
      <ul>
        {problems.map(({ code, message }) => (
          <li key={`${code}.${message}`}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

function Papers({ overview }: { overview: Overview }) {
  const { t } = useTranslation('admin-desk');
  const papers = overview.documentList.items;
  const picture = overview.trademark?.registrationRequest?.logo?.previewUrl;
  return (
    <section>
      {typeof picture === 'string' && (
        <img className={styles.picture} src={picture} alt={t('tops.picture')} />
      )}
      <h3>{t('tops.papers')}</h3>
      {papers.length === 0 && <p>{t('tops.noPapers')}</p>}
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={paper.url} download={paper.name}>
              {paper.name}
            </a>{' '}
            {day(paper.createdAt.slice(0, 10))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A mark at a glance: what is due, whether dates and register agree, its family and its papers. */
export function MarkTop({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-desk');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'trademark', row.id],
    queryFn: () => ask(MarkOverviewDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  return (
    <section aria-label={t('tops.mark')} className={styles.top}>
      <Suspense>
        <Docket dates={data.trademarkDeadlineList.items} />
        <DateProblems row={row} />
        <Differences facts={facts} row={row} />
        <Family row={row} />
        <Papers overview={data} />
      </Suspense>
    </section>
  );
}
