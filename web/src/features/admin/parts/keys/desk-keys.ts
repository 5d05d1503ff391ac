/** Where a key works; narrower places stand later and win over wider ones. */
export const KEY_PLACES = [
  'everywhere',
  'list',
  'row',
  'docket',
  'triage',
  'watchQueue',
  'scanQueue',
  'workbench',
] as const;
export type KeyPlace = (typeof KEY_PLACES)[number];

interface DeskKey {
  readonly name: string;
  readonly where: KeyPlace;
  /** Strokes that do the same, the one that is shown first: `j`, `Shift+x`, `Ctrl+k`, or two after one another as `g d`. */
  readonly keys: readonly [string, ...string[]];
  /** Works while somebody types in a field. */
  readonly inFields?: true;
  /** Works while a dialog is open. */
  readonly inDialogs?: true;
  /** Goes on while the key is held down. */
  readonly repeats?: true;
}

/** Every key of the staff area. What it does is said under its name in `admin-keys`; a key without a handler on the page does nothing and is not listed. */
export const deskKeys = [
  { name: 'palette', where: 'everywhere', keys: ['Ctrl+k'], inFields: true },
  { name: 'help', where: 'everywhere', keys: ['?'] },
  { name: 'goMyDay', where: 'everywhere', keys: ['g d'] },
  { name: 'goDocket', where: 'everywhere', keys: ['g k'] },
  { name: 'goRequests', where: 'everywhere', keys: ['g r'] },
  { name: 'goMarks', where: 'everywhere', keys: ['g m'] },
  { name: 'goClients', where: 'everywhere', keys: ['g c'] },
  { name: 'goLetters', where: 'everywhere', keys: ['g o'] },
  { name: 'goProofs', where: 'everywhere', keys: ['g u'] },
  { name: 'goServiceOrders', where: 'everywhere', keys: ['g s'] },
  { name: 'goThreats', where: 'everywhere', keys: ['g t'] },
  { name: 'goInvoices', where: 'everywhere', keys: ['g i'] },
  { name: 'goSupport', where: 'everywhere', keys: ['g h'] },
  { name: 'goBoard', where: 'everywhere', keys: ['g b'] },
  { name: 'goBell', where: 'everywhere', keys: ['g n'] },
  { name: 'create', where: 'everywhere', keys: ['c'] },
  { name: 'menu', where: 'everywhere', keys: ['.'] },
  { name: 'send', where: 'everywhere', keys: ['Ctrl+Enter'], inFields: true, inDialogs: true },
  { name: 'undo', where: 'everywhere', keys: ['z'] },
  { name: 'clear', where: 'everywhere', keys: ['Escape'] },
  { name: 'next', where: 'list', keys: ['j', 'ArrowDown'], repeats: true },
  { name: 'previous', where: 'list', keys: ['k', 'ArrowUp'], repeats: true },
  { name: 'first', where: 'list', keys: ['Home'] },
  { name: 'last', where: 'list', keys: ['End'] },
  { name: 'open', where: 'list', keys: ['Enter', 'o'] },
  { name: 'peek', where: 'list', keys: ['Space'] },
  { name: 'select', where: 'list', keys: ['x'] },
  { name: 'selectRange', where: 'list', keys: ['Shift+x'] },
  { name: 'selectAll', where: 'list', keys: ['Ctrl+a'] },
  { name: 'search', where: 'list', keys: ['/'] },
  { name: 'filter', where: 'list', keys: ['f'] },
  { name: 'views', where: 'list', keys: ['v'] },
  { name: 'saveView', where: 'list', keys: ['Shift+v'] },
  { name: 'columns', where: 'list', keys: [','] },
  { name: 'refresh', where: 'list', keys: ['r'] },
  { name: 'primary', where: 'row', keys: ['p'] },
  { name: 'take', where: 'row', keys: ['t'] },
  { name: 'assign', where: 'row', keys: ['a'] },
  { name: 'giveBack', where: 'row', keys: ['Shift+a'] },
  { name: 'snooze', where: 'row', keys: ['s'] },
  { name: 'done', where: 'row', keys: ['e'] },
  { name: 'write', where: 'row', keys: ['w'] },
  { name: 'note', where: 'row', keys: ['i'] },
  { name: 'copyNumber', where: 'row', keys: ['y'] },
  { name: 'copyLink', where: 'row', keys: ['Shift+y'] },
  { name: 'before', where: 'row', keys: ['['] },
  { name: 'after', where: 'row', keys: [']'] },
  { name: 'confirm', where: 'docket', keys: ['u'] },
  { name: 'extend', where: 'docket', keys: ['n'] },
  { name: 'range7', where: 'docket', keys: ['7'] },
  { name: 'range30', where: 'docket', keys: ['3'] },
  { name: 'range60', where: 'docket', keys: ['6'] },
  { name: 'range90', where: 'docket', keys: ['9'] },
  { name: 'month', where: 'docket', keys: ['b'] },
  { name: 'left', where: 'docket', keys: ['ArrowLeft'], repeats: true },
  { name: 'right', where: 'docket', keys: ['ArrowRight'], repeats: true },
  { name: 'office1', where: 'workbench', keys: ['; 1', 'Ctrl+; 1'], inFields: true },
  { name: 'office2', where: 'workbench', keys: ['; 2', 'Ctrl+; 2'], inFields: true },
  { name: 'office3', where: 'workbench', keys: ['; 3', 'Ctrl+; 3'], inFields: true },
  { name: 'office4', where: 'workbench', keys: ['; 4', 'Ctrl+; 4'], inFields: true },
  { name: 'office5', where: 'workbench', keys: ['; 5', 'Ctrl+; 5'], inFields: true },
  { name: 'office6', where: 'workbench', keys: ['; 6', 'Ctrl+; 6'], inFields: true },
  { name: 'office7', where: 'workbench', keys: ['; 7', 'Ctrl+; 7'], inFields: true },
  { name: 'office8', where: 'workbench', keys: ['; 8', 'Ctrl+; 8'], inFields: true },
  { name: 'office9', where: 'workbench', keys: ['; 9', 'Ctrl+; 9'], inFields: true },
  { name: 'goods', where: 'workbench', keys: ['; g', 'Ctrl+; g'], inFields: true },
  { name: 'ownerLookUp', where: 'workbench', keys: ['; w', 'Ctrl+; w'], inFields: true },
  { name: 'differences', where: 'workbench', keys: ['; d', 'Ctrl+; d'], inFields: true },
  { name: 'dayBefore', where: 'workbench', keys: ['ArrowLeft'], repeats: true },
  { name: 'dayAfter', where: 'workbench', keys: ['ArrowRight'], repeats: true },
  { name: 'weekBefore', where: 'workbench', keys: ['Shift+ArrowLeft'], repeats: true },
  { name: 'weekAfter', where: 'workbench', keys: ['Shift+ArrowRight'], repeats: true },
  { name: 'judge1', where: 'triage', keys: ['1'] },
  { name: 'judge2', where: 'triage', keys: ['2'] },
  { name: 'judge3', where: 'triage', keys: ['3'] },
  { name: 'judge4', where: 'triage', keys: ['4'] },
  { name: 'makeThreat', where: 'triage', keys: ['m', 'y'] },
  { name: 'dismissFinding', where: 'triage', keys: ['n'] },
  { name: 'whitelistFinding', where: 'triage', keys: ['w'] },
  { name: 'orderOpposition', where: 'triage', keys: ['b'] },
  { name: 'compare', where: 'triage', keys: ['='] },
  { name: 'judgeRelevant', where: 'watchQueue', keys: ['y'] },
  { name: 'judgeHigh', where: 'watchQueue', keys: ['Shift+y'] },
  { name: 'judgeNot', where: 'watchQueue', keys: ['n'] },
  { name: 'whitelistOwner', where: 'watchQueue', keys: ['w'] },
  { name: 'judgeBack', where: 'watchQueue', keys: ['u', 'z'] },
  { name: 'dismissOne', where: 'scanQueue', keys: ['n'] },
  { name: 'dismissSeller', where: 'scanQueue', keys: ['Shift+n'] },
  { name: 'whitelistSeller', where: 'scanQueue', keys: ['w'] },
  { name: 'escalateFinding', where: 'scanQueue', keys: ['y'] },
  { name: 'escalateHigh', where: 'scanQueue', keys: ['Shift+y'] },
  { name: 'threatOfFinding', where: 'scanQueue', keys: ['m'] },
  { name: 'takeBack', where: 'scanQueue', keys: ['u', 'z'] },
  { name: 'following', where: 'scanQueue', keys: ['j', 'ArrowRight', 'ArrowDown'] },
  { name: 'preceding', where: 'scanQueue', keys: ['k', 'ArrowLeft', 'ArrowUp'] },
  { name: 'reason1', where: 'scanQueue', keys: ['1'] },
  { name: 'reason2', where: 'scanQueue', keys: ['2'] },
  { name: 'reason3', where: 'scanQueue', keys: ['3'] },
  { name: 'reason4', where: 'scanQueue', keys: ['4'] },
  { name: 'reason5', where: 'scanQueue', keys: ['5'] },
  { name: 'reason6', where: 'scanQueue', keys: ['6'] },
  { name: 'reason7', where: 'scanQueue', keys: ['7'] },
  { name: 'reason8', where: 'scanQueue', keys: ['8'] },
] as const satisfies readonly DeskKey[];

/** Keys of the search window, which it handles itself while it is open; their words stand in `admin-keys` under `inPalette`. */
export const paletteKeys = [
  { name: 'open', key: 'Enter' },
  { name: 'apart', key: 'Ctrl Enter' },
  { name: 'steps', key: 'Tab' },
  { name: 'back', key: 'Shift Tab' },
] as const;

export type KeyName = (typeof deskKeys)[number]['name'];

/** The key by its name, with what it may do. */
export const keyOf = (name: KeyName): DeskKey =>
  deskKeys.find((key) => key.name === name) as unknown as DeskKey;

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Enter: 'Enter',
};

/** A key as it is written on a button or under `?`: `Ctrl K`, `Shift X`, `g d`, `j`. */
export function keyShown(name: KeyName): string {
  const [stroke] = keyOf(name).keys;
  const parts = stroke.split('+');
  const last = parts.at(-1) ?? '';
  const letter = SHOWN[last] ?? (parts.length > 1 ? last.toUpperCase() : last);
  return [...parts.slice(0, -1), letter].join(' ');
}

/** A key for `aria-keyshortcuts`; two strokes after one another cannot be said there. */
export function keySpoken(name: KeyName): string | undefined {
  const [stroke] = keyOf(name).keys;
  return stroke.includes(' ') ? undefined : stroke.replace('Ctrl', 'Control');
}
