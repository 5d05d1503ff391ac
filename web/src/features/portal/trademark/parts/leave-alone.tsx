import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Day } from '../../parts/day.js';
import { Refused } from '../../parts/refused.js';
import { useCommand } from '../../parts/use-command.js';
import { DismissWatchResultDocument, DismissWatchResultNode } from '../trademark.graphql.js';
import type { Result } from './mark-of.js';

/** The other answer to a later mark: nothing is done, and no reminder of its last day comes. Can be taken back. */
export function LeaveAlone({ result: { id, dismissedOn } }: { result: Result }) {
  const { t } = useTranslation('portal-trademarks');
  const command = useCommand(DismissWatchResultDocument, DismissWatchResultNode);
  const left = dismissedOn !== null;
  return (
    <>
      <Refused command={command} />
      {left && (
        <p role="status">
          {t('watch.leftAlone')} <Day on={dismissedOn} />. {t('watch.leftAloneNext')}
        </p>
      )}
      <p>
        <Button
          look="quiet"
          busy={command.state === 'loading'}
          onClick={() => void command.run({ id, dismissed: !left })}
        >
          {t(left ? 'watch.takeUp' : 'watch.leaveAlone')}
        </Button>
      </p>
    </>
  );
}
