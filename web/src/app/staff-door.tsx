import { Outlet } from 'react-router';
import { useDeskIcon } from '../kit/page/desk-icon.js';
import { Wordmark } from '../kit/page/wordmark.js';
import styles from './header.module.css';

/** Around the sign-in of staff: nothing of the public site, nothing of the staff area. */
export function StaffDoor() {
  useDeskIcon();
  return (
    <>
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <Wordmark to="/admin" label="Cotta" />
        </div>
      </header>
      <Outlet />
    </>
  );
}
