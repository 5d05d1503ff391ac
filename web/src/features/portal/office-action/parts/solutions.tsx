import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { Money } from '../../parts/money.js';
import { Offer, Offers } from '../../parts/offer.js';
import { Empty, Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import {
  OrderOfficeActionResponseDocument,
  OrderOfficeActionResponseNode,
} from '../office-action.graphql.js';
import { waitsForChoice, type Letter } from './letter.js';

type Solution = Letter['solutions']['items'][number];
type Currency = NonNullable<Solution['serviceFee']>['currency'];

/** The ways to answer, the recommended one first, each with its odds and what it costs. */
export function Solutions({ letter, currency }: { letter: Letter; currency: Currency | undefined }) {
  const { t } = useTranslation('portal-trademarks');
  const solutions = [...letter.solutions.items].sort(
    (left, right) => Number(right.recommended) - Number(left.recommended),
  );
  return (
    <Section title={t('solutions.title')}>
      {solutions.length === 0 && <Empty>{t('solutions.empty')}</Empty>}
      {solutions.length > 0 && (
        <Offers>
          {solutions.map((solution) => (
            <SolutionOffer
              key={solution.id}
              solution={solution}
              letter={letter}
              currency={solution.serviceFee?.currency ?? currency ?? 'EUR'}
            />
          ))}
        </Offers>
      )}
    </Section>
  );
}

function Fees({ solution }: { solution: Solution }) {
  const { t } = useTranslation('portal-trademarks');
  const fee = (amount: Solution['serviceFee']) =>
    amount === null || amount.amountMinor === 0 ? t('solutions.none') : <Money of={amount} />;
  return (
    <dl>
      <div>
        <dt>{t('solutions.ourFee')}</dt>
        <dd>{fee(solution.serviceFee)}</dd>
      </div>
      <div>
        <dt>{t('solutions.officeFee')}</dt>
        <dd>{fee(solution.governmentFee)}</dd>
      </div>
      <div>
        <dt>{t('solutions.tax')}</dt>
        <dd>{t('solutions.taxAdded')}</dd>
      </div>
    </dl>
  );
}

function SolutionOffer({
  solution,
  letter,
  currency,
}: {
  solution: Solution;
  letter: Letter;
  currency: Currency;
}) {
  const { t } = useTranslation('portal-trademarks');
  const toast = useToast();
  const order = useCommand(OrderOfficeActionResponseDocument, OrderOfficeActionResponseNode, () =>
    toast('success', t('solutions.done')),
  );
  const chosen = letter.orderedSolutionId === solution.id;
  return (
    <Offer
      title={solution.solution}
      badge={
        chosen ? (
          <Status tone="ok">{t('solutions.chosen')}</Status>
        ) : (
          solution.recommended && <Status tone="progress">{t('solutions.recommended')}</Status>
        )
      }
    >
      {solution.chanceOfSuccess !== null && (
        <p>{t('solutions.odds', { percent: solution.chanceOfSuccess })}</p>
      )}
      <Fees solution={solution} />
      {waitsForChoice(letter) && (
        <CommandButton
          command={order}
          look={solution.recommended ? 'accent' : 'plain'}
          label={t('solutions.order')}
          title={t('solutions.ask')}
          confirm={t('solutions.confirm')}
          variables={{
            id: letter.id,
            input: { orderedSolutionId: solution.id, orderCurrency: currency },
            expectedVersion: letter.version,
          }}
        >
          <p>{solution.solution}</p>
          <Fees solution={solution} />
          <p>{t('solutions.text')}</p>
        </CommandButton>
      )}
    </Offer>
  );
}
