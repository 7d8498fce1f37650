/** What single keys do, by the usual key of each; a letter with Shift goes the other way. */
export const SHORTCUTS = {
  undo: 'u',
  turn: 'r',
  map: 'm',
  market: 'k',
  companies: 'c',
  players: 'p',
  log: 'l',
  supplies: 's',
  chat: 't',
  fit: 'f',
  zoomIn: '+',
  zoomOut: '-',
  whole: '0',
  oneBack: '[',
  oneForward: ']',
  branch: 'a',
  best: 'b',
  goTo: 'g',
  why: '?',
} as const

export type Shortcut = keyof typeof SHORTCUTS

/** The usual key, and the one pressed instead. */
export type ChangedKeys = ReadonlyMap<string, string>

const USUAL: readonly unknown[] = Object.values(SHORTCUTS)

export function readKeys(text: string | null): ChangedKeys {
  try {
    const saved = JSON.parse(text ?? '[]') as [usual: string, own: string][]
    const areKeys = saved.every(
      ([usual, own]) => USUAL.includes(usual) && typeof own === 'string' && own.length === 1,
    )
    return new Map(areKeys ? saved : [])
  } catch {
    return new Map()
  }
}

/** The usual key that a pressed key stands for, large letters for large ones; undefined for none. */
export function usualKeyOf(changed: ChangedKeys, key: string): string | undefined {
  const small = key.length === 1 ? key.toLowerCase() : key
  const usual = [...changed].find(([, own]) => own === small)?.[0] ?? (changed.has(small) ? undefined : small)
  return usual === undefined || key === small ? usual : usual.toUpperCase()
}

/** The keys after a change: what the key did before goes where the change came from. */
export function changedKeys(changed: ChangedKeys, usual: string, key: string): ChangedKeys {
  const wanted = key.toLowerCase()
  const now = changed.get(usual) ?? usual
  const other = usualKeyOf(changed, wanted)
  const isTaken = Object.values<string>(SHORTCUTS).includes(other ?? '')
  const next = new Map([
    ...changed,
    ...(other !== undefined && isTaken ? [[other, now] as const] : []),
    [usual, wanted],
  ])
  return new Map([...next].filter(([one, own]) => one !== own))
}

/** Keys that cannot be given away: choices by number, and what is no sign. */
export const canBeKey = (key: string): boolean => /^[^\s1-9]$/u.test(key)
