import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { keyShown } from '../keys/desk-keys.js';
import type { DeskPlace } from './desk-places.js';

/** Places one under the other, each with its key. */
export function PlaceLinks({
  places,
  onLeave,
}: {
  places: readonly DeskPlace[];
  onLeave?: (() => void) | undefined;
}) {
  const { t } = useTranslation('admin-frame');
  return (
    <ul>
      {places.map(({ name, to, key }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/admin'} onClick={onLeave}>
            {t(`place.${name}`)}
          </NavLink>
          {key !== undefined && <kbd>{keyShown(key)}</kbd>}
        </li>
      ))}
    </ul>
  );
}
