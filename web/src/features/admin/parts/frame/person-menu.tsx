import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { adminSession } from '../admin-api.js';
import { keyShown } from '../keys/desk-keys.js';
import { lookPart } from '../own/look-part.js';
import { useAway } from '../own/use-away.js';
import { DropMenu } from './drop-menu.js';
import { OWN_PLACES, placesFor } from './desk-places.js';
import { PlaceLinks } from './place-links.js';

export function leave(): void {
  adminSession().forget();
  void sessionStore()
    .signOut()
    .then(() => window.location.assign('/admin/login'));
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly onKeys: () => void;
}

/** What is about whoever is signed in, and what only some may open. */
export function PersonMenu({ id, name, role, onKeys }: Props) {
  const { t } = useTranslation('admin-frame');
  const away = useAway(id);
  const mine = new Set(OWN_PLACES);
  return (
    <>
      <DropMenu label={name}>
        <ul>
          <li>
            <button type="button" onClick={away.open}>
              {t('away.open')}
            </button>
          </li>
        </ul>
        <PlaceLinks places={placesFor(role).filter((place) => mine.has(place))} />
        <Suspense>
          <lookPart.Part me={id} />
        </Suspense>
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
      {away.dialog}
    </>
  );
}
