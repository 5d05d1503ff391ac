import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBoot } from '../page/boot-context.js';
import { chatIsOffered } from './chat-pages.js';
import { wantChat } from './wanted-chat.js';
import styles from './chat.module.css';

/** Opens the chat, where there is one and the page offers it. */
export function ChatButton() {
  const { t } = useTranslation();
  const { chat } = useBoot();
  const { pathname } = useLocation();
  if (chat === undefined || !chatIsOffered(pathname)) return null;
  return (
    <button type="button" className={styles.open} onClick={wantChat} data-wakes="">
      {t('footer.chat')}
    </button>
  );
}
