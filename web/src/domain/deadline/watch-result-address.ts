/** The page of the watched mark with the later mark open in its drawer. */
export function watchResultAddress({
  id,
  trademarkId,
}: {
  readonly id: string;
  readonly trademarkId: string | null;
}): string {
  return trademarkId === null
    ? '/portal/trademarks'
    : `/portal/trademarks/${trademarkId}?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=${id}`;
}
