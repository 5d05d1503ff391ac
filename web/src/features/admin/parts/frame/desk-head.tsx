import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { Wordmark } from '../../../../kit/page/wordmark.js';
import styles from '../admin-frame.module.css';
import type { KeyHandlers } from '../keys/mounted-keys.js';
import { lookPart } from '../own/look-part.js';
import { useAway } from '../own/use-away.js';
import { useKeysHelp } from '../keys/keys-help.js';
import { useDeskKeys } from '../keys/use-desk-keys.js';
import { Bell } from './bell.js';
import { HEAD_PLACES, MORE_PLACES, placeName, placesFor } from './desk-places.js';
import { DropMenu } from './drop-menu.js';
import { Palette } from './palette.js';
import { leave, PersonMenu } from './person-menu.js';
import { PlaceLinks } from './place-links.js';

export interface DeskUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role?: string | undefined;
}

function useGoKeys(role: string): void {
  const navigate = useNavigate();
  const go: KeyHandlers = Object.fromEntries(
    placesFor(role).flatMap(({ key, to }) => (key === undefined ? [] : [[key, () => void navigate(to)]])),
  );
  useDeskKeys('everywhere', go);
}

/** On a phone the name of the page opens everything as a sheet. */
function PhoneMenu({
  page,
  me,
  role,
  onKeys,
}: {
  page: string;
  me: string;
  role: string;
  onKeys: () => void;
}) {
  const { t } = useTranslation('admin-frame');
  const [open, setOpen] = useState(false);
  const away = useAway(me);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.phoneMenu}
        aria-haspopup="dialog"
        aria-label={t('menu', { page })}
        onClick={() => setOpen(true)}
      >
        <span>{page}</span> <span aria-hidden="true">▾</span>
      </button>
      <Dialog open={open} title={t('places')} onClose={close}>
        <nav className={styles.sheet} aria-label={t('places')}>
          <PlaceLinks places={placesFor(role)} onLeave={close} />
          <Suspense>
            <lookPart.Part me={me} />
          </Suspense>
          <button
            type="button"
            onClick={() => {
              close();
              away.open();
            }}
          >
            {t('away.open')}
          </button>
          <button
            type="button"
            onClick={() => {
              close();
              onKeys();
            }}
          >
            {t('keys')}
          </button>
          <button type="button" onClick={leave}>
            {t('signOut')}
          </button>
        </nav>
      </Dialog>
      {away.dialog}
    </>
  );
}

/** The head of the staff area: nothing of the public site stands in it. */
export function DeskHead({ user, page, count }: { user: DeskUser; page: string; count: number }) {
  const { t } = useTranslation('admin-frame');
  const role = user.role ?? '';
  const { open: openKeys, help } = useKeysHelp();
  useGoKeys(role);
  useEffect(() => lookPart.fetch(), []);
  return (
    <header className={styles.bar}>
      <Wordmark to="/admin" label={t('home')} />
      <nav aria-label={t('nav')} className={styles.wide}>
        {HEAD_PLACES.map((place) => (
          <NavLink key={place.to} to={place.to} end={place.to === '/admin'}>
            {placeName(place, t)}
            {place.name === 'myDay' && count > 0 && (
              <span className={styles.count}>
                <span className="visually-hidden">{t('waiting', { count })}</span>
                <span aria-hidden="true">{count}</span>
              </span>
            )}
          </NavLink>
        ))}
        <DropMenu label={t('more')}>
          <PlaceLinks places={MORE_PLACES} />
        </DropMenu>
      </nav>
      <PhoneMenu page={page} me={user.id} role={role} onKeys={openKeys} />
      <div className={styles.tools}>
        <Palette user={{ id: user.id, role }} />
        <Bell />
        <div className={styles.wide}>
          <PersonMenu id={user.id} name={user.name ?? user.email} role={role} onKeys={openKeys} />
        </div>
      </div>
      {help}
    </header>
  );
}
