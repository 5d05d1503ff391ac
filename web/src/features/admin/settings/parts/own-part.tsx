import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { LookChoice } from '../../parts/own/look-choice.js';
import { useOwnProfile, type OwnProfile } from '../../parts/own/use-own-profile.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import styles from '../settings.module.css';
import { Absences } from './absences.js';
import { LanguagesChoice } from './languages-choice.js';
import { ZoneChoice } from './zone-choice.js';

/** Of oneself: hours, time zone, languages, who stands in, when one is away, and how the desk looks. */
export function OwnPart({ me }: { me: string }) {
  const { t } = useTranslation('admin-settings');
  const { profile } = useOwnProfile(me);
  return (
    <div className={styles.part}>
      <section aria-labelledby="own-hours">
        <h2 id="own-hours">{t('own.title')}</h2>
        <p className={styles.note}>{t('own.note')}</p>
        {profile !== undefined && <OwnForm key={profile.id} me={me} profile={profile} />}
      </section>
      <Absences of={me} />
      <section aria-labelledby="own-look">
        <h2 id="own-look">{t('own.look')}</h2>
        <p className={styles.note}>{t('own.lookNote')}</p>
        <LookChoice me={me} />
      </section>
    </div>
  );
}

function OwnForm({ me, profile }: { me: string; profile: OwnProfile }) {
  const { t } = useTranslation('admin-settings');
  const { busy, arrange } = useOwnProfile(me);
  const [hours, setHours] = useState(String(profile.weeklyHours ?? ''));
  const [languages, setLanguages] = useState<readonly string[]>(profile.languages);
  const [zone, setZone] = useState(profile.zone ?? '');
  const [deputyId, setDeputy] = useState(profile.deputyId ?? '');
  const [problem, setProblem] = useState<string>();
  const staff = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(undefined);
    void arrange(
      {
        languages,
        weeklyHours: hours === '' ? null : Number(hours),
        deputyId: deputyId === '' ? null : deputyId,
        zone: zone === '' ? null : zone,
      },
      t('saved'),
    ).then((answer) => {
      if (answer !== 'done') setProblem(answer === 'failed' ? t('lost') : answer.message);
    });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        {t('field.weeklyHours')}
        <input
          type="number"
          min={0}
          max={80}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
      </label>
      <ZoneChoice value={zone} onChange={setZone} />
      <LanguagesChoice value={languages} onChange={setLanguages} />
      <label>
        {t('field.deputy')}
        <select value={deputyId} onChange={(event) => setDeputy(event.target.value)}>
          <option value="">{t('nobody')}</option>
          {(staff.data?.userList.items ?? [])
            .filter(({ id }) => id !== me)
            .map(({ id, displayName, email }) => (
              <option key={id} value={id}>
                {displayName || email}
              </option>
            ))}
        </select>
      </label>
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <p>
        <Button type="submit" look="accent" busy={busy}>
          {t('save')}
        </Button>
      </p>
    </form>
  );
}
