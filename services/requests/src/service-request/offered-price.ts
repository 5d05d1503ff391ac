interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** An amount as facts carry it; undefined where none was said. `minor`: minor units. */
export function moneyOf(minor: bigint | undefined, currency: string | undefined): Amount | undefined {
  return minor === undefined || currency === undefined ? undefined : { amountMinor: Number(minor), currency };
}

/** A price before tax of our fee and the office's, which is a part of it; nothing where no fee was offered, or nothing is to be paid. */
export function offeredPrice(
  fee: Amount | undefined,
  officeFee: Amount | undefined,
): { readonly price?: Amount; readonly officeFee?: Amount } {
  if (fee === undefined) return {};
  const price = { ...fee, amountMinor: fee.amountMinor + (officeFee?.amountMinor ?? 0) };
  if (price.amountMinor === 0) return {};
  return { price, ...(officeFee === undefined ? {} : { officeFee }) };
}
