import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { Work } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { useSubmit } from '../../parts/use-submit.js';
import { SettingsSavePersonDocument, WorkFactsDocument, type StaffPerson } from '../settings.graphql.js';
import styles from '../settings.module.css';
import { CodesField, codesOf } from './codes-field.js';
import { LanguagesChoice } from './languages-choice.js';
import { nameOf } from './person-name.js';
import { TeamField } from './team-field.js';
import { teamsOf } from './teams.js';

interface Props {
  readonly person: StaffPerson;
  readonly people: readonly StaffPerson[];
  readonly onDone: () => void;
}

/** What a colleague does: work finds by it whom it goes to. */
export function PersonForm({ person, people, onDone }: Props) {
  const { t, i18n } = useTranslation('admin-settings');
  const office = useOfficeName();
  // Not typed to its end, it is no office yet.
  const named = (typed: string): string => {
    const code = typed.toUpperCase();
    return i18n.exists(`offices:${code}`) ? office(code) : typed;
  };
  const { busy, run } = useSubmit(['staff-people']);
  const [offices, setOffices] = useState(person.offices.join(' '));
  const [languages, setLanguages] = useState<readonly string[]>(person.languages);
  const [works, setWorks] = useState<readonly Work[]>(person.works);
  const [hours, setHours] = useState(String(person.weeklyHours ?? ''));
  const [deputyId, setDeputy] = useState(person.deputyId ?? '');
  const [team, setTeam] = useState(person.team ?? '');
  const [lead, setLead] = useState(person.lead);
  const [looks, setLooks] = useState(person.givesSecondLooks !== false);
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setProblem(undefined);
    const answer = await run(
      SettingsSavePersonDocument,
      {
        id: person.id,
        expectedVersion: person.version,
        input: {
          offices: codesOf(offices).map((code) => code.toUpperCase()),
          languages,
          works,
          weeklyHours: hours === '' ? null : Number(hours),
          deputyId: deputyId === '' ? null : deputyId,
          lead,
          team: team.trim() === '' ? null : team.trim(),
          givesSecondLooks: looks,
        },
      },
      t('saved'),
    );
    if (answer === 'done') onDone();
    else if (answer === 'failed') setProblem(t('lost'));
    else setProblem([answer.message, ...(answer.fields ?? []).map(({ message }) => message)].join(' '));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <CodesField label={t('field.offices')} value={offices} onChange={setOffices} named={named} />
      <TeamField value={team} teams={teamsOf(people)} onChange={setTeam} />
      <LanguagesChoice value={languages} onChange={setLanguages} />
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
      <DeputyChoice
        value={deputyId}
        among={people.filter(({ userId }) => userId !== person.userId)}
        onChange={setDeputy}
      />
      <label className={styles.tick}>
        <input type="checkbox" checked={lead} onChange={(event) => setLead(event.target.checked)} />
        <span>{t('leads')}</span>
      </label>
      <label className={styles.tick}>
        <input type="checkbox" checked={looks} onChange={(event) => setLooks(event.target.checked)} />
        <span>{t('givesLooks')}</span>
      </label>
      <p className={styles.note}>{t('looksNote')}</p>
      <WorksChoice role={person.role} works={works} onChange={setWorks} />
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

interface DeputyProps {
  readonly value: string;
  readonly among: readonly StaffPerson[];
  readonly onChange: (userId: string) => void;
}

/** Who stands in. */
function DeputyChoice({ value, among, onChange }: DeputyProps) {
  const { t } = useTranslation('admin-settings');
  return (
    <label>
      {t('field.deputy')}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('nobody')}</option>
        {among.map((each) => (
          <option key={each.id} value={each.userId ?? ''}>
            {nameOf(each) ?? t('somebody')}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WorksProps {
  readonly role: StaffPerson['role'];
  readonly works: readonly Work[];
  readonly onChange: (works: readonly Work[]) => void;
}

/** Kinds of work that this role does, and what was ticked before a change of role. */
function WorksChoice({ role, works, onChange }: WorksProps) {
  const { t } = useTranslation('admin-settings');
  const { data } = useQuery({
    queryKey: ['work-facts'],
    queryFn: () => ask(WorkFactsDocument, {}),
    staleTime: Infinity,
  });
  const offered = (data?.workFacts ?? []).filter(({ work, by }) => by === role || works.includes(work));
  return (
    <fieldset>
      <legend>{t('field.works')}</legend>
      {offered.map(({ work }) => (
        <label key={work} className={styles.tick}>
          <input
            type="checkbox"
            checked={works.includes(work)}
            onChange={(event) =>
              onChange(event.target.checked ? [...works, work] : works.filter((each) => each !== work))
            }
          />
          <span>{t(`admin-day:work.${work}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
