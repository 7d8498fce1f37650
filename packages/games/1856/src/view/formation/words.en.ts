type Changed = { before: string; after: string }

/** What is said of the formation of the CGR. */
export const formationEn = {
  title: 'Formation of the Canadian Government Railway',
  chapters: { debts: 'Debts', shares: 'Shares', railway: 'CGR', tokens: 'Tokens', trains: 'Trains' },
  othersMerge: ({ names, count }: { names: string; count: number }) =>
    `Shown as if ${names} ${count === 1 ? 'merged' : 'all merged'}.`,

  columns: {
    corporation: 'Corporation',
    owes: 'Owes',
    treasury: 'Treasury',
    rescue: 'Rescue',
    decision: 'Decision',
    player: 'Player',
    shares: 'Shares',
    received: 'Of CGR',
    value: 'Total value',
  },
  ofPresident: ({ company, who }: { company: string; who: string }) => `${company} (${who})`,
  decisions: { now: 'now', next: 'next', later: 'later', rescued: 'rescued', merges: 'merges' },
  pool: 'Pool, odd shares',
  held: ({ count, percent }: { count: number; percent: number }) => `${count} (${percent}%)`,
  change: ({ before, after }: Changed) => `${before} → ${after}`,

  notFormed: 'not formed',
  cut: 'Cut in',
  shares: ({ shares, percent }: { shares: number; percent: number }) => `${shares} shares of ${percent}%`,
  price: 'Price',
  average: ({ price, prices }: { price: string; prices: string }) => `${price} (average of ${prices})`,
  president: 'President',
  turn: 'First turn',
  thisRound: 'next in this round',
  nextRound: 'in the next round',

  tokens: 'Tokens in',
  tokensGone: 'Removed in',
  tokenToChoose: 'One to choose in',
  tokensLeft: 'To place later, $100 each',
  trains: 'Trains',
  trainLimit: 'It may keep',
}
