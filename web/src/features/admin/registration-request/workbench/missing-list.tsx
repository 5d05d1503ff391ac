import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Status } from '../../../../kit/status/status.js';
import { useGapWords, type Gap } from './gap-words.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

/** What is missing, for whom it waits, and where it is filled in; what waits for the client is asked in one message. */
export function MissingList({ gaps, onFill }: { gaps: readonly Gap[]; onFill: (gap: Gap) => void }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { askClient } = useWorkbench();
  const words = useGapWords();
  const clients = gaps.filter(({ turn }) => turn === 'CLIENT');
  const sides = [
    ['us', gaps.filter(({ turn }) => turn === 'LAWYER')],
    ['client', clients],
  ] as const;
  if (gaps.length === 0)
    return (
      <Status tone="ok" quiet>
        {t('draft:gap.none')}
      </Status>
    );
  return (
    <div className={styles.missing} role="group" aria-label={t('missing.title')}>
      {sides
        .filter(([, some]) => some.length > 0)
        .map(([side, some]) => (
          <div key={side}>
            <h4>{t(`missing.${side}`)}</h4>
            <ul>
              {some.map((gap) => (
                <li key={`${gap.kind} ${gap.jurisdiction ?? ''}`}>
                  <Button size="small" look="quiet" onClick={() => onFill(gap)}>
                    {words(gap)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      {clients.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            askClient(t('missing.letter', { list: clients.map((gap) => `– ${words(gap)}`).join('\n') }))
          }
        >
          {t('missing.ask')}
        </Button>
      )}
    </div>
  );
}
