import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { ask } from '../admin-api.js';
import { Failed } from '../failed.js';
import { languageName } from '../language-name.js';
import {
  AssigneesForDocument,
  type AssigneesForResult,
  type AssigneesForVariables,
} from './assignees.graphql.js';
import styles from './assign.module.css';

/** Whom something can be given to. */
export interface ChosenColleague {
  readonly id: string;
  readonly displayName: string;
}

type Possible = AssigneesForResult['assigneesFor'][number];

/** What speaks for a colleague, in one line: speaks Czech, does CZ, 4 open, here today. */
function useReasonWords(): (colleague: Possible) => string {
  const { t } = useTranslation('admin-assign');
  return ({ because, languages, offices, openTasks, away, backAt }) =>
    [
      because === null ? '' : t(`because.${because}`),
      ...languages.map((code) => t('speaks', { language: languageName(code) })),
      offices.length === 0 ? '' : t('does', { offices: offices.join(', ') }),
      t('open', { count: openTasks }),
      away && backAt !== null
        ? t('backAt', { day: formatMoment(backAt, 'en', 'date') })
        : t(away ? 'away' : 'here'),
    ]
      .filter((part) => part !== '')
      .join(', ');
}

interface Props {
  /** What is given: open tasks, or what waits on one thing. */
  readonly of: AssigneesForVariables;
  readonly me: string;
  readonly onChoose: (to: ChosenColleague) => void;
}

/** Colleagues one under the other, whom the rules choose first, each with why; one press gives the work. */
export function ColleagueChoice({ of, me, onChoose }: Props) {
  const { t } = useTranslation('admin-assign');
  const words = useReasonWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['assignees', of],
    queryFn: () => ask(AssigneesForDocument, of),
    gcTime: 0,
  });
  const known = data?.assigneesFor ?? [];
  return (
    <>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <ul className={styles.colleagues}>
        {known.map((colleague, index) => {
          const displayName = colleague.user?.displayName ?? t('colleague');
          const first = index === 0 && colleague.chosenFor > 0;
          return (
            <li key={colleague.userId}>
              <Button
                look={first ? 'accent' : 'plain'}
                onClick={() => onChoose({ id: colleague.userId, displayName })}
              >
                {colleague.userId === me ? t('me', { name: displayName }) : displayName}
              </Button>
              <p>
                {first && <strong>{t('suggested')} </strong>}
                {words(colleague)}
              </p>
            </li>
          );
        })}
      </ul>
      {data !== undefined && known.every(({ chosenFor }) => chosenFor === 0) && <p>{t('noneChosen')}</p>}
    </>
  );
}
