import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { addressOf, papersOf, tabOf, tabs, type Tab, type TabProps } from './letter.js';
import { LetterPapersDocument, OfficeLetterDocument } from './office-letter.graphql.js';
import styles from './office-letter.module.css';
import { Answer } from './parts/answer.js';
import { Docket } from './parts/docket.js';
import { Examine } from './parts/examine.js';
import { FactsAsked } from './parts/facts-asked.js';
import { LetterPane } from './parts/letter-pane.js';
import { LetterTimeline } from './parts/letter-timeline.js';
import { SavedLine } from './parts/saved-line.js';
import { useSaved } from './use-saved.js';

const works: Readonly<Record<Tab, (props: TabProps) => React.ReactNode>> = {
  docket: Docket,
  examine: Examine,
  facts: FactsAsked,
  answer: Answer,
  timeline: LetterTimeline,
};

/** One workplace for a letter of an office: the letter at the left, the work on it at the right; on a phone one of them at a time. */
export function OfficeLetter({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-office-letter');
  const { id } = row;
  const letter = useQuery({
    queryKey: ['work', 'office_action', id],
    queryFn: () => ask(OfficeLetterDocument, { id }),
  });
  const papers = useQuery({
    queryKey: ['work', 'office_action', id, 'papers'],
    queryFn: () => ask(LetterPapersDocument, { id }),
  });
  const failed = [letter, papers].find(({ error }) => error !== null);
  if (failed?.error) return <Failed error={failed.error} again={() => void failed.refetch()} />;
  if (letter.data === undefined || papers.data === undefined)
    return <p role="status">{t('common:loading')}</p>;
  if (letter.data.officeAction === null) return null;
  return <Workplace facts={facts} row={row} letter={letter.data.officeAction} papers={papers.data} />;
}

function Workplace({ facts, row, letter, papers }: Omit<TabProps, 'saved'>) {
  const { t } = useTranslation('admin-office-letter');
  const saved = useSaved(facts, row);
  const tab = tabOf(row, useLocation());
  const [side, setSide] = useState<'letter' | 'form'>('form');
  const Work = works[tab];
  return (
    <section aria-label={t('title')} className={styles.place}>
      <nav aria-label={t('title')} className={styles.tabs}>
        {tabs.map((one) => (
          <AppLink key={one} to={addressOf(row.id, one)} aria-current={one === tab ? 'page' : undefined}>
            {t(`tab.${one}`)}
          </AppLink>
        ))}
      </nav>
      <div className={styles.sides} role="group" aria-label={t('side.label')}>
        {(['letter', 'form'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {t(`side.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles.columns} data-side={side}>
        <div className={styles.left}>
          <LetterPane row={row} papers={papersOf(letter, papers)} />
        </div>
        <div className={styles.right}>
          <SavedLine saved={saved} facts={facts} />
          <Work facts={facts} row={row} letter={letter} papers={papers} saved={saved} />
        </div>
      </div>
    </section>
  );
}
