import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownCountry } from '../../../../data/api-of.js';
import { inOrder, OptionFacts } from '../../../../domain/office-letter/option-facts.js';
import { Status } from '../../../../kit/status/status.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { OfferedTotal } from '../../../../domain/offered-price/offered-total.js';
import { OrderCountry } from '../../parts/ordered-work/order-country.js';
import { Offer, Offers } from '../../../../kit/offer/offer.js';
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
  const { t } = useTranslation('office-letter');
  const solutions = inOrder(letter.solutions.items);
  return (
    <Section title={t('options')}>
      {solutions.length === 0 && <Empty>{t('empty')}</Empty>}
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
  const [country, setCountry] = useState(knownCountry(undefined));
  const chosen = letter.orderedSolutionId === solution.id;
  return (
    <Offer
      title={solution.solution}
      badge={
        chosen ? (
          <Status tone="ok">{t('solutions.chosen')}</Status>
        ) : (
          solution.recommended && <Status tone="progress">{t('office-letter:recommended')}</Status>
        )
      }
    >
      <OptionFacts option={solution} />
      {waitsForChoice(letter) && (
        <CommandButton
          command={order}
          look={solution.recommended ? 'accent' : 'plain'}
          label={t('solutions.order')}
          title={t('solutions.ask')}
          confirm={t('solutions.confirm')}
          variables={{
            id: letter.id,
            input: {
              orderedSolutionId: solution.id,
              orderCurrency: currency,
              ...(country === '' ? {} : { country }),
            },
            expectedVersion: letter.version,
          }}
        >
          <p>{solution.solution}</p>
          <OrderCountry country={country} choose={setCountry} />
          <OfferedTotal
            fee={solution.serviceFee?.amountMinor ?? null}
            officeFee={solution.governmentFee?.amountMinor ?? 0}
            currency={currency}
            office={letter.jurisdiction}
            country={country}
          />
          <p>{t('solutions.text')}</p>
        </CommandButton>
      )}
    </Offer>
  );
}
