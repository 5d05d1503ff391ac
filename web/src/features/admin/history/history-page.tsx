import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DaysForm } from '../../../domain/history/days-form.js';
import type { DayProblem } from '../../../domain/history/history-days.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { PageMeta } from '../../../kit/page/page-meta.js';
import styles from './history.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly back: { readonly to: string; readonly words: string };
  readonly latest: string;
  readonly problem: DayProblem | undefined;
  readonly children: ReactNode;
}

/** Heading, days and what is seen of them. */
export function HistoryPage({ title, lead, back, latest, problem, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageMeta title={title} />
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
        <AppLink to={back.to}>{back.words}</AppLink>
      </header>
      <DaysForm latest={latest} problem={problem} />
      <Suspense fallback={<p role="status">{t('common:loading')}</p>}>{children}</Suspense>
    </div>
  );
}
