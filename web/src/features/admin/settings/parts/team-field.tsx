import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly value: string;
  /** Those there are: offered while one types, so that one team has one name. */
  readonly teams: readonly string[];
  readonly onChange: (team: string) => void;
}

/** The team of a colleague: one of those there are, or a new one. */
export function TeamField({ value, teams, onChange }: Props) {
  const { t } = useTranslation('admin-settings');
  const list = useId();
  return (
    <label>
      {t('field.team')}
      <input
        value={value}
        maxLength={60}
        autoComplete="off"
        list={list}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {teams.map((team) => (
          <option key={team} value={team} />
        ))}
      </datalist>
      <small>{t('teamNote')}</small>
    </label>
  );
}
