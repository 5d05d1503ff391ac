import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import { StaffPeopleDocument } from '../settings.graphql.js';
import { goalOfTeam } from './rule-goal.js';
import { teamsOf } from './teams.js';

/** Who gets it: whoever has the least to do, a colleague, or a team. */
export function GoalChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('admin-settings');
  const staff = useQuery({ queryKey: ['staff'], queryFn: () => ask(StaffListDocument, {}) });
  const people = useQuery({ queryKey: ['staff-people'], queryFn: () => ask(StaffPeopleDocument, {}) });
  const teams = teamsOf(people.data?.staffProfileList.items ?? []);
  return (
    <label>
      {t('rules.who')}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('rules.leastBusy')}</option>
        {teams.length > 0 && (
          <optgroup label={t('rules.teams')}>
            {teams.map((team) => (
              <option key={team} value={goalOfTeam(team)}>
                {team}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('rules.colleagues')}>
          {staff.data?.userList.items.map(({ id, displayName, email }) => (
            <option key={id} value={id}>
              {displayName || email}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
