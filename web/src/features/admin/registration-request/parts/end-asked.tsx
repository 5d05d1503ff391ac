import { useGetOne } from 'ra-core';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { isAllowed, type CommandFacts, type RecordRow } from '../../parts/records/record-facts.js';
import { CommandDialog } from '../../parts/records/steps/command-dialog.js';
import { useRole } from '../../parts/records/use-facts.js';
import type { AdminRequest } from '../result-draft.js';
import styles from '../registration-request-show.module.css';

const TABLE = 'registration_request';
/** What answers the wish on this page: the end after a part went back, and the way on. All of it going back ends the order by itself. */
const ANSWERS: readonly string[] = ['refundRequest', 'goOnWithOrder'];

type Asked = Pick<AdminRequest, 'id' | 'endAskedAt' | 'status' | 'nextStep' | 'timeline'>;

const ENDED: readonly string[] = ['REFUNDED', 'WITHDRAWN', 'FILED'];

export const isEndOpen = ({ endAskedAt, status }: Pick<AdminRequest, 'endAskedAt' | 'status'>): boolean =>
  endAskedAt !== null && !ENDED.includes(status ?? '');

/** The client wants the order to end: until that is answered nothing of it goes on, so it stands before everything else. */
export function EndAsked({ request }: { request: Asked }) {
  const { t } = useTranslation('admin-draft');
  const role = useRole();
  const facts = use(factsOf(TABLE));
  const { data: row } = useGetOne<RecordRow>(TABLE, { id: request.id });
  const [chosen, setChosen] = useState<CommandFacts>();
  const { product, promisedAt } = request.nextStep;
  const mayDecide = facts.steps.some((step) => step.root === 'goOnWithOrder' && isAllowed(step, role));
  const answers = facts.steps.filter(
    (step) =>
      ANSWERS.includes(step.root) &&
      isAllowed(step, role) &&
      (step.root !== 'refundRequest' || product?.refunded != null),
  );
  const said = request.timeline.findLast(({ type }) => type === 'EndAsked')?.reason;
  return (
    <section className={styles.asked} aria-labelledby="end-asked">
      <h2 id="end-asked">
        {t('endAsked.title')} {request.endAskedAt !== null && <Moment at={request.endAskedAt} />}
      </h2>
      <p>{said == null || said === '' ? t('endAsked.noReason') : <q>{said}</q>}</p>
      <p>
        {t('endAsked.rests')}{' '}
        {promisedAt !== null && (
          <strong>
            {t('endAsked.promised')} <Moment at={promisedAt} />
          </strong>
        )}
      </p>
      <p>{t(mayDecide ? 'endAsked.ways' : 'endAsked.adminOnly')}</p>
      <div className={styles.ways}>
        {product !== null && mayDecide && (
          <ButtonLink size="small" look="accent" to={`/product/${product.id}/show`}>
            {t('endAsked.giveBack')}
          </ButtonLink>
        )}
        {row !== undefined &&
          answers.map((command) => (
            <Button key={command.root} size="small" title={command.doc} onClick={() => setChosen(command)}>
              {t(`endAsked.${command.root}`)}
            </Button>
          ))}
      </div>
      {/* What the client asked for is not done: that needs words. */}
      {row !== undefined && chosen !== undefined && (
        <CommandDialog
          key={chosen.root}
          facts={facts}
          command={chosen}
          needs={() => ['reason']}
          row={row}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}
