import { useSyncExternalStore } from 'react';

/** One reader a browser; a server reads for nobody and never chooses. */
let chosen: string | undefined;
const heard = new Set<() => void>();

/** The IANA zone the reader asked to read and enter times in; undefined: the zone of the device. */
export const readerZone = (): string | undefined => chosen;

/** From now on times are read and entered in this zone; undefined: in the device’s. */
export function readIn(zone: string | undefined): void {
  if (zone === chosen) return;
  chosen = zone;
  for (const hear of heard) hear();
}

/** The same for what is drawn: it is drawn anew when the zone changes. */
export const useReaderZone = (): string | undefined =>
  useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    readerZone,
    () => undefined,
  );
