import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { recordsOf } from '../../../data/records-source.js';
import type { Dispute, DisputeAxis } from '../../../domain/records/dispute.js';
import { isChecked } from '../../../domain/records/is-checked.js';
import { partiesOn, valueSlug } from '../../../domain/records/value-slug.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from '../parts/reading/reading.module.css';
import { Trail } from '../parts/reading/trail.js';
import { CheckedLine } from '../parts/records/checked-line.js';
import { ClassLinks } from '../parts/records/class-links.js';
import { DisputeTable } from '../parts/records/dispute-table.js';
import { Facts } from '../parts/records/facts.js';
import { NameCard } from '../parts/records/name-card.js';
import { useRecordWords } from '../parts/records/use-record-words.js';
import { AfterDisputes } from './parts/after-disputes.js';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await recordsOf(context).dispute(params['id'] ?? '');
  return { ...page, isListed: isChecked(page.dispute) };
}

/** One decision: the marks beside each other, what was asked, what was decided and why it matters. */
export function Component() {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { dispute, similar, famous, isListed } = useLoaderData<typeof loader>();
  const { claimant, respondent, court, date, question, decision, whyItMatters } = dispute;
  const title = t('parties', { claimant, respondent });
  const above = [{ to: '/trademark-disputes', label: t('disputes.title') }];
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={question} index={isListed} about={{ above }} />
      <header className={styles.head}>
        <Trail steps={above} />
        <h1>{title}</h1>
        <p className={styles.lead}>
          {court}, {words.day(date)}
        </p>
        <CheckedLine record={dispute} unchecked={t('case.unchecked')} />
      </header>
      <Marks dispute={dispute} />
      <section className={`${styles.body} ${styles.text}`}>
        <h2>{t('case.question')}</h2>
        <p>{question}</p>
        <h2>{t('case.decision')}</h2>
        <p>{decision}</p>
        <p>
          <strong>{words.whoWon(dispute)}</strong>
        </p>
        <h2>{t('case.why')}</h2>
        <p>{whyItMatters}</p>
      </section>
      <section className={styles.group}>
        <h2>{t('case.facts')}</h2>
        <CaseFacts dispute={dispute} />
        {famous.map(({ id, name }) => (
          <p key={id}>
            <AppLink to={`/trademark-hall-of-fame/${id}`}>{t('case.famous', { name })}</AppLink>
          </p>
        ))}
      </section>
      {similar.length > 0 && (
        <section className={styles.related}>
          <h2>{t('case.similar')}</h2>
          <DisputeTable items={similar} caption={t('case.similar')} />
        </section>
      )}
      <AfterDisputes />
    </main>
  );
}

/** The earlier mark on the left, as in the decision; where one mark alone was looked at, that one. */
function Marks({ dispute: { earlier, contested } }: { dispute: Dispute }) {
  const { t } = useTranslation('records');
  if (earlier === undefined && contested === undefined) return null;
  return (
    <section className={styles.pair} aria-label={t('case.marks')}>
      {earlier !== undefined && <NameCard label={t('case.earlier')}>{earlier}</NameCard>}
      {contested !== undefined && <NameCard label={t('case.contested')}>{contested}</NameCard>}
    </section>
  );
}

function CaseFacts({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { caseNumber, date, dateNote, jurisdiction, sectors, classes, subject, citation, link } = dispute;
  return (
    <Facts
      of={[
        [t('fact.claimant'), <Parties key="claimant" of={dispute.claimant} />],
        [t('fact.respondent'), <Parties key="respondent" of={dispute.respondent} />],
        [t('column.court'), dispute.court],
        [t('fact.number'), caseNumber],
        [t('column.date'), dateNote === undefined ? words.day(date) : `${words.day(date)} (${dateNote})`],
        [t('axis.jurisdiction'), <ValueLink key="place" axis="jurisdiction" code={jurisdiction} />],
        [t('column.subject'), <ValueLink key="subject" axis="subject-matter" code={subject} />],
        [
          t('axis.industry'),
          sectors.length === 0
            ? undefined
            : joined(sectors.map((code) => <ValueLink key={code} axis="industry" code={code} />)),
        ],
        [
          t('fact.classes'),
          classes.length === 0 ? undefined : <ClassLinks key="classes" numbers={classes} />,
        ],
        [t('fact.citation'), citation],
        [t('fact.link'), link === undefined ? undefined : <DecisionLink key="link" dispute={dispute} />],
      ]}
    />
  );
}

/** Leads to the other decisions with the same value. */
function ValueLink({ axis, code }: { axis: DisputeAxis; code: string }) {
  const words = useRecordWords();
  return <AppLink to={`/trademark-disputes/${axis}/${valueSlug(code)}`}>{words.value(axis, code)}</AppLink>;
}

function Parties({ of }: { of: string }) {
  return joined(partiesOn(of).map((name) => <ValueLink key={name} axis="judicial-party" code={name} />));
}

const joined = (links: readonly ReactNode[]): ReactNode =>
  links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]));

function DecisionLink({ dispute: { link, isLinkDerived } }: { dispute: Dispute }) {
  const { t } = useTranslation('records');
  return (
    <>
      <a href={link} rel="noopener">
        {t('fact.open')}
      </a>
      {isLinkDerived && <span className={styles.meta}> {t('fact.derived')}</span>}
    </>
  );
}
