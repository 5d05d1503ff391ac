import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { languageName } from '../../parts/language-name.js';
import { AwayForm } from '../../parts/own/away-form.js';
import { StaffPeopleDocument, type StaffPerson } from '../settings.graphql.js';
import styles from '../settings.module.css';
import { Absences } from './absences.js';
import { PersonForm } from './person-form.js';
import { nameOf } from './person-name.js';

type Asking = { readonly what: 'change' | 'away'; readonly person: StaffPerson };

/** Who works here, for which offices, kinds of work and languages, and who is away when. */
export function PeoplePart() {
  const { t } = useTranslation('admin-settings');
  const [asking, setAsking] = useState<Asking>();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-people'],
    queryFn: () => ask(StaffPeopleDocument, {}),
  });
  const people = data?.staffProfileList.items ?? [];
  const close = (): void => setAsking(undefined);
  const person = asking?.person;
  return (
    <div className={styles.part}>
      <section aria-labelledby="people">
        <h2 id="people">{t('part.people')}</h2>
        {error !== null && <Failed error={error} again={() => void refetch()} />}
        <div className={styles.scroll} role="region" aria-label={t('part.people')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(
                  [
                    'name',
                    'role',
                    'team',
                    'offices',
                    'works',
                    'languages',
                    'weeklyHours',
                    'deputy',
                    'steps',
                  ] as const
                ).map((column) => (
                  <th key={column} scope="col">
                    {t(`field.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((each) => (
                <PersonRow
                  key={each.id}
                  person={each}
                  deputy={people.find(({ userId }) => userId === each.deputyId)}
                  onAsk={(what) => setAsking({ what, person: each })}
                />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Absences />
      <Dialog
        open={person !== undefined}
        title={t(`ask.${asking?.what ?? 'change'}`, { name: person && nameOf(person) })}
        onClose={close}
      >
        {asking?.what === 'change' && <PersonForm person={asking.person} people={people} onDone={close} />}
        {asking?.what === 'away' && asking.person.userId !== null && (
          <AwayForm userId={asking.person.userId} onDone={close} onCancel={close} />
        )}
      </Dialog>
    </div>
  );
}

interface RowProps {
  readonly person: StaffPerson;
  readonly deputy: StaffPerson | undefined;
  readonly onAsk: (what: Asking['what']) => void;
}

function PersonRow({ person, deputy, onAsk }: RowProps) {
  const { t } = useTranslation('admin-settings');
  const name = nameOf(person) ?? t('somebody');
  const { role, team, lead, givesSecondLooks, active, offices, works, languages, weeklyHours } = person;
  return (
    <tr>
      <th scope="row">
        {name}
        {!active && <small>{t('inactive')}</small>}
      </th>
      <td>
        {t(`role.${role}`)}
        {lead && <small>{t('lead')}</small>}
        {givesSecondLooks === false && <small>{t('noLooks')}</small>}
      </td>
      <td data-label={t('field.team')}>{team ?? '–'}</td>
      <td className="mono" data-label={t('field.offices')}>
        {offices.join(' ') || '–'}
      </td>
      <td data-label={t('field.works')}>{t('kinds', { count: works.length })}</td>
      <td data-label={t('field.languages')}>{languages.map(languageName).join(', ') || '–'}</td>
      <td className={styles.number} data-label={t('field.weeklyHours')}>
        {weeklyHours ?? '–'}
      </td>
      <td data-label={t('field.deputy')}>{(deputy && nameOf(deputy)) ?? '–'}</td>
      <td>
        <span className={styles.steps}>
          {(['change', 'away'] as const).map((what) => (
            <Button key={what} size="small" onClick={() => onAsk(what)}>
              {t(`step.${what}`)}
              <span className="visually-hidden">: {name}</span>
            </Button>
          ))}
        </span>
      </td>
    </tr>
  );
}
