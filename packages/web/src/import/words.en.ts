/** Words of reading a file of a game. */
export const importEn = {
  title: 'Import a game',
  text: 'A file is played again move by move, with every rule checked. After that it can be looked through, studied and played on.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Playing it again…',
  able: 'What can be read',
  own: 'Files exported here, from a game that is over or not',
  recorded: (games: string) => `Games exported by 18xx.games: ${games}`,
  unable: (file: string) => `${file} cannot be imported`,
  refused: (action: number, sentence: string) =>
    `Action ${action} of the file does not keep to the rules. ${sentence}`,
  longName: (name: string, most: number) =>
    `The player’s name “${name}…” is too long: it may have ${most} characters.`,
  refusedSetup: (sentence: string) => `The game of this file cannot be set up: ${sentence}`,
  unreadableAction: (action: number) => `Action ${action} of the file cannot be read.`,
  otherGame: (title: string) => `It records “${title}”; that game, or that variant of it, is not here.`,
}
