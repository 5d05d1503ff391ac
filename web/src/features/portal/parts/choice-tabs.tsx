import { AppLink } from '../../../kit/link/app-link.js';
import styles from './lists.module.css';

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly title: string; readonly to: string }[];
  readonly chosen: string;
}

/** Views of one list as links, so that each has an address. */
export function ChoiceTabs({ label, choices, chosen }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {choices.map(({ id, title, to }) => (
        <AppLink key={id} to={to} aria-current={id === chosen ? 'page' : undefined}>
          {title}
        </AppLink>
      ))}
    </nav>
  );
}
