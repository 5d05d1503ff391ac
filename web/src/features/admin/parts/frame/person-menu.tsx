import { useTranslation } from 'react-i18next';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { adminSession } from '../admin-api.js';
import { keyShown } from '../keys/desk-keys.js';
import { DropMenu } from './drop-menu.js';
import { OWN_PLACES, placesFor } from './desk-places.js';
import { PlaceLinks } from './place-links.js';

export function leave(): void {
  adminSession().forget();
  void sessionStore()
    .signOut()
    .then(() => window.location.assign('/admin/login'));
}

/** What is about whoever is signed in, and what only some may open. */
export function PersonMenu({ name, role, onKeys }: { name: string; role: string; onKeys: () => void }) {
  const { t } = useTranslation('admin-frame');
  const mine = new Set(OWN_PLACES);
  return (
    <DropMenu label={name}>
      <PlaceLinks places={placesFor(role).filter((place) => mine.has(place))} />
      <ul>
        <li>
          <button type="button" onClick={onKeys}>
            {t('keys')}
          </button>
          <kbd>{keyShown('help')}</kbd>
        </li>
        <li>
          <button type="button" onClick={leave}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </DropMenu>
  );
}
