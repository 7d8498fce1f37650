import type { Language } from '@roundhouse/kernel'
import type { SeatCard, TableCard } from '@roundhouse/wire'

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { random: 'Random bot', steady: 'Steady bot' },
  ja: { random: 'ランダムボット', steady: '堅実ボット' },
}

/** A table with its bots as a reader calls them: the server names them by what they are, and by a number where there are several. */
export const nameBotsOn = (card: TableCard, language: Language): TableCard => ({
  ...card,
  seats: card.seats.map((seat) => ({ ...seat, name: nameOf(seat, language) })),
})

function nameOf({ kind, name, bot }: SeatCard, language: Language): string {
  const called = bot && NAMES[language][bot]
  // a bot that took over a seat has the name of whoever sat there
  const isItsOwn = kind === 'bot' && bot !== undefined && (name === bot || name.startsWith(`${bot} `))
  return called && isItsOwn ? called + name.slice(bot.length) : name
}
