import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../../data/api-of.js';
import { untilAnswered } from '../../../../kit/ask/until-answered.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import type { Access } from '../access.js';
import { CopyButton } from './copy-button.js';
import { TransferInstructionsDocument, type TransferInstructionsResult } from '../checkout.graphql.js';
import { QrCode } from '../../../../kit/qr/qr-code.js';
import styles from '../checkout.module.css';

/** What a transfer has to carry, to be typed or scanned; it stands here only, never in a letter. */
export function Transfer({ productId, access }: { productId: string; access: Access }) {
  const { t, i18n } = useTranslation('checkout');
  const [isGiven, setInstructions] = useState<TransferInstructionsResult['transferInstructions']>();
  // Nobody can pay by a page that only says that it loads.
  useEffect(
    () =>
      untilAnswered({
        what: 'transfer instructions',
        ask: (signal) =>
          apiOf(undefined).query(TransferInstructionsDocument, { productId }, { ...access, signal }),
        onAnswer: ({ transferInstructions }) => setInstructions(transferInstructions),
      }),
    [productId, access],
  );
  if (isGiven === undefined || isGiven === null) return <p role="status">{t('waiting.loading.title')}</p>;
  const rows = [
    { label: t('transfer.name'), value: isGiven.accountName },
    ...(isGiven.bankName === null ? [] : [{ label: t('transfer.bank'), value: isGiven.bankName }]),
    {
      label: 'IBAN',
      value: (
        <>
          {isGiven.iban.replace(/(.{4})(?=.)/g, '$1 ')} <CopyButton what="IBAN" value={isGiven.iban} />
        </>
      ),
    },
    ...(isGiven.bic === null ? [] : [{ label: 'BIC', value: isGiven.bic }]),
    {
      label: t('transfer.amount'),
      value: (
        <span data-amount-minor={isGiven.amountMinor} data-currency={isGiven.currency}>
          {formatMoney(isGiven.amountMinor, isGiven.currency, i18n.language)}
        </span>
      ),
    },
    {
      label: t('transfer.symbol'),
      value: (
        <>
          {isGiven.variableSymbol} <CopyButton what={t('transfer.symbol')} value={isGiven.variableSymbol} />
        </>
      ),
    },
    { label: t('transfer.reference'), value: isGiven.reference },
  ];
  return (
    <section className={styles.transfer} aria-labelledby="transfer-title">
      <h2 id="transfer-title">{t('transfer.title')}</h2>
      <p>{t('transfer.text')}</p>
      <Extract rows={rows} />
      <div className={styles.codes}>
        {isGiven.codes.map(({ kind, text }) => (
          <figure key={kind}>
            <QrCode text={text} label={t(`transfer.code.${kind}`)} />
            <figcaption>{t(`transfer.code.${kind}`)}</figcaption>
          </figure>
        ))}
      </div>
      <p>{t('transfer.after')}</p>
    </section>
  );
}
