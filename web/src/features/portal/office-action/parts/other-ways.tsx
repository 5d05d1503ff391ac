import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { CommandButton } from '../../parts/command-button.js';
import { useCommand } from '../../parts/use-command.js';
import { AbandonOfficeActionDocument, AbandonOfficeActionNode } from '../office-action.graphql.js';
import { waitsForChoice, type Letter } from './letter.js';
import styles from './other-ways.module.css';

/** More time, where the office gives it; and not answering at all. */
export function OtherWays({ letter }: { letter: Letter }) {
  const { t, i18n } = useTranslation('portal-trademarks');
  const abandon = useCommand(AbandonOfficeActionDocument, AbandonOfficeActionNode);
  if (!waitsForChoice(letter)) return null;
  return (
    <div className={styles.ways}>
      {letter.jurisdiction === 'US' && letter.extendedOn === null && (
        <p>
          <strong>{t('extend.title')}</strong>{' '}
          {t('extend.text', { day: formatDay(letter.dueDate, i18n.language) })}
        </p>
      )}
      <CommandButton
        command={abandon}
        variables={{ id: letter.id }}
        look="danger"
        label={t('abandon.button')}
        title={t('abandon.title')}
        confirm={t('abandon.confirm')}
      >
        <p>{t('abandon.text')}</p>
      </CommandButton>
    </div>
  );
}
