import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { HandOver } from '../../parts/assign/hand-over.js';
import { StaffAbsencesDocument } from '../../parts/own/own-profile.graphql.js';
import type { Figures } from '../promise-board.graphql.js';
import styles from '../promise-board.module.css';

/** Who of the board is away now or later, and what is promised for that time: given to a colleague in one press. */
export function AwayPeople({ persons }: { persons: readonly Figures[] }) {
  const { t } = useTranslation('admin-promises');
  const [since] = useState(() => new Date().toISOString());
  const shown = new Set(persons.map(({ userId }) => userId));
  const { data } = useQuery({
    queryKey: ['absences', 'board', since],
    queryFn: () => ask(StaffAbsencesDocument, { filter: { until: { gte: since } } }),
  });
  const away = (data?.absenceList.items ?? []).filter(({ userId }) => shown.has(userId));
  if (away.length === 0) return null;
  return (
    <section aria-labelledby="away">
      <h2 id="away">{t('away')}</h2>
      <ul className={styles.rows}>
        {away.map(({ id, user, from, until, deputy, taskIds }) => {
          const name = user?.displayName ?? t('colleague');
          return (
            <li key={id}>
              {name}: <Moment at={from} style="due" /> – <Moment at={until} style="due" />
              <p>
                {deputy !== null && <>{t('standsIn', { name: deputy.displayName })} </>}
                {t('falls', { count: taskIds.length })}
              </p>
              {taskIds.length > 0 && <HandOver taskIds={taskIds} of={name} reread={['absences']} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
