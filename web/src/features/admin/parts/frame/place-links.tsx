import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { keyShown } from '../keys/desk-keys.js';
import { placeName, type DeskPlace } from './desk-places.js';

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
      {places.map((place) => (
        <li key={place.to}>
          <NavLink to={place.to} end={place.to === '/admin'} onClick={onLeave}>
            {placeName(place, t)}
          </NavLink>
          {place.key !== undefined && <kbd>{keyShown(place.key)}</kbd>}
        </li>
      ))}
    </ul>
  );
}
