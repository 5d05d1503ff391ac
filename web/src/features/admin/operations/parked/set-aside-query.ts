import { ask } from '../../parts/admin-api.js';
import type { SetAside, SetAsideDoor } from './set-aside-doors.js';

const USUALLY_MS = 10_000;
/** While somebody waits for what comes of a try. */
const SOON_MS = 2_000;

/** What one service put aside, read again and again. */
export const setAsideQuery = ({ service, read }: SetAsideDoor, soon = false) => ({
  queryKey: ['set-aside', service],
  queryFn: async (): Promise<SetAside> => (await ask(read, {})).setAside,
  refetchInterval: soon ? SOON_MS : USUALLY_MS,
});
